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
help-schema-example-1 = ludiade schema diamoniak

error-unknown-command = There is no command “{ $command }”. “ludiade --help” shows them.
error-unknown-option = This command has no option “{ $option }”. “--help” shows them.
error-value-missing = A value is missing after “--{ $option }”.
error-too-many-words = “{ $word }” is one word too many.
error-word-missing = The command lacks a word: { $word }. “--help” explains it.
error-not-a-number = “--{ $option }” takes a whole number from { $low } on, not “{ $given }”.
error-one-bot-a-player = There must be one bot for all, or one for each of the { $players } players.
error-unknown-bot = There is no bot “{ $bot }”; there is “random”.
