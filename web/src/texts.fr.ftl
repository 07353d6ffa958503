## Partout

close = Fermer
change = Changer
done = Voilà
less = Moins
more = Plus
name = Nom
me = Moi
player = Joueur { $number }
players = Joueurs
language = Langue
sound = Son
theme = Lumière
theme-day = Jour
theme-night = Nuit
list-and = { $first } et { $last }
copied = Copié
copy-link = Copier le lien
copy-address = Copier l’adresse
copy-failed = Ce navigateur ne laisse pas copier. L’adresse est à recopier à la main.
qr = Code QR de la table
back-to-shelf = Retour à l’étagère
back-to-table = Retour à la table
server-away = Le serveur ne répond pas. Les règles et la boîte à outils marchent sans lui.
cookies-off = Ton navigateur ne garde pas le cookie de Ludiade : sans lui, le serveur ne peut pas savoir que cette place est la tienne. Autorise les cookies de ce site, puis recommence.
title-new = Dresser la table
title-join = Rejoindre une table
title-rules = Les règles
title-box = Pour tes boîtes
title-matches = Mes parties
title-replay = Revoir la partie
title-missing = Page introuvable
missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène nulle part. Elle a peut-être été coupée en chemin.
missing-game = Aucun jeu ne s’appelle « { $name } » sur l’étagère.
title-table = Une table
title-your-turn = À toi !

## Les jeux

game-diego = Diego
game-diamino = Diamino
game-diabolo = Diabolo
game-diadingo = Diadingo
game-diamoniak = Diamoniak
about-diego = Deux cartes vont-elles ensemble ? Annonce-le, ou doutes-en.
about-diamino = Croise des mots, évite les diables verts, place toutes tes lettres.
about-diabolo = Chaque ligne finit chez l’ange ou chez le démon. Qui garde les bonnes cartes ?
about-diadingo = Quarante-deux diamants, un seul essai par tour. Gare à la pie.
about-diamoniak = Bâtis ton château carte après carte, et crains la sorcière.
label-diego = Reconstruction : les six nombres et les dessins des cartes.
label-diamino = Reconstruction : les lettres, leurs valeurs et la piste.
label-diadingo = Reconstruction : la valeur des bagues et le plan de jeu. Les places fixes, tirées à chaque partie : notre choix.
label-diabolo = À deux joueurs, la partie n’est pas officielle.

## L’étagère

shelf-question = À quoi joue-t-on ?
shelf-promise = Cinq jeux, à plusieurs ou avec un bot. Sans compte ni publicité.
shelf-games = Les jeux
shelf-diego = Vont-elles ensemble ?
shelf-diego-for = cycles 3 et 4
shelf-diamino = Des mots en croix
shelf-diabolo = Ange ou démon
shelf-diadingo = Un seul essai
shelf-diadingo-for = dès 8 ans
shelf-diamoniak = Encore une carte ?
shelf-diamoniak-for = dès 5 ans
shelf-box = Score et arbitre pour tes boîtes
shelf-rules = Règles des cinq jeux
device-title = Sur un autre appareil
device-text = Sur le même réseau, un téléphone ou une tablette ouvre cette étagère avec ce code.
device-qr = Code QR de cette étagère
shelf-free = Un logiciel libre
players-range = { $low } à { $high } joueurs
quick-title = Partie éclair
quick-text = Une partie courte de { $game } avec { $first } et { $second }
quick-play = Jouer tout de suite
join-title = Rejoindre une table
join-short = Rejoindre
join-enter = Entrer
join-hint = Le code est affiché chez la personne qui a dressé la table.
join-code = Le code de la table
join-name = Comment t’appelles-tu ?
join-sit = M’asseoir
join-claims = Ce code amène sur cet appareil ta place, ta main ou la séance que tu animes.
join-go-on = Continuer ici
join-watch = Tu peux la regarder : on y voit le plateau, pas les mains.
join-no-account = Pas de compte, pas d’adresse. Le nom n’est vu que des gens de cette table.
resume-title = Reprendre
resume-untitled-class = La classe
resume-untitled-club = La soirée
resume-host-class = Ta classe t’attend
resume-host-club = Ta soirée t’attend
resume-guest-class = Retourner dans la classe
resume-guest-club = Retourner à la soirée
resume-none = Aucune table en cours sur cet appareil.
table-with = { $game } avec { $names }
table-open = Ouverte à tout le monde
table-sit = S’asseoir
card-last = Dernier coup { $when }
card-paused = En pause
card-thinks = { $n ->
        [one] { $names } réfléchit
       *[other] { $names } réfléchissent
    }
just-now = à l’instant
matches-all = { $n ->
    [0] Toutes mes tables
    [one] Toutes mes tables, une partie finie
   *[other] Toutes mes tables, { $n } parties finies
}
matches-coming = On cherche tes parties…
matches-running = En cours
matches-ended = Finies
matches-none = Aucune partie finie sur cet appareil.
matches-replay = Revoir, avec le bilan
matches-scores = Les scores
matches-record = Garder
card-lesson = Première partie guidée de { $game }
card-stopped = Arrêtée avant la fin
card-won = Tu as gagné
put-away = Retirer de la liste : { $table }
put-away-ended = Elle disparaît de ta liste. Quand plus personne ne la garde, on ne la montre plus à personne.
put-away-open = Elle disparaît de ta liste ; si c’est ta table, elle se ferme pour tous.
put-away-playing = Elle disparaît de ta liste, et un bot joue à ta place jusqu’à la fin.
put-away-alone = La partie s’arrête là : tu n’y joues qu’avec des bots.
put-away-no = La garder
put-away-yes = La retirer
leave = Quitter la table
leave-cancel = Ranger cette table
leave-ends = Ranger la table ? Elle se ferme aussi pour celles et ceux qui sont venus.
leave-open = Quitter la table ? Ta place redevient libre.
leave-playing = Quitter la table ? Un bot joue à ta place ; tu peux revenir la reprendre.
leave-no = Rester
leave-yes = Oui, quitter
agreed-line = { $label } : { $value }
agreed-usual = Comme le dit la règle.
agreed-limit = Temps pour chaque tour : { $time }
no = non
invited-by = { $name } t’invite à jouer à { $game }.
invited-to = On t’invite à jouer à { $game }.
invited-with = À la table : { $names }.
status-open = La table attend du monde.
status-playing = La partie est en cours.
status-over = La partie est finie.
status-closed = La table est fermée.

## Les bots

bot-random-how = au hasard
bot-random-plays = bot, joue au hasard
bot-beginner-how = découvre
bot-beginner-plays = bot, découvre le jeu
bot-easy-how = tranquille
bot-easy-plays = bot, joue tranquille
bot-medium-how = solide
bot-medium-plays = bot, joue solide
bot-hard-how = redoutable
bot-hard-plays = bot, redoutable
bot-expert-how = implacable
bot-expert-plays = bot, implacable
bot-level = Niveau du bot

## Qui joue

setup-who = Qui joue ?
setup-how = Comment ?
setup-add = Ajouter une place ({ $most } au plus)
setup-unofficial = À deux, Diabolo n’est pas officiel : deux lignes fermées terminent la manche.
setup-finer = Régler plus finement
setup-table = La table
setup-own = à ta façon
setup-limit = Temps pour chaque tour
setup-limit-means = Passé ce temps, un bot joue le coup.
limit-none = sans limite
limit-seconds = { $n } secondes
limit-minutes = { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
setup-pace = Les bots répondent
bot-pace-calm = lentement
bot-pace-usual = comme des gens
bot-pace-quick = aussitôt
setup-untimed = Aucun délai ne s’écoule : on attend chaque réponse
setup-spectators = On peut venir regarder, avec le lien
setup-hints = Le coach peut donner des conseils
setup-ready = Tout le monde est là.
setup-waits = { $n ->
        [one] Une place attend quelqu’un.
       *[other] { $n } places attendent quelqu’un.
    }
setup-deal = Distribuer
setup-invite = Dresser la table
rules-short = La règle en 2 minutes
seat-link = Une amie, un ami
seat-open = Qui voudra
seat-waiting = On attend…
seat-change = Changer la place { $number }
seat-done = Voilà (place { $number })
seat-kind = Qui s’assoit là ?
seat-up = Monter
seat-down = Descendre
seat-moved = { $name } : place { $number } sur { $count }.
seat-remove = Enlever cette place
kind-me = moi, sur cet écran
kind-here = aussi sur cet écran, derrière le rideau
kind-link = par lien, on l’attend
kind-open = ouverte à tout le monde
choose-me = Moi
choose-here = Sur cet écran
choose-link = Par lien
choose-open = Ouverte à tous
choose-bot = Un bot
preset-guided = Première fois
preset-guided-text = La partie entière, avec les conseils
preset-guided-diabolo = Une seule manche, avec les conseils
preset-guided-diego = Quatre cartes, mains visibles : on apprend aussitôt qui a raison
preset-guided-diamino = Sans marque ; un mot inconnu est refusé aussitôt
preset-guided-diadingo = La partie entière ; les diamants fixes restent marqués
preset-guided-diamoniak = La partie entière, avec les conseils
preset-classic = Classique
preset-classic-text = La partie entière
preset-classic-diabolo = Autant de manches que de joueurs
preset-classic-diadingo = Une partie, quarante-deux diamants
preset-classic-diego = Six cartes en main, six cibles, 15 secondes pour contrer
preset-classic-diamino = Avec marque : les diables comptent
preset-classic-diamoniak = Six cartes pour un château
preset-cycle3 = Cycle 3
preset-cycle3-diego = Mains ouvertes, quatre cartes et quatre cibles, capital de 100 points
preset-cycle4 = Cycle 4
preset-cycle4-diego = Six cartes, six cibles, les dix façons d’écrire
rules-control-hidden = La feuille de contrôle reste retournée : le tableau des cartes ne se lit pas à une table.
preset-quick = Vite fait
preset-quick-diabolo = Une seule manche
preset-quick-diego = Quatre cartes, quatre façons d’écrire
preset-quick-diamino = Sans marque : le premier qui a tout posé
preset-alone = En solitaire
preset-alone-diamino = La patience : placer tous les carrés
waiting-for = { $n ->
        [one] On attend encore quelqu’un.
       *[other] On attend encore { $n } personnes.
    }
waiting-full = Tout le monde est là : à toi de distribuer.
waiting-host = Tout le monde est là : on va distribuer.
waiting-away = Il manque { $names } : la table est sur l’étagère de chacun, sous « Reprendre ».
waiting-absent = pas encore là, on l’attend
waiting-whose = C’est la table de { $name }.
waiting-mixing = Chacun mélange les cartes…
withheld = { $free ->
        [true] { $name } n’a pas envoyé sa part du mélange à temps : sa place est libre.
       *[false] { $name } n’avait pas envoyé sa part du mélange à temps.
    }
withheld-me = { $free ->
        [true] Ta part du mélange n’est pas arrivée à temps : ta place est libre.
       *[false] Ta part du mélange n’est pas arrivée à temps : quelqu’un d’autre a pris ta place.
    }
withheld-again = Tu peux te rasseoir, puis on distribue de nouveau.
withheld-by-link = Rouvre le lien ou redis le code de la table pour te rasseoir.
withheld-sit = Me rasseoir
distrust-left_out = Ta part du mélange ne compte pas : le serveur ne l’a pas reçue à temps, ou l’a laissée de côté.
distrust-not_counted = Ton appareil n’envoie pas sa part du mélange : le serveur recommence la distribution sans le compter.
waiting-fill = { $n ->
        [one] Mettre un bot à cette place
       *[other] Mettre des bots à ces places
    }
invite-title = Inviter
invite-scan = Scanne, ou entre le code
present = en ligne
present-host = en ligne, a dressé la table
away = n’est plus là
away-minutes = n’est plus là, { $n } min
away-hours = n’est plus là, { $n } h

## La table

board = Plateau
my-hand = Mon jeu
skip = Aller au jeu
acts = Que faire
guide = Où en est-on
pad = Qui veut parler ?
pad-show = Je montre lesquelles
story = Récit
story-title = Le récit
rules = Règle
rules-table = Tableau
rules-search = Chercher dans la règle
rules-nothing = Rien de tel dans cette règle.
rules-whole = Toute la règle
rules-which = Que lire
rules-parts = Les parties de la règle
rules-of = La règle de { $game }
rule-number = règle { $rule }
rule-of = Règle { $rule } : { $title }
play-this = Jouer
settings = Réglages
your-turn = À toi
your-turn-lead = À toi.
their-turn = Joue
turn-of = À { $name } de jouer.
wait-turn = Attends ton tour
take-back-aim = Reprendre
table-code = Table
around-open = Voir les joueurs, la pioche et la manche
table-closed = Cette table ne s’ouvre pas
table-coming = La table arrive…
offline-long = Hors ligne. La table revient dès que le serveur répond.
saved-saved = Enregistré
saved-saved-long = {" "}: rien ne se perd
saved-sending = Envoi…
saved-sending-long = {""}
saved-offline = Hors ligne
saved-offline-long = {" "}: ton coup partira au retour
refused-nothing = Rien n’a changé.
seconds-left = { $n ->
        [one] une seconde
       *[other] { $n } secondes
    }
stands-in = un bot joue à sa place
gone = { $name } n’est plus là.
gone-bot = Mettre un bot à sa place ?
gone-yes = Mettre un bot
gone-wait = Attendre
bot-plays-for-me = Un bot joue à ta place.
bot-plays-for = Un bot joue pour { $name }.
talk = Dire quelque chose
talk-short = Dire
said = { $name } : « { $phrase } »
watching = Tu regardes la partie.
watch = Regarder la partie
curtain-for = L’écran à { $name }
curtain-away = { $n ->
        [one] { $names } regarde ailleurs.
       *[other] { $names } regardent ailleurs.
    }
curtain-me = Je suis { $name }
curtain-since = Depuis ton dernier tour :
hand-on-phone = Prendre ma main sur mon téléphone
move-device = Continuer sur un autre appareil
hand-code = Scanne ceci avec ton téléphone, ou va sur { $address } et entre le code { $code }.
hand-qr = Code QR pour prendre la place sur un autre appareil
settings-kept = Gardés sur cet appareil, pour toutes les tables.
setting-motion = Moins de mouvement
setting-letters = Lettres à côté des couleurs
setting-tick = Tic-tac des dernières secondes
setting-keys = Touches d’une lettre (R : règle, J : récit)
setting-agree = Diamino : accepter d’office les mots des autres
setting-text = Taille du texte
text-normal = normale
text-large = grande
text-larger = très grande
watch-link = Copier le lien pour regarder
stand-in = Mettre un bot pour { $name }
take-back = Reprendre ma place
take-back-for = { $name } : reprendre la place
pause = Proposer une pause
pause-alone = Faire une pause
paused-lead = Pause.
paused-text = Le temps s’arrête. On reprend quand tu veux.
paused-by-host = Le temps s’arrête. On te dira quand reprendre.
notes = Entre nous
proposal-pause = { $name } propose une pause.
proposal-close = { $name } propose d’arrêter la partie.
proposal-mine-pause = Tu proposes une pause.
proposal-mine-close = Tu proposes d’arrêter la partie.
proposal-agreed = D’accord : { $names }.
proposal-declined = Pas d’accord : { $names }.
proposal-left = On attend { $names }.
proposal-gone-pause = Pas de pause : on continue à jouer.
proposal-gone-close = On n’arrête pas : on continue à jouer.
proposal-gone-resume = On reste en pause.
vote-yes = D’accord
vote-no = Non merci
vote-yes-for = { $name } : d’accord
vote-no-for = { $name } : non merci
vote-withdraw = Retirer
vote-now-pause = Faire une pause
resume = Reprendre la partie
close-match = Proposer d’arrêter là
close-alone = Arrêter la partie
close-sure = Arrêter pour de bon ? La partie finit là, on ne peut pas la reprendre.
close-no = Continuer à jouer
close-yes = Oui, arrêter
of-six = sur { $n }
thinks = Pense
coach-ask = Conseil
coach-asked = { $name } demande conseil au coach.
coach-thinks = Le coach réfléchit…
coach-play-this = Jouer ce coup
coach-would = Le coach :
coach-figures = C’est ce que disent ses calculs.
coach-only = C’est le seul coup possible.
coach-chance = { $players ->
        [2] { $n ->
            [0] Tu n’as alors presque aucune chance de gagner.
            [one] Tu as alors environ une chance sur dix de gagner.
            [10] Tu gagnes alors presque à coup sûr.
           *[other] Tu as alors environ { $n } chances sur 10 de gagner.
        }
       *[other] { $n ->
            [0] Tu n’as alors presque aucune chance de devancer qui que ce soit.
            [one] Tu as alors environ une chance sur dix de devancer un adversaire.
            [10] Tu devances alors presque à coup sûr tous les autres.
           *[other] Tu as alors environ { $n } chances sur 10 de devancer un adversaire.
        }
    }
generic-choose = { $n ->
        [one] Une seule chose est possible.
       *[other] { $n } choses sont possibles.
    }
generic-waits = { $n ->
        [one] doit décider.
       *[other] doivent décider.
    }
generic-menu = Ce qui est possible

## La fiche d’un jeu

fiche-of = La fiche de { $game }
fiche-author = Un jeu de
fiche-publisher = Éditeur
fiche-year = Année
fiche-players = Joueurs
fiche-age = Âge
fiche-minutes = Durée
fiche-translator = Traduction
fiche-source = D’après
fiche-reconstruction = Reconstruction
fiche-unknown = le livret ne le dit pas
fiche-from = dès { $age } ans
fiche-ours = Les dessins et les textes de ces règles ont été faits pour Ludiade.

## Après la partie

end-wins = { $n ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
end-alone = C’est fini !
end-unfinished = La partie s’arrête là
scores-by-round = Le détail des scores
scores-total = Total
round = Manche { $n }
round-diabolo = Manche { $n }
round-diadingo = Partie { $n }
round-diamino = Manche { $n }
end-scores = Les scores
end-decided = Ce qui a décidé
end-rematch = Revanche
end-rematch-wanted = La revanche est prête : on t’y attend.
end-rematch-go = Aller à la revanche
end-replay = Revoir la partie
end-record = Garder la partie
end-share = Partager le lien
end-print = Feuille de score
link-copied = Lien copié
end-story = Tout le récit
end-fair = Vérifier les mélanges
fair-promised = { $n ->
        [one] Le mélange suit la promesse faite avant la partie.
       *[other] Les { $n } mélanges suivent la promesse faite avant la partie.
    }
fair-alone = { $n ->
        [one] Le mélange suit bien la graine.
       *[other] Les { $n } mélanges suivent bien la graine.
    } Cet appareil n’a pas gardé de promesse pour le comparer.
fair-beginnings = La partie a été commencée { $n } fois : quelqu’un n’avait pas envoyé sa part du mélange.
fair-practice = Une partie guidée a des cartes choisies : il n’y a rien à vérifier.
fair-hidden = La graine n’est pas encore montrée.
fair-unknown = Cette page ne sait pas vérifier ces mélanges.
fair-seed = La graine n’est pas celle que le serveur avait promise !
fair-order = Un mélange n’est pas celui de la graine !
fair-device = l’appareil n° { $n }
fair-contribution = { $name } n’a pas donné au mélange la part qui était promise !
fair-copied = La part de { $name } au mélange est la copie d’une autre !
fair-promise = La partie n’est pas celle qui était promise à cet appareil !
fair-differs-recipe = Les mélanges suivent une autre recette.
fair-differs-table = C’est une autre table.
fair-differs-round = C’est une autre partie de la séance.
fair-differs-game = C’est un autre jeu.
fair-differs-rules = C’est une autre version des règles.
fair-differs-players = Le nombre de joueurs a changé.
fair-differs-options = Les réglages du jeu ont changé.
fair-differs-beginnings = La partie n’a pas été commencée aussi souvent qu’annoncé.
fair-differs-commitment = Le serveur a changé sa graine.
fair-differs-contribution = La part de { $name } n’est pas celle que cet appareil a envoyée.
fair-differs-commitments = La promesse de { $name } a été changée.
fair-keep = Garder la promesse dans un fichier

## La première partie guidée

learn-title = Première partie guidée
learn-panel = Apprendre en jouant
learn-this = Apprendre { $game } en jouant
learn-step = { $n } sur { $of }.
learn-not-now = Ce coup est permis, mais la leçon en montre un autre : fais d’abord celui-ci.
learn-done = Bravo !
learn-real = Jouer pour de vrai
learn-again = Recommencer
title-outdated = Cette page n’a pas pu s’ouvrir
outdated = Ludiade a été mis à jour, ou le réseau manque. Rien de ce qui est enregistré ne se perd.
outdated-again = Recharger la page
title-teach = Diego en classe
title-seance = Une séance
title-gathering = La séance
setup-print = L’imprimer
setup-seance = Une classe ou une soirée de club
shelf-teach = Pour la classe
atelier-class = Ouvrir une classe
atelier-print = Imprimer
title-learn = Première partie guidée

## Couleurs, cartes et points

colour-letter-red = Ro
colour-letter-yellow = J
colour-letter-green = Ve
colour-letter-violet = Vi
colour-letter-blue = B
colour-letter-pink = Rs
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert
colour-violet = Violet
colour-blue = Bleu
colour-pink = Rose
in-the-pile = dans la pioche
cards = { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
points-short = pts
points = points
points-of = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Revoir

replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-not_invited = Cette partie se revoit avec le lien de ceux qui l’ont jouée ou regardée : demande-leur le lien entier.
replay-no_spectators = Cette partie ne se montre pas : seuls ceux qui l’ont jouée peuvent la revoir.
replay-moment = Moment de la partie
review-title = Le coup d’œil du coach
replay-hands = Les mains
review-coming = Le coach revoit la partie…
review-progress = Où en est le coach
review-judged = { $n ->
        [0] Aucune décision regardée de près sur { $all }.
        [one] Une décision regardée de près sur { $all }, celle qui a le plus changé les chances.
       *[other] { $n } décisions regardées de près sur { $all }, celles qui ont le plus changé les chances.
    }
review-cannot = Le coach n’a pas pu revoir cette partie.
review-chances = { $players ->
        [2] Chances de gagner
       *[other] Chances de devancer un adversaire
    }
review-seen = Chacun d’après ce qu’il voyait alors : le total ne fait pas toujours 100 %.
review-at = Au coup { $n } :
review-summary = Chances de chacun, du début à la fin. { $ends }
review-end = { $name } : { $from } au début, { $to } à la fin.
review-table = Lire la courbe en chiffres
review-move = Coup
review-turns = { $n ->
        [0] Aucun coup n’a coûté cher.
        [one] Le tournant
       *[other] Les tournants
    }
review-turn = Coup { $n }, { $name }
review-did = Choisi : { $action } ({ $chance }).
review-better = Mieux : { $action } ({ $chance }).
review-luck = Chance et jeu
review-luck-much = Beaucoup de chance
review-luck-some = Un peu de chance
review-luck-none = Ni chance ni malchance
review-luck-less = Un peu de malchance
review-luck-least = Beaucoup de malchance
review-skill-much = un jeu bien plus juste que celui des autres
review-skill-some = un jeu un peu plus juste que celui des autres
review-skill-none = un jeu aussi juste que celui des autres
review-skill-less = un jeu un peu moins juste que celui des autres
review-skill-least = un jeu bien moins juste que celui des autres
review-balance = { $luck }, { $skill }.

## Pour tes boîtes

box-promise = Pour jouer avec la vraie boîte. Seuls les mots à juger vont au serveur.
pad-title = Feuille de score de Diabolo
pad-players = { $n } joueurs
pad-round-number = Manche { $round }
pad-round-column = Manche
pad-stronger = Qui est le plus fort sur cette ligne ?
pad-side-equal = Égalité
pad-side-angel = Ange
pad-side-demon = Démon
pad-cell = { $colour }, main de { $name }
pad-double = Double
pad-double-of = Double de { $name }
pad-no-points = rien
pad-total = Total
pad-ahead = { $n ->
        [one] En tête : { $names }.
       *[other] En tête à égalité : { $names }.
    }
pad-fewer = Un joueur de moins
pad-more = Un joueur de plus
pad-round = Manche suivante
pad-new = Nouvelle feuille
pad-back = Reprendre l’ancienne
dealer-title = Qui commence ?
dealer-players = Combien de joueurs
dealer-draw = Tirer au sort
dealer-starts = Le joueur { $number } commence.
judge-title = Ce mot est-il admis à Diamino ?
judge-word = Le mot
judge-ask = Demander au juge
timer-title = Délai
timer-seconds = Secondes
timer-start = Partir
timer-over = C’est fini !

## Les temps forts
stage-on = Continuer
stage-over = La partie est finie
setting-pace = Les temps forts
pace-slow = Longuement
pace-normal = Normalement
pace-quick = Brièvement
pace-none = Sans arrêt

## Le récit : un tour, une ligne
story-more = Tout savoir de la ligne { $number }

## La fin d’une partie seul
end-account = Le compte
end-again = Recommencer

## L’atelier de Diego

title-atelier = L’atelier de Diego
shelf-atelier = L’atelier de Diego
atelier-promise = Choisis les nombres et les écritures : chaque carte est dessinée et vérifiée aussitôt.
atelier-start = Partir de
atelier-level-cycle3 = Cycle 3
atelier-level-cycle4 = Cycle 4
atelier-level-fractions = Fractions
atelier-level-percentages = Pourcentages
atelier-level-negatives = Nombres négatifs
atelier-level-decimals = Décimaux
atelier-empty = Rien
atelier-open = Un fichier
atelier-own = Mon paquet
atelier-mine = mon paquet : { $title }
atelier-make = Fabriquer un paquet dans l’atelier
atelier-title = Titre du paquet
atelier-writings = Écritures
atelier-kept = Mes paquets, sur cet appareil
atelier-forget = Oublier { $title }
atelier-too-few = Il faut au moins deux nombres
atelier-sound = Ce paquet se joue : { $n } cartes
atelier-unsound = { $n ->
        [0] On vérifie…
        [one] Une chose à revoir
       *[other] { $n } choses à revoir
    }
atelier-all-same = Toutes différentes ; dans chaque ligne, toutes montrent le même nombre ; chaque encadrement n’attrape que le sien.
atelier-players = { $n ->
        [0] Trop peu de cartes pour des mains de 6 : joue avec 4 cartes et 4 cibles.
        [1] Trop peu de cartes pour des mains de 6 : joue avec 4 cartes et 4 cibles.
       *[other] Il y a assez de cartes pour { $n } joueurs.
    }
atelier-shows = Ce qu’il peut révéler : { $n } erreurs sur { $of }
atelier-shows-means = Une erreur se voit quand deux cartes différentes sont prises pour une paire.
atelier-see = Voir lesquelles, et par quelles cartes
atelier-once = Par une seule paire de nombres.
atelier-hides = Ne se distingue pas de : { $other }
atelier-shows-not = Il ne montre pas :
atelier-find = Chercher mieux
atelier-better = { $n ->
        [one] Une erreur de plus se voit. « Annuler » revient en arrière.
       *[other] { $n } erreurs de plus se voient. « Annuler » revient en arrière.
    }
atelier-no-better = Un peu mieux peut-être, mais pas une erreur de plus.
atelier-change-number = Changer le nombre { $number }
atelier-number = Le nombre
atelier-new-number = Un nombre : 3/4, 1 + 1/4, 0,75 ou 75 %
atelier-add = Ajouter ({ $most } au plus)
atelier-exchange = Remplacer
atelier-remove = Retirer ce nombre
atelier-card = { $writing }, nombre { $number }
atelier-undrawn = pas encore dessinée
atelier-wrong = À revoir :
atelier-text = Ce qui est écrit
atelier-words = Le texte de la carte
atelier-shape = Figure
atelier-disc = disques
atelier-bar = bandes
atelier-parts = Parts par figure
atelier-shaded = Parts coloriées
atelier-from = De
atelier-to = À
atelier-line-parts = Parts par unité
atelier-tick = La flèche, au trait n° { $n }
atelier-low = Plus grand que
atelier-high = Plus petit que
atelier-usual = Écriture habituelle
atelier-cannot = Ce nombre ne s’écrit pas ainsi : tape la carte toi-même ou retire cette écriture.
atelier-undo = Annuler
atelier-save = Enregistrer
atelier-share = Partager
atelier-play = Jouer
atelier-bad-link = Ce lien est abîmé ou ne contient pas de paquet. Rien n’est perdu de tes paquets.
atelier-bad-file = Ce fichier ne contient pas de paquet de Diego. Rien n’a changé.
atelier-other-version = Ce paquet vient d’une autre version de Ludiade : les cartes qu’on ne sait pas dessiner ici sont laissées de côté.
atelier-not-kept = Cet appareil n’a plus de place pour garder le paquet : enregistre-le dans un fichier.
writing-decimal = décimal
writing-fraction = fraction
writing-decimal-fraction = fraction décimale
writing-words = en lettres
writing-area = aire
writing-line = droite graduée
writing-sum = somme
writing-bracket = encadrement
writing-amplified = fraction amplifiée
writing-percent = pourcentage
