help-head = ludiade : une bibliothèque ouverte de jeux de société. Commandes :
help-foot = « ludiade help COMMANDE » explique une commande. Langue : --lang en, LUDIADE_LANG ou celle du système.
help-of-a-game = Les commandes propres à ce jeu : « ludiade { $game } » les montre.
help-statuses = États de sortie :
help-usage-options = [options]
head-operands = Mots{ "\u00A0" }
head-options = Options{ "\u00A0" }
head-examples = Exemples{ "\u00A0" }
help-family-head = ludiade { $name } : ses commandes
help-family-foot = « ludiade help { $name } … » explique l’une d’elles.
help-default = { $about }{ "\u00A0" }; par défaut { $default }
help-this-help = montre cette aide
status-0 = c’est fait
status-1 = examiné, et la réponse est non : contraire aux règles, pas loyal, pas en ordre
status-2 = impossible tel que demandé : la ligne de commande, un fichier ou ce qu’il contient
status-3 = c’est fait, mais un bot a été en faute
status-70 = une erreur de Ludiade, avec sa trace
status-130 = interrompu (Ctrl-C)
status-141 = plus personne ne lit la sortie (« | head -1 »)
word-MM = MM
word-FILE = FICHIER
word-FOLDER = DOSSIER
word-GAME = JEU
word-TEXT = TEXTE
word-LIST = X,Y…
word-ADDRESS = ADRESSE
word-BOT = BOT
word-BOTS = BOT,BOT…
word-QUESTION = QUESTION
word-WORD = MOT
word-PLAYER = JOUEUR
word-COMMAND = COMMANDE
help-lang = la langue des phrases
help-file = un fichier de partie (JSON), ou - pour l’entrée standard
help-game = le nom d’un jeu ; « ludiade games » les montre
help-json = écrit du JSON, pour les programmes
help-players = le nombre de joueurs ; sinon, le plus petit qui convient
help-seed = la graine : la même donne les mêmes parties
help-options = les options du jeu, en JSON ; « ludiade games JEU » les montre
help-jobs = le nombre de processus (0 : autant que de cœurs) ; le résultat n’en dépend pas
help-on-fault = ce que devient un bot en faute : loss (il perd la partie), easy (« easy » joue à sa place) ou stop (tout s’arrête là)
help-out = le fichier des résultats ; une deuxième fois, il est continué

help-play = Joue à un jeu dans le terminal, à plusieurs sur un clavier et avec des bots.
help-play-who = qui joue, l’un après l’autre ou séparés par des virgules : des prénoms, et les bots Pomme (beginner), Basile (easy), Hortense (medium), Zénon (hard), Mélusine (expert), Hasard (random)
help-play-seats = la même chose, en option
help-play-record = où garder la partie : entière à la fin, ou jusqu’où elle est allée si on la quitte
help-play-seed = la graine des mélanges : la même donne les mêmes ; sans elle, nul ne la connaît avant la fin
help-play-resume = reprend la dernière partie quittée, ou celle d’un fichier (à la place du jeu)
help-play-example-1 = ludiade play
help-play-example-2 = ludiade play diabolo Ana expert
help-play-example-3 = ludiade play diamoniak Ana,Luc,Basile --record partie.json
help-play-example-4 = ludiade play --resume

help-games = Montre les jeux de l’étagère, ou la fiche et les options d’un jeu.
help-games-example-1 = ludiade games
help-games-example-2 = ludiade games diamino
help-games-example-3 = ludiade games --json
games-options = Options, données par --options '{ "{" }"NOM": VALEUR{ "}" }' :
games-option-value = { $value } : { $means }
games-option-range = { $means } : { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }

help-print = Prépare un jeu à imprimer et à découper (PDF).
help-print-out = le fichier à écrire ; par défaut JEU.pdf
help-print-page = un tableau de résultats en JSON (docs/printing.md), au lieu d’un jeu
help-print-part = une ou plusieurs parties seulement, séparées par des virgules : cards, score, rules, calibration…
help-print-deck = le paquet d’un jeu qui en a : un fichier ou un nom (diagnostic, cycle3:MOT)
help-print-options = les options du jeu, comme à une table, en JSON
help-print-paper = le format du papier
help-print-duplex = sur quel bord la feuille est retournée ; none : sans dos ; fold : à plier, d’un seul côté
help-print-dx = décalage des dos vers la droite, en millimètres
help-print-dy = décalage des dos vers le bas, en millimètres
help-print-link = une adresse à imprimer en code QR, celle d’une table par exemple
help-print-large = en grands caractères
help-print-grey = en noir et blanc
help-print-example-1 = ludiade print diego --deck diagnostic
help-print-example-2 = ludiade print diego --part rules --lang fr
help-print-example-3 = ludiade print diego --part calibration --duplex short
help-print-example-4 = ludiade print --page classe.json
help-rules = Montre les règles d’un jeu.
help-rules-example-1 = ludiade rules diamoniak
help-rules-example-2 = ludiade rules diamoniak --lang en

help-replay = Rejoue une partie enregistrée et dit où elle mène, ou dessine la table à tout moment.
help-replay-at = dessine la table après tant d’entrées ; 0 est le début
help-replay-seat = la vue d’une place (0, 1, 2…), ou « none » pour un spectateur
help-replay-lexicon = une liste de mots (A–Z, un par ligne) qui juge à la place du lexique
help-replay-all-plays = ajoute tous les coups possibles aux actions (Diamino)
help-replay-example-1 = ludiade replay partie.json
help-replay-example-2 = ludiade replay partie.json --json --seat 0
help-replay-example-3 = cat partie.json | ludiade replay - --json
help-replay-example-4 = ludiade replay partie.json --at 17 --seat 0

help-review = Revient sur une partie avec le coach : chances, tournants, hasard et décisions.
help-review-playouts = le nombre de parties imaginées pour chaque jugement
help-review-seed = la graine : la même donne le même jugement
help-review-seconds = le temps qu’il peut prendre ; sans lui, ce que demandent tous les jugements
help-review-example-1 = ludiade review partie.json
help-review-example-2 = ludiade review partie.json --playouts 1000 --json

help-verify = Vérifie que les mélanges d’une partie viennent de sa graine et sont bien ceux qui étaient promis.
help-verify-promised = ce qui a été promis à un appareil avant la donne : son fichier (- pour l’entrée standard), le texte lui-même, ou seulement l’engagement du serveur (64 chiffres)
help-verify-example-1 = ludiade verify partie.json
help-verify-example-2 = cat partie.json | ludiade verify -
help-verify-example-3 = ludiade verify partie.json --promised promesse.json
verify-fair = { $shuffles ->
        [0] Rien n’a été mélangé, et la graine est bien celle promise dans la partie.
        [one] Le mélange vient bien de la graine promise dans la partie.
       *[other] Les { $shuffles } mélanges viennent bien de la graine promise dans la partie.
    }
verify-promised = La partie est bien celle qui était promise à cet appareil.

help-simulate = Fait jouer des bots entre eux et garde les parties.
help-simulate-games = le nombre de parties
help-simulate-bots = un bot pour tous, ou un par joueur, séparés par des virgules : niveaux, noms, FICHIER.py:FONCTION, MODULE:FONCTION ou command:COMMANDE (docs/bots.md)
help-simulate-records = le dossier où ranger les parties ; la deuxième fois, on continue
help-simulate-example-1 = ludiade simulate diamoniak --players 3 --games 100 --seed 7 --records parties
help-simulate-example-2 = ludiade simulate diamoniak --options '{ "{" }"sale_goes_to":"discard"{ "}" }'
help-simulate-example-3 = ludiade simulate diabolo --bots easy,monbot.py:choisir --games 50

help-arena = Oppose des bots sur les mêmes donnes, chacun à toutes les places, et dit à quelle fréquence chacun gagne.
help-arena-bots = les bots, séparés par des virgules : des niveaux, des noms, FICHIER.py:FONCTION, MODULE:FONCTION ou command:COMMANDE (docs/bots.md)
help-arena-games = le nombre de parties par paire de bots, arrondi à des donnes entières
help-arena-seconds = le temps dont un bot étranger dispose pour un coup, en secondes
help-arena-memory = la mémoire dont un bot étranger dispose, en Mo (0 : sans limite)
help-arena-example-1 = ludiade arena diamoniak --bots easy,medium,hard --games 200 --jobs 0
help-arena-example-2 = ludiade arena diabolo --bots expert,hard --players 4 --seed 7 --out resultats.jsonl
help-arena-example-3 = ludiade arena diamoniak --bots medium,monbot.py:choisir
help-arena-example-4 = ludiade arena diamoniak --bots 'medium,command:"./monbot --vite"' --seconds 2
help-arena-example-5 = ludiade arena diamoniak --bots easy,monbot.py:choisir --on-fault stop

help-lab = Mesure : interroge des milliers de parties, mène des expériences, écrit des jeux de données, étalonne les niveaux.
help-lab-ask = Répond à une question sur un jeu par autant de parties qu’il en faut, avec des intervalles.
help-lab-ask-question = first-player (qui commence est-il avantagé ?), option (que change une option ?), length (combien dure une partie ?), luck (quelle est la part de chance ?), shorter (quelle option raccourcit la partie ?)
help-lab-ask-option = pour « option » : son nom, ou NOM=VALEUR
help-lab-ask-bots = les bots : un pour tous, ou deux qui changent de place à chaque donne ; sans rien, medium, et pour « luck » medium,easy
help-lab-ask-deals = le plus grand nombre de donnes ; chacune est jouée à toutes les places
help-lab-ask-within = la moitié d’intervalle à laquelle s’arrêter : un nombre (0,02 : deux points de pourcentage d’une part), ou un pourcentage de la moyenne (2%)
help-lab-ask-example-1 = ludiade lab ask first-player diabolo --players 3
help-lab-ask-example-2 = ludiade lab ask option diadingo professional
help-lab-ask-example-3 = ludiade lab ask length diego
help-lab-ask-example-4 = ludiade lab ask luck diamoniak --report chance.html
help-lab-ask-example-5 = ludiade lab ask shorter diamoniak
help-lab-run = Mène l’expérience d’un fichier TOML (docs/lab.md).
help-lab-run-experiment = le fichier : jeux, joueurs, options, variantes, bots, donnes, graine, ce qu’on mesure
help-lab-run-example-1 = ludiade lab run experience.toml --out resultats --report rapport.html
help-lab-run-example-2 = ludiade lab run experience.toml --on ray://tete:10001
help-on = où cela tourne : here (des processus de cette machine), ray (un Ray lancé ici), ray://HÔTE:PORT (une grappe) ; le résultat n’en dépend pas
help-lab-ask-out = le dossier des résultats, une ligne par partie ; la deuxième fois, on continue
help-lab-run-out = le dossier des résultats, une ligne par partie ; la deuxième fois, on continue
help-form = comment les résultats sont écrits
help-report = où écrire le rapport, une seule page HTML
help-plots = le dossier des graphiques, en SVG et en PNG
help-lab-dataset = Écrit ce que des bots ont vu, pu faire et choisi, partie par partie (docs/dataset.md).
help-lab-dataset-records = le nombre de parties
help-lab-dataset-bots = un bot pour tous, ou un par joueur, séparés par des virgules
help-lab-dataset-out = le dossier à écrire ; la deuxième fois, on continue
help-lab-dataset-example-1 = ludiade lab dataset diamoniak --records 10000 --out diamoniak-donnees
help-lab-dataset-example-2 = ludiade lab dataset diego --players 3 --bots easy --form csv --out diego-donnees
lab-dataset-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } dans « { $folder } ».
lab-dataset-fault = En faute : { $failing }.
interrupted = { $kept ->
        [none] Interrompu : rien n’est gardé. Avec { $option }, la même commande reprendrait là où elle s’arrête.
       *[other] Interrompu : ce qui est fait est gardé dans « { $kept } ». La même commande reprend là.
    }
lab-lost = Un processus a été perdu : sa part est refaite.
help-lab-calibrate = Dit si chaque niveau d’un jeu est plus fort que le précédent.
help-lab-calibrate-games = le plus grand nombre de parties par paire de niveaux
help-lab-calibrate-write = écrit la table dans docs/bots.md
help-lab-calibrate-example-1 = ludiade lab calibrate diamoniak --jobs 0 --out diamoniak.jsonl
help-lab-calibrate-example-2 = ludiade lab calibrate diabolo --players 4 --games 1000 --seed 7 --write

help-schema = Écrit le JSON Schema des options, actions, événements et vues d’un jeu.
help-schema-game = le nom d’un jeu, ou « wire » pour les messages du serveur
help-schema-example-1 = ludiade schema diamoniak
help-schema-example-2 = ludiade schema wire

help-serve = Ouvre les tables en ligne.
help-serve-host = l’adresse où écouter ; 127.0.0.1 : cette machine seulement, 0.0.0.0 : toutes
help-serve-port = le port (0 : un port libre)
help-serve-role = ce que fait ce nœud : play (jouer), ou watch (il montre seulement les tables au public)
help-serve-address = comment les autres appareils l’atteignent, pour les invitations faites sur cette machine (http://192.168.1.20:8000)
help-serve-allowed-host = les noms par lesquels on peut l’appeler, outre ses adresses, localhost et le nom de cette machine (NOM,NOM…)
help-serve-trusted-proxy = les adresses ou réseaux des mandataires que l’on croit sur l’origine des demandes (ADRESSE,ADRESSE…)
help-serve-metrics-from = les adresses ou réseaux qui peuvent lire /metrics, outre cette machine (ADRESSE,ADRESSE…)
help-serve-websocket = ce qui tient les WebSockets : picows (s’il est installé) ou plain
help-data = le fichier des tables ; sinon, ludiade.sqlite3
help-store = où sont les tables : un fichier, ou un PostgreSQL (postgresql://NOM@HÔTE/BASE)
help-serve-example-1 = ludiade serve
help-serve-example-2 = ludiade serve --host 0.0.0.0 --port 8123 --data tables.sqlite3
help-serve-example-3 = ludiade serve --allowed-host jeux.example.org --trusted-proxy 127.0.0.1
help-serve-bus = comment les nœuds d’un même PostgreSQL s’annoncent les nouveautés : un NATS (nats://HÔTE:4222) ou notify ; sans cela, ils regardent chaque seconde
help-serve-example-4 = ludiade serve --store postgresql://ludiade@bdd.example.org/ludiade
help-serve-example-5 = ludiade serve --store postgresql://ludiade@bdd.example.org/ludiade --bus nats://bus.example.org:4222

help-join = Assied un bot de cette machine à une table en ligne.
help-join-url = le lien d’invitation de la table
help-join-bot = le bot : un niveau, son nom, FICHIER.py:FONCTION, MODULE:FONCTION ou command:COMMANDE
help-join-name = le nom qu’il porte à la table
help-join-example-1 = ludiade join 'http://127.0.0.1:8000/join#…' --bot random
help-join-example-2 = ludiade join 'http://127.0.0.1:8000/join#…' --bot expert --name Ada --json

help-migrate = Crée les tables d’un PostgreSQL, ou les met à jour.
help-migrate-url = son adresse (postgresql://NOM@HÔTE/BASE)
help-migrate-example-1 = ludiade migrate postgresql://ludiade@bdd.example.org/ludiade
migrate-done = Les tables sont à jour : version { $after } (avant : { $before }).
migrate-nothing = Les tables étaient à jour : version { $after }.

help-move = Copie tout ce qu’a un serveur ailleurs : tables, personnes et appareils.
help-move-from = d’où cela vient, un fichier ou un PostgreSQL ; le serveur doit être arrêté
help-move-to = où cela va : un nouveau fichier, ou un PostgreSQL sans tables
help-move-example-1 = ludiade move --from ludiade.sqlite3 --to postgresql://ludiade@bdd.example.org/ludiade
help-move-example-2 = ludiade move --from postgresql://ludiade@bdd.example.org/ludiade --to ludiade.sqlite3
move-done = { $tables ->
        [one] { $tables } table copiée
       *[other] { $tables } tables copiées
    }, avec les personnes et les appareils.

help-backup = Copie les tables d’un serveur, même en marche.
help-backup-target = le fichier à écrire
help-backup-data = le fichier des tables
help-backup-example-1 = ludiade backup copie.sqlite3 --data tables.sqlite3

help-export = Écrit toutes les tables, une ligne de JSON chacune.
help-export-target = le fichier à écrire, pour toi seul ; sinon, la sortie standard
help-export-example-1 = ludiade export tables.jsonl --data tables.sqlite3
help-export-example-2 = ludiade export --data tables.sqlite3 > tables.jsonl

help-import = Ajoute des tables exportées à un fichier ou à un PostgreSQL.
help-import-lines = le fichier exporté, ou - pour l’entrée standard
help-import-example-1 = ludiade import tables.jsonl --data autres.sqlite3
help-import-example-2 = ludiade export | ludiade import - --data autres.sqlite3
help-import-example-3 = ludiade export | ludiade import - --store postgresql://ludiade@bdd.example.org/ludiade
import-done = { $added ->
        [0] Rien de nouveau à importer : { $known ->
            [0] l’export est vide.
            [one] sa seule table était déjà là.
           *[other] les { $known } tables étaient déjà là.
        }
        [one] Une table ajoutée{ $known ->
            [0] .
            [one] {" "}; une autre était déjà là.
           *[other] {" "}; { $known } étaient déjà là.
        }
       *[other] { $added } tables ajoutées{ $known ->
            [0] .
            [one] {" "}; une autre était déjà là.
           *[other] {" "}; { $known } étaient déjà là.
        }
    }

help-check = Compare chaque table d’un serveur à son journal, même en marche.
help-check-mend = refait les index qui ne suivent pas le journal ; le serveur doit être arrêté
help-check-example-1 = ludiade check --data tables.sqlite3
help-check-example-2 = ludiade check --mend --data tables.sqlite3

help-completion = Écrit le script par lequel un shell complète ces commandes.
help-completion-shell = ton shell
help-completion-example-1 = eval "$(ludiade completion bash)"   # dans ~/.bashrc ; avec zsh, dans ~/.zshrc
help-completion-example-2 = ludiade completion fish > ~/.config/fish/completions/ludiade.fish

help-help = Montre toutes les commandes, ou en explique une.
help-help-command = une commande ; sinon, toutes sont montrées
help-help-example-1 = ludiade help
help-help-example-2 = ludiade help arena

check-damaged = Le fichier est abîmé : { $reason }
check-gap = Table { $table } : le journal a un trou ({ $reason }).
check-declined = Table { $table } : gardée, mais cette version ne peut pas la poursuivre ({ $reason }).
check-unreadable = Table { $table } : le journal ne se rejoue pas ({ $reason }).
check-index = Table { $table } : l’index ne suit pas le journal.
check-lookup = Table { $table } : ses appareils ou ses codes ne se retrouvent pas.
check-mended = C’est réparé.
check-done = { $tables ->
        [one] { $tables } table examinée
       *[other] { $tables } tables examinées
    }, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    } : { $problems ->
        [0] tout va bien.
        [one] une chose ne va pas.
       *[other] { $problems } choses ne vont pas.
    }

error-too-many-words = « { $word } » est de trop ; « ludiade help { $command } » montre ce que prend cette commande.
error-word-of-option = « { $word } » est de trop ici. Peut-être « { $option } { $word } » ?
error-options-are-json = « { $word } » demande du JSON, comme '{ "{" }"rounds":1{ "}" }', et non « { $given } ».
error-unknown-command = Il n’y a pas de commande « { $command } ».
error-unknown-game-command = { $game } n’a pas de commande « { $command } ».
error-game-is-no-command = « { $game } » est un jeu : « ludiade play { $game } » y joue, « ludiade rules { $game } » montre ses règles.
error-unknown-option = Cette commande n’a pas d’option « { $option } ».
error-value-missing = Il manque une valeur après « { $option } » ; « --help » l’explique.
error-value-unwanted = « { $option } » ne prend pas de valeur.
error-word-missing = Il manque un mot : { $word } ; « --help » l’explique.
error-option-missing = Il manque « { $option } » ; « --help » l’explique.
error-not-a-number = « { $word } » demande un nombre entier de { $low } à { $high }, et non « { $given } ».
error-not-a-seat = « { $word } » demande le numéro d’une place (0, 1, 2…) ou « none », et non « { $given } ».
error-not-a-choice = « { $word } » n’accepte pas « { $given } ».
error-no-such-position = La partie a { $size ->
        [one] { $size } entrée
       *[other] { $size } entrées
    } : il n’y a pas de position { $at }.
error-system-refuses = Le système refuse : { $reason }.
error-system-refuses-file = Le système refuse « { $file } » : { $reason }.
error-resume-as-it-was = « --resume » reprend la partie telle quelle : mêmes joueurs, options et graine, qu’on ne redonne pas.
error-two-from-input = L’entrée standard (-) peut donner la partie ou la promesse, pas les deux.
error-cannot-serve = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }.
error-cannot-open = « { $file } » ne peut pas être ouvert : { $reason }.
error-not-a-link = « { $given } » n’est pas un lien d’invitation ; il s’écrit http://ADRESSE/join#… et se copie à la table.
error-not-an-address = « { $given } » n’est pas une adresse : elle commence par http:// ou https://.
error-not-a-proxy = « { $given } » n’est ni une adresse ni un réseau (192.0.2.1, 10.0.0.0/8).
error-watch-alone = Un nœud qui ne fait que montrer montre ce que d’autres jouent : indique le PostgreSQL qu’ils partagent (--store postgresql://…).
error-not-a-length = { $word } attend une longueur en millimètres, { $most } au plus : « { $given } » n’en est pas une.
error-file-exists = Le fichier « { $file } » existe déjà.
error-game-or-page = Il faut un jeu à imprimer, ou « --page » et un fichier, l’un des deux.
error-cannot-copy = « { $file } » ne peut pas être copié : { $reason }.
error-cannot-check = « { $file } » ne peut pas être vérifié : { $reason }.
error-data-in-use = « { $file } » est déjà servi par un autre processus : arrête-le d’abord.
error-not-a-bus = « --bus » attend l’adresse d’un NATS, comme nats://HÔTE:4222, ou « notify ».
error-bus-of-a-file = « --bus » sert à plusieurs nœuds sur un même PostgreSQL (« --store postgresql://… ») ; un fichier n’est servi que par un seul processus.
error-bus-not-installed = « --bus » demande un paquet qui manque : pip install 'ludiade[cluster]'.
error-two-stores = « --data » et « --store » disent tous deux où sont les tables : n’en donne qu’un.
error-not-empty = { $store } contient déjà des tables : prends une base vide, ou ajoute-les par « ludiade import ».
error-postgres-not-installed = Pour { $address } il manque un paquet : pip install 'ludiade[cluster]'.
error-postgres-not-a-url = Ce n’est pas l’adresse d’un PostgreSQL ; écris-la comme postgresql://NOM@HÔTE:5432/BASE, le mot de passe dans PGPASSWORD ou dans un fichier .pgpass.
error-postgres-unreachable = Rien ne répond à { $address } : vérifie l’adresse, et que PostgreSQL tourne et s’atteint d’ici.
error-postgres-wrong-password = { $address } ne laisse pas entrer cet utilisateur : vérifie le nom et le mot de passe (PGPASSWORD ou un fichier .pgpass).
error-postgres-no-database = { $address } n’existe pas : fais-la créer par « createdb --owner=NOM BASE ».
error-postgres-no-rights = Cet utilisateur manque de droits sur { $address } : fais-en le propriétaire (ALTER DATABASE … OWNER TO …), ou donne-lui ceux que nomme docs/running-a-server.md.
error-postgres-busy = { $address } n’a plus de connexion libre : augmente son max_connections, ou arrête ce qui s’en sert aussi.
error-postgres-full = Le disque de { $address } est plein : fais-y de la place, puis recommence. Rien n’a changé.
error-postgres-read-only = { $address } est en lecture seule : donne l’adresse du serveur principal, pas d’une copie.
error-postgres-old-server = { $address } est plus ancien que PostgreSQL 14 : mets-le à jour, ou prends-en un autre.
error-postgres-not-migrated = { $address } n’a pas les tables de cette version : lance d’abord « ludiade migrate » avec son adresse.
error-postgres-newer = { $address } est d’une version plus récente que ce programme : installe celle-là. Rien n’a changé.
error-postgres-not-ours = { $address } contient les tables d’autre chose : donne à Ludiade une base à elle. Rien n’a changé.
error-postgres-failed = { $address } a refusé ce qui était demandé : son journal dit pourquoi. Rien n’a changé.
error-bad-export = La ligne { $number } n’est pas celle d’un export : { $reason }. Rien n’a été ajouté.
