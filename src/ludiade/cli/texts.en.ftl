help-head = ludiade: an open library of tabletop games. Commands:
help-brought = This game’s own commands: “ludiade { $game }” shows them.
help-foot = “ludiade COMMAND --help” explains a command. Language: --lang fr, LUDIADE_LANG or the system’s.
help-options = options
help-examples = Examples:
help-lang = the language of the sentences
help-file = a match record (JSON), or - for standard input
help-game = the name of a game; “ludiade games” shows them
help-json = writes JSON, for programs
help-players = the number of players
help-seed = the seed: the same one gives the same matches

help-play = Plays a game in the terminal, several people over one keyboard, and bots.
help-play-seats = who plays, separated by commas; “bot” for a bot
help-play-options = the game’s options, in JSON
help-play-record = where to keep the match
help-play-example-1 = ludiade play
help-play-example-2 = ludiade play diamoniak --seats Ana,Luc,bot

help-games = Shows the games on the shelf.
help-games-example-1 = ludiade games
help-games-example-2 = ludiade games --json

help-rules = Shows the rules of a game.
help-rules-example-1 = ludiade rules diamoniak
help-rules-example-2 = ludiade rules diamoniak --lang fr

help-replay = Replays a match record and says where it leads.
help-replay-seat = what one seat sees (0, 1, 2…), or “none” for a spectator
help-replay-lexicon = a list of words (A–Z, one a line) that judges instead of the lexicon
help-replay-all-plays = adds all possible plays to the actions (Diamino)
help-replay-example-1 = ludiade replay match.json
help-replay-example-2 = ludiade replay match.json --json --seat 0
help-replay-example-3 = cat match.json | ludiade replay - --json

help-review = Looks back on a match with the coach: chances, turning points, luck and decisions.
help-review-playouts = the number of imagined games for each judgement (200)
help-review-seed = the seed: the same one gives the same judgement
help-review-example-1 = ludiade review match.json
help-review-example-2 = ludiade review match.json --playouts 1000 --json

help-verify = Checks that the shuffles of a match follow from its seed.
help-verify-example-1 = ludiade verify match.json
help-verify-example-2 = cat match.json | ludiade verify -

help-simulate = Lets bots play each other and keeps the matches.
help-simulate-games = the number of matches
help-simulate-bots = one bot for all, or one for each player, separated by commas; there is “random”
help-simulate-options = the game’s options, in JSON
help-simulate-records = the folder to put the matches in
help-simulate-jobs = the number of processes (0: one for each core); the result does not depend on it
help-simulate-example-1 = ludiade simulate diamoniak --players 3 --games 100 --seed 7 --records matches
help-simulate-example-2 = ludiade simulate diamoniak --options '{ "{" }"sale_goes_to":"discard"{ "}" }'

help-schema = Writes the JSON Schema of a game’s options, actions, events and views.
help-schema-game = the name of a game, or “wire” for the server’s messages
help-schema-example-1 = ludiade schema diamoniak
help-schema-example-2 = ludiade schema wire

help-serve = Opens the tables on line.
help-serve-host = the address to listen on (127.0.0.1: this machine only)
help-serve-port = the port (8000)
help-data = the file of the tables (ludiade.sqlite3)
help-serve-example-1 = ludiade serve
help-serve-example-2 = ludiade serve --host 0.0.0.0 --port 8123 --data tables.sqlite3

help-join = Seats a bot of this machine at an online table.
help-join-url = the invitation link of the table
help-join-bot = the bot; there is “random”
help-join-name = the name it has at the table
help-join-example-1 = ludiade join 'http://127.0.0.1:8000/join#…' --bot random

help-backup = Copies the tables of a server, even a running one.
help-backup-target = the file to write
help-backup-example-1 = ludiade backup copy.sqlite3 --data tables.sqlite3

help-export = Writes all tables, a line of JSON each.
help-export-example-1 = ludiade export --data tables.sqlite3 > tables.jsonl

help-import = Adds exported tables to a file.
help-import-lines = the exported file, or - for standard input
help-import-example-1 = ludiade import tables.jsonl --data others.sqlite3
help-import-example-2 = ludiade export | ludiade import - --data others.sqlite3

error-unknown-command = There is no command “{ $command }”. “ludiade --help” shows them.
error-unknown-option = This command has no option “{ $option }”. “--help” shows them.
error-value-missing = A value is missing after “--{ $option }”.
error-too-many-words = “{ $word }” is one word too many.
error-word-missing = The command lacks a word: { $word }. “--help” explains it.
error-not-a-number = “--{ $option }” takes a whole number from { $low } on, not “{ $given }”.
error-one-bot-a-player = There must be one bot for all, or one for each of the { $players } players.
error-unknown-bot = There is no bot “{ $bot }”; there is “random”.
error-not-a-port = “{ $given }” is no port: they go up to 65535.
error-cannot-serve = The server cannot open: { $reason }.
error-cannot-join = There is no table at this address: { $reason }.
error-file-exists = The file “{ $file }” exists already.
error-cannot-copy = “{ $file }” cannot be copied: { $reason }.
error-bad-export = Line { $number } is none of an export: { $reason }. Nothing was added.
