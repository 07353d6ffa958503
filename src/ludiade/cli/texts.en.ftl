help-head = ludiade: an open library of tabletop games. Commands:
help-foot = “ludiade help COMMAND” explains a command. Language: --lang fr, LUDIADE_LANG or the system’s.
help-of-a-game = This game’s own commands: “ludiade { $game }” shows them.
help-statuses = Exit statuses:
help-usage-options = [options]
head-operands = Words
head-options = Options
head-examples = Examples
help-family-head = ludiade { $name }: its commands
help-family-foot = “ludiade help { $name } …” explains one of them.
help-default = { $about }; default: { $default }
help-this-help = shows this help
status-0 = done
status-1 = examined, and the answer is no: against the rules, not fair, not in order
status-2 = cannot be done as asked: the command line, a file, or what it contains
status-3 = done, but a bot was at fault
status-70 = an error in Ludiade itself, with a traceback
status-130 = interrupted (Ctrl-C)
status-141 = nobody is reading the output any more (“| head -1”)
word-MM = MM
word-FILE = FILE
word-FOLDER = FOLDER
word-GAME = GAME
word-TEXT = TEXT
word-LIST = X,Y…
word-ADDRESS = ADDRESS
word-BOT = BOT
word-BOTS = BOT,BOT…
word-QUESTION = QUESTION
word-WORD = WORD
word-PLAYER = PLAYER
word-COMMAND = COMMAND
help-lang = the language of the sentences
help-file = a match record (JSON), or - for standard input
help-game = the name of a game; “ludiade games” shows them
help-json = writes JSON, for programs
help-players = the number of players; if left out, the fewest the game allows
help-seed = the seed: the same one gives the same matches
help-options = the game’s options, in JSON; “ludiade games GAME” shows them
help-jobs = the number of processes (0: one for each core); the result does not depend on it
help-on-fault = what becomes of a bot that fails: loss (it loses the match), easy (“easy” plays on for it) or stop (everything ends there)
help-out = the file of results; run again, it is continued

help-play = Plays a game in the terminal, with several people at one keyboard and with bots.
help-play-who = who plays, one after the other or separated by commas: names of people, and the bots Pomme (beginner), Basile (easy), Hortense (medium), Zénon (hard), Mélusine (expert), Chance (random)
help-play-seats = the same, as an option
help-play-record = where to keep the match: the whole of it at the end, or as far as it got if you leave
help-play-seed = the seed of the shuffles: the same one deals the same cards; without it, nobody knows the seed before the end
help-play-resume = resumes the match left last, or the one in a file (instead of the game)
help-play-example-1 = ludiade play
help-play-example-2 = ludiade play diabolo Ana expert
help-play-example-3 = ludiade play diamoniak Ana,Luc,Basile --record match.json
help-play-example-4 = ludiade play --resume

help-games = Shows the games on the shelf, or the card and the options of one game.
help-games-example-1 = ludiade games
help-games-example-2 = ludiade games diamino
help-games-example-3 = ludiade games --json
games-options = Options, given as --options '{ "{" }"NAME": VALUE{ "}" }':
games-option-value = { $value }: { $means }
games-option-range = { $means }: { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }

help-print = Prepares a game to print and cut out (PDF).
help-print-out = the file to write; GAME.pdf by default
help-print-page = a table of results in JSON (docs/printing.md), instead of a game
help-print-part = only some parts, separated by commas: cards, score, rules, calibration…
help-print-deck = the deck, for a game that has decks: a file or a name (diagnostic, cycle3:WORD)
help-print-options = the options of the game, as at a table, in JSON
help-print-paper = the size of the paper
help-print-duplex = which edge the sheet is turned over; none: no backs; fold: to be folded, on one side
help-print-dx = how far the backs are moved to the right, in millimetres
help-print-dy = how far the backs are moved down, in millimetres
help-print-link = an address to print as a QR code, such as that of a table
help-print-large = in large print
help-print-grey = in black and white
help-print-example-1 = ludiade print diego --deck diagnostic
help-print-example-2 = ludiade print diego --part rules --lang en
help-print-example-3 = ludiade print diego --part calibration --duplex short
help-print-example-4 = ludiade print --page class.json
help-rules = Shows the rules of a game.
help-rules-example-1 = ludiade rules diamoniak
help-rules-example-2 = ludiade rules diamoniak --lang fr

help-replay = Replays a match record and says where it leads, or draws the table at any point.
help-replay-at = draws the table after that many inputs; 0 is the beginning
help-replay-seat = what one seat sees (0, 1, 2…), or “none” for a spectator
help-replay-lexicon = a list of words (A–Z, one per line) that judges instead of the lexicon
help-replay-all-plays = adds all possible plays to the actions (Diamino)
help-replay-example-1 = ludiade replay match.json
help-replay-example-2 = ludiade replay match.json --json --seat 0
help-replay-example-3 = cat match.json | ludiade replay - --json
help-replay-example-4 = ludiade replay match.json --at 17 --seat 0

help-review = Looks back on a match with the coach: chances, turning points, luck and decisions.
help-review-playouts = the number of imagined games for each judgement
help-review-seed = the seed: the same one gives the same judgement
help-review-seconds = how long it may take; without it, as long as all judgements need
help-review-example-1 = ludiade review match.json
help-review-example-2 = ludiade review match.json --playouts 1000 --json

help-verify = Checks that the shuffles of a match follow from its seed, and are those that were promised.
help-verify-promised = what a device was promised before the deal: its file (- for standard input), the text itself, or just the server’s commitment (64 digits)
help-verify-example-1 = ludiade verify match.json
help-verify-example-2 = cat match.json | ludiade verify -
help-verify-example-3 = ludiade verify match.json --promised promise.json
verify-fair = { $shuffles ->
        [0] Nothing was shuffled, and the seed is the one promised in the record.
        [one] The shuffle follows from the seed promised in the record.
       *[other] All { $shuffles } shuffles follow from the seed promised in the record.
    }
verify-promised = The record is what this device was promised.

help-simulate = Lets bots play each other and keeps the matches.
help-simulate-games = the number of matches
help-simulate-bots = one bot for all, or one for each player, separated by commas: levels, names, FILE.py:FUNCTION, MODULE:FUNCTION or command:COMMAND (docs/bots.md)
help-simulate-records = the folder to put the matches in; run again, it is continued
help-simulate-example-1 = ludiade simulate diamoniak --players 3 --games 100 --seed 7 --records matches
help-simulate-example-2 = ludiade simulate diamoniak --options '{ "{" }"sale_goes_to":"discard"{ "}" }'
help-simulate-example-3 = ludiade simulate diabolo --bots easy,mybot.py:choose --games 50

help-arena = Sets bots against each other on the same deals, each in every seat, and says how often each wins.
help-arena-bots = the bots, separated by commas: levels, names, FILE.py:FUNCTION, MODULE:FUNCTION or command:COMMAND (docs/bots.md)
help-arena-games = the number of matches for each pair of bots, rounded up to whole deals
help-arena-seconds = how long a foreign bot has for a move, in seconds
help-arena-memory = how much memory a foreign bot has, in MB (0: no limit)
help-arena-example-1 = ludiade arena diamoniak --bots easy,medium,hard --games 200 --jobs 0
help-arena-example-2 = ludiade arena diabolo --bots expert,hard --players 4 --seed 7 --out results.jsonl
help-arena-example-3 = ludiade arena diamoniak --bots medium,mybot.py:choose
help-arena-example-4 = ludiade arena diamoniak --bots 'medium,command:"./mybot --fast"' --seconds 2
help-arena-example-5 = ludiade arena diamoniak --bots easy,mybot.py:choose --on-fault stop

help-lab = Measures: puts questions to thousands of matches, runs experiments, writes datasets, calibrates levels.
help-lab-ask = Answers a question about a game with as many matches as it takes, and with intervals.
help-lab-ask-question = first-player (is it an advantage to begin?), option (what does an option change?), length (how long is a game?), luck (how much is luck?), shorter (which option makes it shorter?)
help-lab-ask-option = for “option”: its name, or NAME=VALUE
help-lab-ask-bots = the bots: one for all, or two that change seats on every deal; if left out, medium, and for “luck” medium,easy
help-lab-ask-deals = the most deals to play; each is played in every seating
help-lab-ask-within = half the interval at which to stop: a number (0.02 is two percentage points of a share), or a percentage of the mean (2%)
help-lab-ask-example-1 = ludiade lab ask first-player diabolo --players 3
help-lab-ask-example-2 = ludiade lab ask option diadingo professional
help-lab-ask-example-3 = ludiade lab ask length diego
help-lab-ask-example-4 = ludiade lab ask luck diamoniak --report luck.html
help-lab-ask-example-5 = ludiade lab ask shorter diamoniak
help-lab-run = Runs the experiment of a TOML file (docs/lab.md).
help-lab-run-experiment = the file: games, players, options, variants, bots, deals, seed, what to measure
help-lab-run-example-1 = ludiade lab run experiment.toml --out results --report report.html
help-lab-run-example-2 = ludiade lab run experiment.toml --on ray://head:10001
help-on = where it runs: here (processes of this machine), ray (a Ray started here), ray://HOST:PORT (a cluster); the result does not depend on it
help-lab-ask-out = the folder of results, one row per match; run again, it is continued
help-lab-run-out = the folder of results, one row per match; run again, it is continued
help-form = how results are written
help-report = where to write the report, one HTML page
help-plots = the folder for the plots, in SVG and PNG
help-lab-dataset = Writes what bots saw, could do and chose, match by match (docs/dataset.md).
help-lab-dataset-records = the number of matches
help-lab-dataset-bots = one bot for all, or one for each player, separated by commas
help-lab-dataset-out = the folder to write; run again, it is continued
help-lab-dataset-example-1 = ludiade lab dataset diamoniak --records 10000 --out diamoniak-data
help-lab-dataset-example-2 = ludiade lab dataset diego --players 3 --bots easy --form csv --out diego-data
lab-dataset-done = { $games ->
        [one] one match
       *[other] { $games } matches
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } in “{ $folder }”.
lab-dataset-fault = At fault: { $failing }.
interrupted = { $kept ->
        [none] Interrupted: nothing is kept. With { $option } the same command would go on where it stops.
       *[other] Interrupted: what is done is kept in “{ $kept }”. The same command goes on from there.
    }
lab-lost = A process was lost: what it had begun is done again.
help-lab-calibrate = Says whether each level of a game is a step up from the one below.
help-lab-calibrate-games = the most matches for each pair of levels
help-lab-calibrate-write = writes the table into docs/bots.md
help-lab-calibrate-example-1 = ludiade lab calibrate diamoniak --jobs 0 --out diamoniak.jsonl
help-lab-calibrate-example-2 = ludiade lab calibrate diabolo --players 4 --games 1000 --seed 7 --write

help-schema = Writes the JSON Schema of a game’s options, actions, events and views.
help-schema-game = the name of a game, or “wire” for the server’s messages
help-schema-example-1 = ludiade schema diamoniak
help-schema-example-2 = ludiade schema wire

help-serve = Opens tables online.
help-serve-host = the address to listen on; 127.0.0.1 is for this machine only, 0.0.0.0 for all
help-serve-port = the port (0: any that is free)
help-serve-role = what this node does: play, or watch (it only shows tables to spectators)
help-serve-address = how other devices reach it, for invitations made on this machine (http://192.168.1.20:8000)
help-serve-allowed-host = names it may be called by, besides its addresses, localhost and this machine’s name (NAME,NAME…)
help-serve-trusted-proxy = addresses or networks of proxies that are trusted to say who asks (ADDRESS,ADDRESS…)
help-serve-metrics-from = addresses or networks that may read /metrics besides this machine (ADDRESS,ADDRESS…)
help-serve-websocket = what holds the WebSockets: picows (where it is installed) or plain
help-data = the file of the tables; if left out, ludiade.sqlite3
help-store = where the tables are: a file, or a PostgreSQL (postgresql://USER@HOST/DATABASE)
help-serve-example-1 = ludiade serve
help-serve-example-2 = ludiade serve --host 0.0.0.0 --port 8123 --data tables.sqlite3
help-serve-example-3 = ludiade serve --allowed-host games.example.org --trusted-proxy 127.0.0.1
help-serve-bus = how the nodes of one PostgreSQL tell each other what is new: a NATS (nats://HOST:4222) or notify; without it, they look once a second
help-serve-example-4 = ludiade serve --store postgresql://ludiade@db.example.org/ludiade
help-serve-example-5 = ludiade serve --store postgresql://ludiade@db.example.org/ludiade --bus nats://bus.example.org:4222

help-join = Seats a bot from this machine at an online table.
help-join-url = the invitation link of the table
help-join-bot = the bot: a level, its name, FILE.py:FUNCTION, MODULE:FUNCTION or command:COMMAND
help-join-name = the name it has at the table
help-join-example-1 = ludiade join 'http://127.0.0.1:8000/join#…' --bot random
help-join-example-2 = ludiade join 'http://127.0.0.1:8000/join#…' --bot expert --name Ada --json

help-migrate = Creates the tables of a PostgreSQL, or brings them up to date.
help-migrate-url = its address (postgresql://USER@HOST/DATABASE)
help-migrate-example-1 = ludiade migrate postgresql://ludiade@db.example.org/ludiade
migrate-done = The tables are up to date: version { $after } (before: { $before }).
migrate-nothing = The tables were up to date: version { $after }.

help-move = Copies everything a server has to another store: tables, people and devices.
help-move-from = the store it comes from, a file or a PostgreSQL; the server must be stopped
help-move-to = the store it goes to: a new file, or a PostgreSQL without tables
help-move-example-1 = ludiade move --from ludiade.sqlite3 --to postgresql://ludiade@db.example.org/ludiade
help-move-example-2 = ludiade move --from postgresql://ludiade@db.example.org/ludiade --to ludiade.sqlite3
move-done = { $tables ->
        [one] One table was copied
       *[other] { $tables } tables were copied
    }, with people and devices.

help-backup = Copies the tables of a server, even a running one.
help-backup-target = the file to write
help-backup-data = the file of the tables
help-backup-example-1 = ludiade backup copy.sqlite3 --data tables.sqlite3

help-export = Writes all tables, one line of JSON each.
help-export-target = the file to write, for you alone; standard output otherwise
help-export-example-1 = ludiade export tables.jsonl --data tables.sqlite3
help-export-example-2 = ludiade export --data tables.sqlite3 > tables.jsonl

help-import = Adds exported tables to a file or a PostgreSQL.
help-import-lines = the exported file, or - for standard input
help-import-example-1 = ludiade import tables.jsonl --data others.sqlite3
help-import-example-2 = ludiade export | ludiade import - --data others.sqlite3
help-import-example-3 = ludiade export | ludiade import - --store postgresql://ludiade@db.example.org/ludiade
import-done = { $added ->
        [0] Nothing new to import: { $known ->
            [0] the export is empty.
            [one] its only table was there already.
           *[other] all { $known } tables were there already.
        }
        [one] One table was added{ $known ->
            [0] .
            [one] ; one was there already.
           *[other] ; { $known } were there already.
        }
       *[other] { $added } tables were added{ $known ->
            [0] .
            [one] ; one was there already.
           *[other] ; { $known } were there already.
        }
    }

help-check = Compares each table of a server with its log, even a running one.
help-check-mend = rebuilds the indexes that do not follow from the log; the server must be stopped
help-check-example-1 = ludiade check --data tables.sqlite3
help-check-example-2 = ludiade check --mend --data tables.sqlite3

help-completion = Writes the script by which a shell completes these commands.
help-completion-shell = your shell
help-completion-example-1 = eval "$(ludiade completion bash)"   # in ~/.bashrc; in ~/.zshrc with zsh
help-completion-example-2 = ludiade completion fish > ~/.config/fish/completions/ludiade.fish

help-help = Shows all commands, or explains one.
help-help-command = a command; without one, all are shown
help-help-example-1 = ludiade help
help-help-example-2 = ludiade help arena

check-damaged = The file is damaged: { $reason }
check-gap = Table { $table }: its log has a gap ({ $reason }).
check-declined = Table { $table }: kept, but this version cannot go on with it ({ $reason }).
check-unreadable = Table { $table }: its log cannot be replayed ({ $reason }).
check-index = Table { $table }: its index does not follow from its log.
check-lookup = Table { $table }: it is not found by its devices or its codes.
check-mended = Mended.
check-done = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } looked at, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }: { $problems ->
        [0] all is well.
        [one] one thing is not well.
       *[other] { $problems } things are not well.
    }

error-too-many-words = “{ $word }” is one word too many; “ludiade help { $command }” shows what this command takes.
error-word-of-option = “{ $word }” is one word too many here. Did you mean “{ $option } { $word }”?
error-options-are-json = “{ $word }” takes JSON, such as '{ "{" }"rounds":1{ "}" }', not “{ $given }”.
error-unknown-command = There is no command “{ $command }”.
error-unknown-game-command = { $game } has no command “{ $command }”.
error-game-is-no-command = “{ $game }” is a game: “ludiade play { $game }” plays it, “ludiade rules { $game }” shows its rules.
error-unknown-option = This command has no option “{ $option }”.
error-value-missing = A value is missing after “{ $option }”; “--help” explains it.
error-value-unwanted = “{ $option }” takes no value.
error-word-missing = A word is missing: { $word }; “--help” explains it.
error-option-missing = “{ $option }” is missing; “--help” explains it.
error-not-a-number = “{ $word }” takes a whole number from { $low } to { $high }, not “{ $given }”.
error-not-a-seat = “{ $word }” takes the number of a seat (0, 1, 2…) or “none”, not “{ $given }”.
error-not-a-choice = “{ $word }” does not take “{ $given }”.
error-no-such-position = The match has { $size ->
        [one] one input
       *[other] { $size } inputs
    }: there is no position { $at }.
error-system-refuses = The system refuses: { $reason }.
error-system-refuses-file = The system refuses “{ $file }”: { $reason }.
error-resume-as-it-was = “--resume” takes the match up as it was: players, options and seed stay the same and are not given again.
error-two-from-input = Standard input (-) can hold the match or the promise, not both.
error-cannot-serve = The server cannot listen on { $host }, port { $port }: { $reason }.
error-cannot-open = “{ $file }” cannot be opened: { $reason }.
error-not-a-link = “{ $given }” is not an invitation link; a link reads http://ADDRESS/join#… and is copied at the table.
error-not-an-address = “{ $given }” is not an address: one begins with http:// or https://.
error-not-a-proxy = “{ $given }” is neither an address nor a network (192.0.2.1, 10.0.0.0/8).
error-watch-alone = A node that only watches shows what others play: give the PostgreSQL they share (--store postgresql://…).
error-not-a-length = { $word } takes a length in millimetres, { $most } at most: “{ $given }” is not one.
error-file-exists = The file “{ $file }” already exists.
error-game-or-page = Name either a game to print, or “--page” and a file.
error-cannot-copy = “{ $file }” cannot be copied: { $reason }.
error-cannot-check = “{ $file }” cannot be checked: { $reason }.
error-data-in-use = “{ $file }” is being served by another process: stop it first.
error-not-a-bus = “--bus” takes the address of a NATS, like nats://HOST:4222, or “notify”.
error-bus-of-a-file = “--bus” is for several nodes on one PostgreSQL (“--store postgresql://…”); a file is served by one process alone.
error-bus-not-installed = “--bus” needs a package that is missing: pip install 'ludiade[cluster]'.
error-two-stores = “--data” and “--store” both say where the tables are: give one of them.
error-not-empty = { $store } already holds tables: move into an empty database, or add them with “ludiade import”.
error-postgres-not-installed = { $address } needs a package that is missing: pip install 'ludiade[cluster]'.
error-postgres-not-a-url = This is not the address of a PostgreSQL; write it like postgresql://USER@HOST:5432/DATABASE, with the password in PGPASSWORD or a .pgpass file.
error-postgres-unreachable = Nothing answers at { $address }: check the address, and that PostgreSQL is running and can be reached from here.
error-postgres-wrong-password = { $address } does not let this user in: check the name and the password (PGPASSWORD or a .pgpass file).
error-postgres-no-database = { $address } does not exist: have it created with “createdb --owner=USER DATABASE”.
error-postgres-no-rights = This user lacks rights on { $address }: make it the owner (ALTER DATABASE … OWNER TO …), or grant it what docs/running-a-server.md names.
error-postgres-busy = { $address } has no connection left: raise its max_connections, or stop what else uses it.
error-postgres-full = The disk of { $address } is full: make room there, then try again. Nothing was changed.
error-postgres-read-only = { $address } is read-only: give the address of the primary, not of a replica.
error-postgres-old-server = { $address } is older than PostgreSQL 14: upgrade it, or use another.
error-postgres-not-migrated = { $address } lacks the tables of this version: run “ludiade migrate” with its address first.
error-postgres-newer = { $address } is of a newer version than this program: install that version. Nothing was changed.
error-postgres-not-ours = { $address } holds the tables of something else: give Ludiade a database of its own. Nothing was changed.
error-postgres-failed = { $address } refused what was asked: its log says why. Nothing was changed.
error-bad-export = Line { $number } does not come from an export: { $reason }. Nothing was added.
