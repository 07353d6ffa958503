error-bad-seed = Une graine est un nombre, un texte ou 32 octets, et non { $given }.
error-one-bot-a-player = Il faut un bot pour tous, ou un par joueur, donc { $players }.
error-unknown-bot = Il n’y a pas de bot « { $bot } ».
error-bot-without-function = Quelle fonction de « { $file } » est le bot ? Nomme-la : { $file }:choose
error-open-quotes = Des guillemets restent ouverts : { $given }
error-two-bots = Il faut au moins deux bots.
error-bot-twice = Le bot « { $bot } » est nommé deux fois.
error-no-bot-file = Il n’y a pas de fichier « { $file } ».
error-no-bot-module = Il n’y a pas de module « { $module } ».
error-no-bot-function = « { $where } » n’a pas de fonction « { $function } ».
error-other-contest = « { $file } » contient d’autres résultats : donne un autre nom.
error-no-marks = « { $file } » n’a pas la marque « { $mark } ».
error-bot-failed = Le bot « { $bot } » est en faute, { $kind }{ $said ->
        [none] { "" }
       *[other] { " " }({ $said })
    } : l’épreuve s’arrête là.
    { $traceback }
error-bot-never-loads = Le bot « { $bot } » n’a pas été chargé en { $seconds } secondes.
error-bot-does-not-load = Le bot « { $bot } » ne peut pas être chargé :
    { $traceback }
error-bot-takes-seen = { $bot } n’est pas un bot : un bot prend une seule chose, ce que voit sa place.
error-bot-is-class = { $bot } est une classe : donne un bot qui en est fait, { $bot }().
error-bot-stays-here = Avec plusieurs processus, un bot doit être une fonction qui s’importe : { $reason }. Donne jobs=1, ou mets-le dans un fichier.
error-no-command = Il n’y a pas de commande « { $command } ».
error-bot-or-person = « { $given } » ressemble au bot « { $bot } ». Pour une personne de ce nom : name:{ $given }.
error-not-on-fault = En cas de faute, on peut faire « loss », « easy » ou « stop », pas « { $given } ».
error-folder-in-use = Le dossier « { $folder } » contient d’autres parties : donne un autre dossier.
word-not-a-folder = ce n’est pas un dossier
word-not-a-file = ce n’est pas un fichier ordinaire
word-late = trop lent
word-nonsense = réponse illisible
word-illegal = coup interdit
word-died = programme arrêté
word-failed = en panne
word-endless-line = une ligne sans fin
error-too-few = « { $name } » doit être un nombre entier à partir de { $least }, et non { $given }.
arena-failings-loss = Bots en faute, qui ont perdu ces parties :
arena-failings-easy = Bots en faute, remplacés par « easy » jusqu’à la fin de leur partie :
simulate-head = { $game }, { $games ->
        [1] une partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }.
simulate-column-seat = place
simulate-column-score = points en moyenne
simulate-column-wins = victoires
arena-head = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $deals ->
        [1] une donne
       *[other] { $deals } donnes
    }, graine { $seed }.
arena-column-bot = bot
arena-column-step = marche
arena-column-matches = parties
arena-column-points = points
arena-column-interval = intervalle 95 %
arena-column-rating = note
arena-duels = Face à face :
arena-no-ratings = Sans notes : elles demandent « pip install 'ludiade[lab]' ».
arena-fault-late = { $times } fois en retard
arena-fault-nonsense = { $times } fois une réponse illisible
arena-fault-illegal = { $times } fois un coup interdit
arena-fault-died = { $times } fois le programme arrêté
arena-fault-failed = { $times } fois en panne
lab-verdict-shown = une marche
lab-verdict-too-close = trop près
lab-verdict-too-far = trop loin
lab-verdict-undecided = indécis
error-cannot-read = « { $file } » ne peut pas être lu : { $reason }.
error-not-toml = « { $file } » n’est pas du TOML : { $reason }.
error-unknown-place = Cela peut tourner « here », sur « ray » ou sur « ray://HÔTE:PORT », pas sur « { $given } ».
error-not-installed = Il faut { $package } : pip install 'ludiade[{ $extra }]'.
error-ray-unreachable = Aucun Ray ne répond à « { $address } » : { $reason }. Lance-en un par « ray start --head », ou laisse « --on ».
error-workers-die = Les processus qui font le travail ont été perdus { $times } fois de suite : y a-t-il assez de mémoire ? Ce qui est fait est gardé.
error-unknown-form = Les résultats s’écrivent en « parquet » ou en « csv », pas en « { $given } ».
error-bad-width = « within » est la moitié d’un intervalle : un nombre (0,02) ou un pourcentage (2%), et non « { $given } ».
error-unknown-target = Rien de ce qui est mesuré ne s’appelle « { $given } ».
error-unknown-question = Il n’y a pas de question « { $given } ».
error-which-option = Quelle option de { $game } ?
error-which-value = « { $option } » prend un nombre ou un texte : donne une valeur, { $option }=VALEUR.
error-luck-of-two = La part de chance se mesure entre deux bots, par exemple medium et easy, et non avec { $given }.
error-folder-busy = Une autre commande écrit en ce moment dans « { $folder } » : attends qu’elle finisse, ou donne un autre nom.
