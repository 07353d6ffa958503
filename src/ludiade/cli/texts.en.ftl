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
help-play-seats = who plays, one after the other or separated by commas: names of people, and the bots Pomme (beginner), Basile (easy), Hortense (medium), Zénon (hard), Mélusine (expert), Chance (random)
help-play-options = the game’s options, in JSON
help-play-record = where to keep the match
help-play-example-1 = ludiade play
help-play-example-2 = ludiade play diabolo Ana expert
help-play-example-3 = ludiade play diamoniak Ana,Luc,Basile --record match.json

help-games = Shows the games on the shelf, or the card of one game.
help-games-example-1 = ludiade games
help-games-example-2 = ludiade games diamino
help-games-example-3 = ludiade games --json

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

help-verify = Checks that the shuffles of a match follow from its seed, and are those that were promised.
help-verify-promised = what a device was promised before the deal: its file (- for standard input), the text itself, or just the server’s commitment (64 digits)
help-verify-example-1 = ludiade verify match.json
help-verify-example-2 = cat match.json | ludiade verify -
help-verify-example-3 = ludiade verify match.json --promised promise.json

help-simulate = Lets bots play each other and keeps the matches.
help-simulate-games = the number of matches
help-simulate-bots = one bot for all, or one for each player, separated by commas: levels, names, FILE.py:FUNCTION, MODULE:FUNCTION or command:COMMAND (docs/bots.md)
help-simulate-options = the game’s options, in JSON
help-simulate-records = the folder to put the matches in; a second time, it is continued
help-simulate-jobs = the number of processes (0: one for each core); the result does not depend on it
help-simulate-on-fault = what becomes of a bot that fails: loss (it loses the match), easy (“easy” plays on for it) or stop (loss)
help-simulate-example-1 = ludiade simulate diamoniak --players 3 --games 100 --seed 7 --records matches
help-simulate-example-2 = ludiade simulate diamoniak --options '{ "{" }"sale_goes_to":"discard"{ "}" }'
help-simulate-example-3 = ludiade simulate diabolo --bots easy,mybot.py:choose --games 50

help-arena = Sets bots against each other on the same deals, each in every seat, and says who wins how much.
help-arena-bots = the bots, separated by commas: levels, FILE.py:FUNCTION, MODULE:FUNCTION or command:COMMAND (docs/bots.md)
help-arena-games = the number of matches for each pair of bots, rounded up to whole deals
help-arena-options = the game’s options, in JSON
help-arena-jobs = the number of processes (0: one for each core); the result does not depend on it
help-arena-out = the file of results; a second time, it is continued
help-arena-seconds = what a foreign bot has for a move (10 seconds)
help-arena-memory = what a foreign bot has of memory, in MB (2048; 0: no limit)
help-arena-on-fault = what becomes of a bot that fails: loss (it loses the match), easy (“easy” plays on for it) or stop (loss)
help-arena-example-1 = ludiade arena diamoniak --bots easy,medium,hard --games 200 --jobs 0
help-arena-example-2 = ludiade arena diabolo --bots expert,hard --players 4 --seed 7 --out results.jsonl
help-arena-example-3 = ludiade arena diamoniak --bots medium,mybot.py:choose
help-arena-example-4 = ludiade arena diamoniak --bots 'medium,command:"./mybot --fast"' --seconds 2
help-arena-example-5 = ludiade arena diamoniak --bots easy,mybot.py:choose --on-fault stop

help-lab = Measures: “calibrate” says whether the levels of a game are steps.
help-lab-measurement = calibrate
help-lab-options = the game’s options, in JSON
help-lab-games = the most matches for each pair of levels (2000)
help-lab-jobs = the number of processes (0: one for each core); the result does not depend on it
help-lab-out = the file of results; a second time, it is continued
help-lab-write = writes the table into docs/bots.md
help-lab-example-1 = ludiade lab calibrate diamoniak --jobs 0 --out diamoniak.jsonl
help-lab-example-2 = ludiade lab calibrate diabolo --players 4 --games 1000 --seed 7 --write


help-schema = Writes the JSON Schema of a game’s options, actions, events and views.
help-schema-game = the name of a game, or “wire” for the server’s messages
help-schema-example-1 = ludiade schema diamoniak
help-schema-example-2 = ludiade schema wire

help-serve = Opens the tables on line.
help-serve-host = the address to listen on (127.0.0.1: this machine only)
help-serve-port = the port (8000)
help-serve-role = what this node does: play, or watch (it only shows tables to spectators)
help-serve-address = how other devices reach it, for invitations made on this machine (http://192.168.1.20:8000)
help-serve-allowed-host = names it may be called by, besides its addresses, localhost and this machine’s name (NAME,NAME…)
help-serve-trusted-proxy = addresses or networks of proxies that are believed about who asks (ADDRESS,ADDRESS…)
help-serve-websocket = what holds the WebSockets: picows (where it is installed) or plain
help-data = the file of the tables (ludiade.sqlite3)
help-store = where the tables are: a file, or a PostgreSQL (postgresql://USER@HOST/DATABASE)
help-serve-example-1 = ludiade serve
help-serve-example-2 = ludiade serve --host 0.0.0.0 --port 8123 --data tables.sqlite3
help-serve-example-3 = ludiade serve --allowed-host games.example.org --trusted-proxy 127.0.0.1
help-serve-bus = how the nodes of one PostgreSQL tell each other what is new: a NATS (nats://HOST:4222) or notify; without, they look once a second
help-serve-example-4 = ludiade serve --store postgresql://ludiade@db.example.org/ludiade
help-serve-example-5 = ludiade serve --store postgresql://ludiade@db.example.org/ludiade --bus nats://bus.example.org:4222

help-join = Seats a bot of this machine at an online table.
help-join-url = the invitation link of the table
help-join-bot = the bot: a level, its name, FILE.py:FUNCTION, MODULE:FUNCTION or command:COMMAND
help-join-name = the name it has at the table
help-join-example-1 = ludiade join 'http://127.0.0.1:8000/join#…' --bot random
help-join-example-2 = ludiade join 'http://127.0.0.1:8000/join#…' --bot expert --name Ada --json

help-migrate = Makes the tables of a PostgreSQL, or brings them up to date.
help-migrate-url = its address (postgresql://USER@HOST/DATABASE)
help-migrate-example-1 = ludiade migrate postgresql://ludiade@db.example.org/ludiade

help-move = Copies all that a server has to another store: tables, people and devices.
help-move-from = the store it comes from, a file or a PostgreSQL; the server must be stopped
help-move-to = the store it goes to: a new file, or a PostgreSQL without tables
help-move-example-1 = ludiade move --from ludiade.sqlite3 --to postgresql://ludiade@db.example.org/ludiade
help-move-example-2 = ludiade move --from postgresql://ludiade@db.example.org/ludiade --to ludiade.sqlite3

help-backup = Copies the tables of a server, even a running one.
help-backup-target = the file to write
help-backup-example-1 = ludiade backup copy.sqlite3 --data tables.sqlite3

help-export = Writes all tables, a line of JSON each.
help-export-target = the file to write, for you alone; standard output otherwise
help-export-example-1 = ludiade export tables.jsonl --data tables.sqlite3
help-export-example-2 = ludiade export --data tables.sqlite3 > tables.jsonl

help-import = Adds exported tables to a file or a PostgreSQL.
help-import-lines = the exported file, or - for standard input
help-import-example-1 = ludiade import tables.jsonl --data others.sqlite3
help-import-example-2 = ludiade export | ludiade import - --data others.sqlite3
help-import-example-3 = ludiade export | ludiade import - --store postgresql://ludiade@db.example.org/ludiade

help-check = Compares each table of a server with its log, even a running one.
help-check-mend = make the indexes anew that do not follow from the log; the server must be stopped
help-check-example-1 = ludiade check --data tables.sqlite3
help-check-example-2 = ludiade check --mend --data tables.sqlite3

check-damaged = The file is damaged: { $reason }
check-gap = Table { $table }: its log has a gap ({ $reason }).
check-declined = Table { $table }: kept, but this version cannot go on with it ({ $reason }).
check-unreadable = Table { $table }: its log cannot be replayed ({ $reason }).
check-index = Table { $table }: its index does not follow from its log.
check-lookup = Table { $table }: it is not found by its devices or its codes.
check-mended = Mended.

error-unknown-command = There is no command “{ $command }”. “ludiade --help” shows them.
error-unknown-option = This command has no option “{ $option }”. “--help” shows them.
error-value-missing = A value is missing after “--{ $option }”.
error-too-many-words = “{ $word }” is one word too many.
error-word-missing = The command lacks a word: { $word }. “--help” explains it.
error-not-a-number = “--{ $option }” takes a whole number from { $low } to { $high }, not “{ $given }”.
error-two-from-input = Standard input (-) can hold the match or the promise, not both.
error-not-a-port = “{ $given }” is no port: they go up to 65535.
error-not-an-address = “{ $given }” is no address: it begins with http:// or https://.
error-cannot-serve = The server cannot open: { $reason }.
error-not-a-proxy = “{ $given }” is neither an address nor a network (192.0.2.1, 10.0.0.0/8).
error-watch-alone = A node that only watches shows what others play: give the PostgreSQL they share (--store postgresql://…).
error-not-a-role = A node’s role is “play” or “watch”, not “{ $given }”.
error-not-a-websocket = WebSockets are held by “picows” or “plain”, not by “{ $given }”.
error-cannot-join = There is no table at this address: { $reason }.
error-file-exists = The file “{ $file }” exists already.
error-cannot-copy = “{ $file }” cannot be copied: { $reason }.
error-cannot-check = “{ $file }” cannot be checked: { $reason }.
error-data-in-use = “{ $file }” is being served by another process: stop it first.
error-not-a-bus = “--bus” takes the address of a NATS, like nats://HOST:4222, or “notify”.
error-bus-of-a-file = “--bus” is for several nodes on one PostgreSQL (“--store postgresql://…”); a file is served by one process alone.
error-bus-not-installed = “--bus” needs a package that is missing: pip install 'ludiade[cluster]'.
error-two-stores = “--data” and “--store” both say where the tables are: give one of them.
error-not-empty = { $store } already holds tables: move into an empty database, or add them with “ludiade import”.
error-postgres-not-installed = { $address } needs a package that is missing: pip install 'ludiade[cluster]'.
error-postgres-not-a-url = This is no address of a PostgreSQL; write it like postgresql://USER@HOST:5432/DATABASE, with the password in PGPASSWORD or a .pgpass file.
error-postgres-unreachable = Nobody answers at { $address }: check the address, and that PostgreSQL is running and may be reached from here.
error-postgres-wrong-password = { $address } does not let this user in: check the name and the password (PGPASSWORD or a .pgpass file).
error-postgres-no-database = { $address } does not exist: have it made with “createdb --owner=USER DATABASE”.
error-postgres-no-rights = This user lacks rights on { $address }: make it the owner (ALTER DATABASE … OWNER TO …), or grant it what docs/running-a-server.md names.
error-postgres-busy = { $address } has no connection left: raise its max_connections, or stop what else uses it.
error-postgres-full = The disk of { $address } is full: make room there, then try again. Nothing was changed.
error-postgres-read-only = { $address } only reads: give the address of the primary, not of a replica.
error-postgres-old-server = { $address } is older than PostgreSQL 14: upgrade it, or use another.
error-postgres-not-migrated = { $address } lacks the tables of this version: run “ludiade migrate” with its address first.
error-postgres-newer = { $address } is of a newer version than this program: install that version. Nothing was changed.
error-postgres-not-ours = { $address } holds tables of something else: give Ludiade a database of its own. Nothing was changed.
error-postgres-failed = { $address } refused what was asked: its log says why. Nothing was changed.
error-bad-export = Line { $number } is none of an export: { $reason }. Nothing was added.
error-unknown-measurement = There is no measurement “{ $given }”; there is “calibrate”.
