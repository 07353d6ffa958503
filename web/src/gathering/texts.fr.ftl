## Ouvrir une séance

seance-promise-class = Les élèves entrent avec un code, sur leurs appareils ou à plusieurs sur un seul. Tout se passe sur cet ordinateur, sans internet.
seance-promise-club = Chacun entre avec un code. Les mêmes cartes peuvent être servies à toutes les tables : on compare ce que chacun en a fait.
seance-kind = Pour qui
seance-kind-class = Une classe
seance-kind-club = Un club
seance-lessons = Des séances toutes prêtes
seance-what = Le jeu
seance-title = Titre
seance-title-class = La classe de Mme Roy
seance-title-club = Le club du jeudi
seance-game = À quoi joue-t-on ?
seance-tables = Les tables
seance-size = Joueurs par table
seance-rounds = Parties prévues
seance-bots = Des bots complètent les tables
seance-bots-means = Sinon, quelques tables sont plus grandes ou plus petites.
seance-teams = Une place est une équipe
seance-teams-means = Deux ou trois élèves devant un même écran, sous un seul nom.
seance-samedeal = Les mêmes cartes à toutes les tables
seance-samedeal-means = Chacun est comparé à ceux qui ont tenu les mêmes cartes.
seance-door = La porte
seance-ownnames = On peut proposer un nom
seance-ownnames-means = Tu l’approuves avant que les autres le voient. Sinon, un nom est tiré au sort.
seance-asking = Je fais entrer chacun
seance-asking-means = Qui a le code attend ton accord.
seance-kept = Ce qui est gardé
seance-keeping = Noms et réponses, après la fin
seance-keeping-end = oubliés aussitôt
seance-keeping-hour = gardés une heure
seance-keeping-day = gardés un jour
seance-keeping-month = gardés trente jours
seance-keepmap = Garder la carte de la classe
seance-keepmap-means = Sans noms : combien d’erreurs par nombre et par écriture.
seance-data = Ce qui est gardé, en détail
seance-then = Le code à dire aux autres s’affiche ensuite.
seance-open-class = Ouvrir la classe
seance-open-club = Ouvrir la soirée
seance-known = Mes séances
seance-is-open = on s’installe
seance-is-round = en cours
seance-is-between = entre deux parties
seance-is-over = finie
seance-is-kept = oubliée, sauf la carte de la classe
seance-untitled-class = La classe
seance-untitled-club = La soirée

## La séance, vue par qui l’anime

seance-coming = La séance arrive…
seance-round = , partie { $n } sur { $of }, depuis { $since } min
seance-before = , on s’installe
seance-people = { $kind ->
    [class] { $n ->
        [0] Aucun élève
        [one] { $n } élève
       *[other] { $n } élèves
    }
   *[club] { $n ->
        [0] Personne
        [one] { $n } personne
       *[other] { $n } personnes
    }
}
seance-n-tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
seance-n-over = { $n ->
    [one] { $n } a fini
   *[other] { $n } ont fini
}
seance-hands = { $n ->
    [one] { $n } demande de l’aide
   *[other] { $n } demandent de l’aide
}
seance-views = Vues
seance-view-tables = Les tables
seance-view-people-class = Les élèves
seance-view-people-club = Les joueurs
seance-view-map = Ce qui résiste
seance-view-standings = Le classement
seance-join = Pour entrer
seance-join-at = Sur { $address }, le code
seance-qr = Code QR pour entrer
seance-lost = { $n ->
    [one] { $n } personne n’a pas de table
   *[other] { $n } personnes n’ont pas de table
}
seance-arrived = Déjà là
seance-nobody = Personne n’est encore entré. Dis le code, ou projette-le.
seance-table = Table { $n }
seance-moves = { $n ->
    [0] rien de joué
    [one] { $n } coup joué
   *[other] { $n } coups joués
}
seance-add-table = { $tables ->
    [one] Ajouter une table pour { $n } personnes
   *[other] Ajouter { $tables } tables pour { $n } personnes
}
seance-add-with-bot = { $n ->
    [one] Ajouter une table avec un bot pour la personne qui attend
   *[other] Ajouter une table avec des bots pour { $n } personnes
}
seance-requests = On te demande
seance-yes = Oui
seance-no = Non
seance-knocks = { $name } voudrait entrer.
seance-wishes = { $name } voudrait s’appeler « { $wish } ».
seance-admit-all = Faire entrer les { $n }
seance-pause = Pause
seance-resume = Reprendre
seance-project = Projeter
seance-end = Terminer
seance-end-sure = Terminer pour tous ?
seance-next = Partie suivante
seance-first = Première partie
seance-second = Animer aussi depuis un autre appareil
seance-second-means = à taper à « Rejoindre une table », dans les quinze minutes

table-help = { $n ->
    [one] demande de l’aide
   *[other] demandent de l’aide
}
table-away = attend { $names }
table-stuck = { $names } cherche depuis { $n } min
table-paused = en pause
table-over = a fini
table-stopped = arrêtée
table-opening = se prépare
table-plays = en jeu
table-watch = Regarder
table-end = Voir la fin
table-acts = Agir, { $name }
table-projected = projetée
table-project = Projeter sans les noms
table-unproject = Ne plus projeter
table-project-means = La table s’affiche dans la fenêtre « Projeter », sans aucun nom.
table-end-now = Arrêter cette table
table-end-sure = Arrêter vraiment ?

next-playing = { $n ->
    [one] Une table joue encore : elle s’arrêtera là où elle en est.
   *[other] { $n } tables jouent encore : elles s’arrêteront là où elles en sont.
}
next-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
next-how = Comment faire les tables ?
pairing-apart = Avec qui l’on n’a pas encore joué
pairing-random = Au hasard
pairing-strength = Par force, ceux qui se ressemblent
pairing-swiss = Système suisse, selon le classement
pairing-round-robin = Toutes rondes, chacun rencontre chacun
pairing-screen = Ceux d’un même écran ensemble
pairing-hand = Je les fais moi-même
next-out = ne joue pas
next-bad-table = Table { $table } : { $n ->
    [one] une personne
   *[other] { $n } personnes
}. Il en faut de { $low } à { $high }.
next-too-few = Il faut au moins { $low } personnes pour une table.
next-absent = Asseoir aussi les absents
next-begin = Commencer la partie { $n }

door-open = ouverte à qui a le code
door-asking = je fais entrer chacun
door-closed = fermée
member-asking = attend à la porte
member-left = est partie ou parti
member-removed = a été retirée ou retiré
member-hand = { $n ->
    [0] demande de l’aide
   *[other] demande de l’aide depuis { $n } min
}
member-away = { $n ->
    [0] absence
   *[other] absence depuis { $n } min
}
member-waits = sans table
member-let-in = Faire entrer
member-helped = C’est réglé
member-name = Nom (vide : en tirer un autre)
member-rename = Renommer
member-more = Plus de temps
member-more-s = { $n ->
    [0] comme les autres
   *[other] { $n } s de plus par décision
}
member-move = Changer de place
member-stays = ne change pas de place
member-swap = table { $table }, échange avec { $name }
member-code = Code pour changer d’appareil
member-code-means = à taper à « Rejoindre une table »
member-remove = Retirer
member-remove-sure = Retirer vraiment ?

over-title = La séance est finie
over-forgets = { $n ->
    [0] Noms et réponses vont être oubliés ; la carte de la classe reste, sans noms.
   *[other] Noms et réponses seront oubliés dans { $n } min ; la carte de la classe reste, sans noms.
}
over-forgets-all = { $n ->
    [0] Tout va être oublié.
   *[other] Tout sera oublié dans { $n } min.
}
forget = Oublier la séance
forget-means = Tout est effacé de cet ordinateur, pour toujours : noms, réponses, parties, carte de la classe.
forget-means-map = Noms, réponses et parties sont effacés de cet ordinateur, pour toujours. Il ne reste que la carte de la classe, sans noms.
forget-sure = Oublier pour toujours
forget-not = Garder encore
forgotten = C’est oublié.

standings = Le classement
standings-final = Le classement final
standings-none = Le classement vient après la première partie.
standings-rank = Rang
standings-points = Sur 100
standings-round = P. { $n }
standings-means = Sur 100, la part des joueurs battus, une égalité comptant pour moitié : ceux qui ont tenu les mêmes cartes ou, sans donne commune, ceux de la table. La moyenne des parties jouées fait le classement.

## Ce qui résiste

map-title = Ce qui résiste
map-summary = { $matches ->
    [0] Rien de joué encore.
    [one] Une partie, { $claims } paires annoncées, { $people } élèves. Aucun nom d’élève sur cette carte.
   *[other] { $matches } parties, { $claims } paires annoncées, { $people } élèves. Aucun nom d’élève sur cette carte.
}
map-rounds = Parties montrées
map-all-rounds = Toutes les parties
map-round = Partie { $n }
map-csv = Tableau CSV
seance-print = Imprimer
map-deck = Un paquet sur ces écritures
map-equal = Pris pour égaux
map-equal-means = Annoncés DIEGO, ou laissés passer sans que personne doute.
map-unseen = Égaux, mais pas vus
map-unseen-means = Refusés à tort, ou oubliés en passant.
map-none = Rien ici.
map-all = Voir toutes les paires
map-fewer = Voir moins
map-of = sur { $n }
map-why-none = Aucune lecture connue ne l’explique seule.
map-why-unseen = L’égalité n’a pas été vue.
map-sign-equal = vont ensemble
map-sign-unequal = ne vont pas ensemble
map-sign-asked = vont-elles ensemble ?
map-grid = La carte
map-grid-views = Lignes et colonnes
map-by-numbers = Nombres
map-by-writings = Écritures
map-by-numbers-means = Erreurs sur 100 jugements, nombre par nombre, écriture par écriture.
map-by-writings-means = Erreurs sur 100 jugements, une écriture contre une autre.
map-cell = { $row }, { $column } : { $percent } sur 100 ({ $wrong } erreurs sur { $of }){ $out ->
    [yes] , à reprendre ensemble
   *[no] { "" }
}
map-unseen-cell = pas vu
map-way-decimal = décimal
map-way-fraction = fraction
map-way-decimal-fraction = fr. déc.
map-way-words = lettres
map-way-area = aire
map-way-line = droite
map-way-sum = somme
map-way-bracket = entre
map-way-amplified = amplif.
map-way-percent = pour cent
map-small = petit : presque tous ont juste
map-ringed = cerclé : à reprendre ensemble
map-paper-equal = va avec
map-paper-unequal = ne va pas avec
map-paper-pair = Deux cartes
map-paper-wrong = Erreurs
map-paper-people = Élèves
map-paper-reading = Façon de lire
map-paper-signs = Cerclé : à reprendre ensemble. Un point : pas vu.
map-paper-help = Ce qui aide
map-talk = À débattre ensemble
map-talk-means = Les trois annonces qui méritent le plus qu’on en parle, sans aucun nom.
map-project = Projeter la paire { $n }
map-readings = Ce qui l’explique
map-readings-means = Combien d’élèves une façon de lire explique le mieux, sur plusieurs réponses. Jamais sur une seule.
map-or = ou
map-no-reading = Aucune façon de lire ne se dégage encore.
map-well = { $n ->
    [0] { "" }
    [one] Un élève lit bien.
   *[other] { $n } élèves lisent bien.
}
map-not-enough = { $n ->
    [0] { "" }
    [one] Pour un élève, pas assez vu.
   *[other] Pour { $n } élèves, pas assez vu.
}
map-by-name = Un par un
map-by-name-means = Visible sur cet appareil seulement ; jamais projeté ni imprimé.
map-person-misreads = { $sure ->
    [very] Très probable
   *[rather] Probable
} : { $reading }
map-person-reads-well = Lit bien ce qui a été joué.
map-person-not-enough = Pas assez vu.
map-person-figures = { $wrong } erreurs sur { $of } réponses
slide-question = DIEGO ou PAS DIEGO ?
slide-show = Montrer
slide-hide = Cacher
slide-before = Avant
slide-next = Après
slide-moment = La table à ce moment-là
slide-equal = DIEGO : les deux montrent { $number }.
slide-unequal = PAS DIEGO : { $one } et { $other }.

wall-paused = Tout le monde fait une pause
wall-round = { $game }, partie { $n } sur { $of }

## Entrer et attendre

come-name = Entre avec un nom tiré au sort, ou propose le tien.
come-team-name = Entre avec un nom tiré au sort, ou propose un nom d’équipe.
come-wish = Un nom, si tu veux
come-nth = { $n }. Un nom, si tu veux
come-drawn = tiré au sort
come-drawn-only = { $n ->
    [one] Ici, les noms sont tirés au sort.
   *[other] Ici, les noms sont tirés au sort : { $n } personnes sur cet appareil.
}
come-enter = Entrer
come-more = Quelqu’un de plus sur cet appareil
come-fewer = Une personne de moins
come-data = Ton nom et ce que tu joues sont gardés sur l’ordinateur qui anime, et oubliés après.
seated-soon = Tu es là. Ta table arrive toute seule.
seated-late = La partie a commencé : on va te trouver une table.
seated-next = La prochaine partie commence toute seule.
seated-last = C’était la dernière partie prévue. Attends la suite.
seated-asking = Attends : on va te faire entrer.
seated-dealing = Les cartes se mélangent…
seated-over = C’est fini. Merci d’avoir joué !
seated-out = Tu ne joues plus ici.
seated-round = , partie { $n } sur { $of }
seated-tables = Tables de cet appareil
seated-awaited = à toi
self-name = Tu t’appelles { $name }
self-wishes = « { $wish } » : on attend un oui.
self-wish = Un autre nom
self-ask = Proposer
self-code = Changer d’appareil
self-code-means = : tape ce code à « Rejoindre une table », sur l’autre appareil.
self-elsewhere = Ta place est maintenant sur un autre appareil.
self-leave = Partir
self-leave-sure = Partir vraiment ?
hand-up = Demander de l’aide
hand-down = Ça va maintenant
hand-short = Aide
company-paused = Tout le monde fait une pause.
company-table-paused = Ta table fait une pause.
