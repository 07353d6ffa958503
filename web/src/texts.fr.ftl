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
join-watch = Tu peux la regarder : on y voit le plateau, pas les mains.
join-no-account = Pas de compte, pas d’adresse. Le nom n’est vu que des gens de cette table.
resume-title = Reprendre
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
choose-open = Tout le monde
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
preset-cycle3-text = Mains ouvertes, quatre cartes et quatre cibles, capital de 100 points
preset-cycle4 = Cycle 4
preset-cycle4-text = Six cartes, six cibles, les dix façons d’écrire
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
       *[other] { $names } gagnent ensemble !
    }
end-alone = C’est fini !
end-unfinished = La partie s’arrête là
scores-by-round = Le détail des scores
scores-total = Total
round = Manche { $n }
round-diabolo = Manche { $n }
round-diadingo = Partie { $n }
round-diamino = Donne { $n }
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
fair-contribution = { $name } n’a pas donné au mélange la part qui était promise !
fair-copied = La part de { $name } au mélange est la copie d’une autre !
fair-promise = La partie n’est pas celle qui était promise à cet appareil !
fair-differs-recipe = Les mélanges suivent une autre recette.
fair-differs-table = C’est une autre table.
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
title-learn = Première partie guidée

## Diamoniak

card-pink = Rose
card-blue = Bleu
card-green = Vert
card-violet = Violet
card-diamond = Diamant
card-fairy = Fée
card-witch = Sorcière
card-count = { $n ->
        [one] { $card }
       *[other] { $card }, { $n } fois
    }
castle-pink = château rose
castle-blue = château bleu
castle-green = château vert
castle-violet = château violet
castle-none = sans couleur
castle-stage = { $colour ->
        [pink] Château rose
        [blue] Château bleu
        [green] Château vert
        [violet] Château violet
       *[none] Château
    } : { $n } sur 6
castle-mine = { $colour ->
        [pink] Mon château rose
        [blue] Mon château bleu
        [green] Mon château vert
        [violet] Mon château violet
       *[none] Mon château
    } : { $n } sur 6
diamoniak-pile = à piocher
diamoniak-witches-met = { $n ->
        [0] Aucune sorcière
        [one] Une sorcière
       *[other] { $n } sorcières
    }
diamoniak-cards-paid = { $n ->
        [one] une carte prise
       *[other] { $n } cartes prises
    }
diamoniak-sent-away = { $n ->
        [one] une chassée par une fée
       *[other] { $n } chassées par des fées
    }
diamoniak-bought = { $n ->
        [one] un achat
       *[other] { $n } achats
    }
diamoniak-summary = { $n ->
        [6] Un château achevé
       *[other] Un château à { $n } sur 6
    }
diamoniak-drawn = Piochées à ce tour
diamoniak-thrown = { $n ->
        [0] Aucune carte à côté de la pioche
        [one] Une carte à côté de la pioche
       *[other] { $n } cartes à côté de la pioche
    }
diamoniak-thrown-word = { $n ->
        [one] à côté
       *[other] à côté
    }
diamoniak-draw = Piocher une carte
diamoniak-again = Encore une carte
diamoniak-stop = Je m’arrête
diamoniak-draw-first = Il faut d’abord piocher une carte.
diamoniak-buy = Acheter à { $name } : 3 diamants
diamoniak-buy-here = Acheter
diamoniak-buy-from = Acheter à { $name }
diamoniak-send-fairy = Envoyer la fée
diamoniak-no-fairy = Tu n’as pas de fée.
diamoniak-pay = { $n ->
        [one] Laisser cette carte
       *[other] Laisser ces { $n } cartes
    }
diamoniak-pay-more = { $n ->
        [one] Encore une carte à choisir
       *[other] Encore { $n } cartes à choisir
    }
diamoniak-other = Piocher encore, ou s’arrêter ?
diamoniak-other-witch = La sorcière attend ses cartes.
diamoniak-witch-lead = Une sorcière !
diamoniak-witch = { $n ->
        [one] Laisse une carte
       *[other] Laisse { $n } cartes
    }{ $fairy ->
        [yes] , ou ta fée.
       *[no] .
    }
diamoniak-open = Pioche une première carte.
diamoniak-open-buy = Pioche une carte, ou achète-en une pour 3 diamants.
diamoniak-more-lead = Encore une carte ?
diamoniak-more = { $pile ->
        [0] La pioche est vide : on mélange les cartes posées à côté, sorcières comprises.
        [one] { $witches ->
            [0] La dernière carte n’est pas une sorcière.
           *[other] La dernière carte est une sorcière.
        }
       *[other] { $witches ->
            [0] Plus une sorcière dans les { $pile } cartes à piocher.
            [one] Il reste une sorcière sur { $pile } cartes.
           *[other] Il reste { $witches } sorcières sur { $pile } cartes.
        }
    }
witch-pay = { $n ->
        [one] Laisser une carte
       *[other] Laisser { $n } cartes
    }
witch-castle = Ton château reste à { $n }.
witch-fairy = ou envoyer la fée
witch-keep = Tu gardes tout le reste.
witch-touch = Touche les cartes à laisser

## Diabolo

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
diabolo-demon = Démon
diabolo-angel = Ange
diabolo-choose = Choisis une carte, puis un côté.
diabolo-choose-card = Choisis une carte
diabolo-which-side = De quel côté, { $card } ?
diabolo-lay = Pose { $card }, ou choisis-en une autre.
diabolo-lay-demon = Poser côté démon
diabolo-lay-angel = Poser côté ange
diabolo-here-demon = Poser ici, côté démon
diabolo-here-angel = Poser ici, côté ange
diabolo-line-locked = impossible : la ligne est fermée
diabolo-blocked = Rien ne se pose : défausse une carte.
diabolo-choose-discard = Choisis une carte
diabolo-discard = Défausser { $card }
diabolo-hub = { $colour } : démon { $demon }, ange { $angel }{ $locked ->
        [yes] , ligne fermée
       *[no] {""}
    }
diabolo-line = { $colour ->
        [red] Ligne rouge.
        [yellow] Ligne jaune.
        [green] Ligne verte.
        [violet] Ligne violette.
       *[blue] Ligne bleue.
    }
diabolo-double-question = Ange, { $angel } contre { $demon }. Tu as { $mine } : tu doubles ?
diabolo-double-wait = { $n ->
        [one] { $names } choisit encore.
       *[other] { $n } joueurs choisissent encore.
    }
diabolo-count = On compte.
diabolo-round = Manche { $round } sur { $rounds }
diabolo-summary = { $rounds ->
        [one] { points-of } en une manche
       *[other] { points-of } en { $rounds } manches
    }
diabolo-a-double = un Double
diabolo-row = { $colour ->
        [red] Ligne rouge
        [yellow] Ligne jaune
        [green] Ligne verte
        [violet] Ligne violette
       *[blue] Ligne bleue
    }
diabolo-chosen = a choisi
diabolo-flag = Double ?
diabolo-keep = Je le garde
diabolo-seal = Sceller : je double
diabolo-others-choose = Les autres choisissent encore
diabolo-lines = Les cinq lignes
diabolo-who-doubles = Qui double ?
diabolo-five-lines = Les cinq lignes
diabolo-back-to-doubles = Revenir aux Doubles
diabolo-nothing = rien
diabolo-next = ensuite
diabolo-i-double = Je double
diabolo-double-means = si tu as la plus forte somme. Dépensé dans tous les cas.
diabolo-i-keep = Je le garde
diabolo-keep-means = si tu as la plus forte somme. Le Double reste pour une autre ligne.
diabolo-sealed = Ton choix est scellé.
diabolo-waiting = On choisit en secret.
diabolo-open-together = On ouvre quand tous ont choisi.
diabolo-who-chose = Qui a choisi
diabolo-env-none = plus de Double
diabolo-env-sealed = scellé
diabolo-env-open = réfléchit…
diabolo-weighed-angel = Ange, { $angel } contre { $demon }.
diabolo-weighed-demon = Démon, { $demon } contre { $angel }.
diabolo-weighed-equal = Égalité, { $angel } partout.
diabolo-weighed-angel-means = { $most ->
        [0] Personne n’a de { $colour }.
       *[other] Le plus de { $colour } gagne : { $most }.
    }
diabolo-weighed-demon-means = { $most ->
        [0] Personne n’a de { $colour }.
       *[other] Le plus de { $colour } perd : { $most }.
    }
diabolo-weighed-equal-means = Rien pour personne.
diabolo-round-sums = Manche :

## Diadingo

diadingo-deck = cartes à tirer
diadingo-left = { $n ->
        [one] Encore { $n } diamant mobile
       *[other] Encore { $n } diamants mobiles
    }
diadingo-show-others = Les bagues des autres
diadingo-rings-short = Bagues
diadingo-tray-short = Plan de jeu
diadingo-full = { $n ->
        [0] aucune bague sertie
        [one] une bague sertie
       *[other] { $n } bagues serties
    }
diadingo-summary = { $n ->
        [one] { $money } $ en une bague sertie
       *[other] { $money } $ en { $n } bagues serties
    }
diadingo-summary-series = { $money } $ en { $n } parties
diadingo-summary-professional = { $money } $ : { $n ->
        [0] aucune bague sertie
        [one] une bague sertie
       *[other] { $n } bagues serties
    }, { $empty ->
        [0] aucune vide
        [one] une vide
       *[other] { $empty } vides
    }
diadingo-won = { $n ->
        [0] aucune bague sertie
        [one] une bague sertie : { $money } $
       *[other] { $n } bagues serties : { $money } $
    }
diadingo-lost = { $n ->
        [0] aucune vide
        [one] une vide : −{ $money } $
       *[other] { $n } vides : −{ $money } $
    }
diadingo-stole = { $n ->
        [one] un diamant volé
       *[other] { $n } diamants volés
    }
diadingo-robbed = { $n ->
        [one] un diamant perdu
       *[other] { $n } diamants perdus
    }
diadingo-tray = Plan de jeu
diadingo-stone = Diamant { $place }
diadingo-stone-stuck = Diamant { $place }, fixe
diadingo-socket = Place { $place }, vide
diadingo-ring-full = Bague à { $value }, avec diamant
diadingo-ring-empty = Bague à { $value }, vide
diadingo-to-fill = à sertir
diadingo-ring-to-fill = Bague à { $value }, à sertir
diadingo-my-rings = Mes bagues
diadingo-ring-lead = Bague à { $value }.
diadingo-one-try = Choisis un diamant : un seul essai.
diadingo-other = Une bague à { $value } à sertir.
diadingo-choose = Choisis un diamant
diadingo-take = Prendre ce diamant
diadingo-theft-card = Carte-vol
diadingo-theft-lead = Vol !
diadingo-theft = Choisis le diamant à prendre, ou renonce.
diadingo-theft-this = Un diamant à { $value } pour ta bague vide à { $value }.
diadingo-other-theft = Une carte-vol est sortie.
diadingo-choose-ring = Choisis un diamant
diadingo-steal = Voler à { $name }
diadingo-steal-this = Voler à { $name } le diamant à { $value }
diadingo-no-empty = Bague à { $value }, avec diamant : tu n’as pas de bague vide à { $value }
diadingo-decline = Renoncer
diadingo-must = À cette table, qui peut voler doit voler.
diadingo-if-steal = Tu voles :
diadingo-if-decline = Tu renonces :
diadingo-then-victim = { $name } joue tout de suite après.
diadingo-then-robbed = la personne volée joue tout de suite après.
diadingo-then-draw = tu tires une autre carte.
diadingo-takeable = { $n ->
        [0] rien à prendre
       *[other] { $n } à prendre
    }
diadingo-i-take = je prends
diadingo-goes-here = il va ici
diadingo-onto = Ta bague vide à { $value } : le diamant va ici

## Diego

diego-choose = Choisis une de tes cartes, puis une carte-cible.
diego-summary = { points-of }, feuille de contrôle en main
diego-choose-target = Et quelle carte-cible va avec elle ?
diego-sure = Elles vont ensemble ? Annonce-le !
diego-choose-two = Choisis une carte et une carte-cible.
diego-claim = DIEGO !
diego-pass = Passer
diego-agree = D’accord
diego-contest = PAS DIEGO !
diego-no-pair = Rien à dire
diego-others-speak = Les autres ont la parole
diego-said = { $name } dit DIEGO.
diego-same = Vont-elles bien ensemble ?
diego-passed = { $name } passe.
diego-was-pair = Y avait-il une paire ? Montre-la !
diego-pair = Paire annoncée
diego-hand-of = { $name } montre sa main
diego-targets = Les cartes-cibles
diego-enlarge = Les cartes en grand
diego-claimed = annoncée
diego-delay = Délai : { $n } s
diego-pairs = { $n ->
        [one] paire
       *[other] paires
    }
diego-of-which = dont { $n } PAS DIEGO
diego-team = Équipe { $n }
diego-team-short = É{ $n }
diego-side = côté DIEGO
diego-how-scored = Côté DIEGO, une paire juste vaut +2, une fausse −2. Côté PAS DIEGO, avoir raison vaut +4, avoir tort −4.{ $passes ->
        [pas_diego] {" "}Une paire prise sur une passe y est juste quand elle va ensemble.
       *[diego] {""}
    }
diego-side-diego = DIEGO
diego-side-pas_diego = PAS DIEGO
diego-equal = vont ensemble
diego-unequal = ne vont pas ensemble
diego-families = { $n ->
        [one] Une famille complète
       *[other] { $n } familles complètes
    }
diego-control = Feuille de contrôle

## Diamino

diamino-board = Piste de quinze sur quinze
diamino-plan = La piste. Diables rouges : { $red }. Diables verts : { $green }. Cases noires : { $black }.
diamino-excerpt = Un morceau de la piste, avec les mots posés
diamino-start = Départ
diamino-square-start = départ
diamino-square-red = diable rouge
diamino-square-green = diable vert
diamino-square-black = case noire
diamino-empty = vide
diamino-devil-word = un diable
diamino-on-trial = à l’essai
diamino-just-laid = vient d’être posé
diamino-refused = refusé
diamino-chosen-across = choisie, vers la droite
diamino-chosen-down = choisie, vers le bas
diamino-enlarge = Agrandir la piste
diamino-map = Toute la piste. Ici, colonnes { $from } à { $to }, lignes { $first } à { $last }
diamino-key = Les cases
diamino-key-red-score = +10 pour toi
diamino-key-green-score = +5 pour les autres
diamino-key-red-race = un carré de moins
diamino-key-green-race = un carré de plus
diamino-key-black = pour le dernier coup
diamino-key-black-patience = toujours interdite
diamino-tile = { $n ->
        [one] { $letter }, un point
       *[other] { $letter }, { $n } points
    }
diamino-devil = le diable
diamino-devil-tile = Diable, joker
diamino-stack = { $n ->
        [0] { $tile }, il n’en reste pas
        [one] { $tile }, une seule fois
       *[other] { $tile }, { $n } fois
    }
diamino-arrange = Ranger mes carrés
diamino-sort = Trier mes carrés
diamino-shuffle = Mélanger mes carrés
diamino-how = Touche une case, puis tes carrés.
diamino-where = Sur quelle case ?
diamino-type-across = vers la droite. Retouche pour changer de sens.
diamino-type-down = vers le bas. Retouche pour changer de sens.
diamino-word-at = { $word } en { $at }.
diamino-covers = { $red ->
        [0] { $green ->
            [one] Tu recouvres un diable vert.
           *[other] Tu recouvres { $green } diables verts.
        }
        [one] { $green ->
            [0] Tu recouvres un diable rouge.
            [one] Tu recouvres un diable rouge et un vert.
           *[other] Tu recouvres un diable rouge et { $green } verts.
        }
       *[other] { $green ->
            [0] Tu recouvres { $red } diables rouges.
            [one] Tu recouvres { $red } diables rouges et un vert.
           *[other] Tu recouvres { $red } diables rouges et { $green } verts.
        }
    }
diamino-forms = Tu formes { $words }.
diamino-brings = { $points ->
    [0] { $others ->
        [0] Aucun point.
       *[other] Les autres gagnent { $others } points chacun.
    }
   *[other] { $others ->
        [0] Tu gagnes { $points } points.
       *[other] Tu gagnes { $points } points, les autres { $others } chacun.
    }
}
diamino-covers-none = Pose-le, ou continue.
diamino-one-line = Les lettres d’un mot tiennent sur une seule ligne.
diamino-gap = Il manque une lettre entre deux.
diamino-lacks = Tu n’as pas de { $letter }, ni de diable.
diamino-place = Poser { $word }
diamino-place-none = Poser
diamino-swap = Échanger
diamino-no-swap = On ne peut pas échanger maintenant.
diamino-swap-which = { $n ->
        [one] Choisis le carré à échanger.
       *[other] Choisis les carrés à échanger.
    }
diamino-swap-choose = Choisis des carrés
diamino-swap-now = { $n ->
        [one] Échanger un carré
       *[other] Échanger { $n } carrés
    }
diamino-pass = Passer
diamino-pass-sure = Passer, sans rien poser ?
diamino-pass-now = Passer mon tour
diamino-stop = Finir
diamino-stop-sure = Finir la patience ici ?
diamino-stop-now = Finir la patience
diamino-devil-lead = Le diable,
diamino-which-letter = quelle lettre ?
diamino-choose-letter = Choisis la lettre
diamino-devil-is = Le diable vaut…
diamino-devil-back = Reprendre le diable
diamino-red = Diable rouge !
diamino-put-back = { $n ->
        [one] Remets un carré à la réserve.
       *[other] Remets { $n } carrés à la réserve, l’un après l’autre.
    }
diamino-choose-shed = Choisis un carré
diamino-shed = Remettre { $tile }
diamino-other-sheds = Un carré retourne à la réserve.
diamino-places = { $name } pose { $word }.
diamino-you-place = Tu poses { $word }.
diamino-exist = { $n ->
        [one] Le mot existe-t-il ?
       *[other] Les { $n } mots existent-ils ?
    }
diamino-judging = { $n ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
diamino-accept = D’accord
diamino-contest = Contester
diamino-others-judge = On attend les autres
diamino-formed = { $n ->
        [one] Un mot formé
       *[other] { $n } mots formés
    }
diamino-verdict = Le verdict
diamino-at-across = { $at }, vers la droite
diamino-at-down = { $at }, vers le bas
diamino-in-lexicon = dans le lexique
diamino-not-in-lexicon = absent du lexique
diamino-name-agrees = { $name } est d’accord
diamino-thinks = { $name } réfléchit
diamino-spoken = { $agree ->
        [0] Personne n’a encore parlé
        [one] Un joueur d’accord
       *[other] { $agree } joueurs d’accord
    }, { $silent ->
        [one] un seul réfléchit
       *[other] { $silent } réfléchissent
    }
diamino-yours-to-judge = À toi de juger
diamino-you-right = Tu as raison.
diamino-right = { $name } a raison.
diamino-you-wrong = Tu as tort.
diamino-wrong = { $name } a tort.
diamino-unknown = { $n ->
        [one] { $words } n’existe pas.
       *[other] { $words } n’existent pas.
    }
diamino-all-known = Tous les mots existent.
diamino-go-on = Continuer
diamino-reserve = carrés en réserve
diamino-formula-score = Avec marque
diamino-formula-race = Sans marque
diamino-formula-patience = Patience
diamino-summary-score = { points-of }, { $words ->
        [0] sans un mot posé
        [one] un mot posé
       *[other] { $words } mots posés
    }
diamino-summary-race = { $left ->
        [0] Plus un carré à poser
        [one] Encore un carré à poser
       *[other] Encore { $left } carrés à poser
    }
diamino-summary-patience = { $placed } lettres sur { $tiles }, en { $words ->
        [one] un mot
       *[other] { $words } mots
    }
diamino-delay = { $n ->
        [one] Une seconde pour contester
       *[other] { $n } secondes pour contester
    }
diamino-tiles = { $n ->
        [0] plus de carré
        [one] un carré
       *[other] { $n } carrés
    }
diamino-tiles-unit = { $n ->
        [0] carré
        [one] carré
       *[other] carrés
    }
diamino-placed-unit = posés
diamino-waits = attend un avis
diamino-agrees = d’accord
diamino-flag-judge = Juge
diamino-flag-shed = Remet
diamino-left = Il restait
diamino-left-none = Tout est posé
diamino-words-laid = { $n ->
        [0] aucun mot posé
        [one] un mot posé
       *[other] { $n } mots posés
    }
diamino-origin-red = { $n ->
        [one] un diable rouge
       *[other] { $n } diables rouges
    }
diamino-origin-green = { $n ->
        [one] un diable vert des autres
       *[other] { $n } diables verts des autres
    }
diamino-origin-contest = { $n ->
        [one] un mot refusé aux autres
       *[other] { $n } mots refusés aux autres
    }
diamino-origin-wrong-contest = { $n ->
        [one] un mot contesté à tort
       *[other] { $n } mots contestés à tort
    }
diamino-origin-words = { $n ->
        [one] un mot
       *[other] { $n } mots
    }
diamino-origin-finish = { $n ->
        [one] la dernière lettre posée
       *[other] { $n } fois la dernière lettre
    }
diamino-origin-left = { $n ->
        [one] une lettre non placée
       *[other] { $n } lettres non placées
    }
diamino-origin-taken = { $n ->
        [one] une lettre laissée par les autres
       *[other] { $n } lettres laissées par les autres
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

diabolo-stage-closed = Fin de la manche { $round }
diabolo-stage-line = { $colour ->
        [red] La ligne rouge
        [yellow] La ligne jaune
        [green] La ligne verte
        [violet] La ligne violette
       *[blue] La ligne bleue
    }
diabolo-stage-totals = Après la manche { $round }
diabolo-stage-none = aucune
diego-stage-contested = PAS DIEGO !
diego-stage-caught = DIEGO !
diadingo-stage-theft = Au voleur !
diadingo-stage-game = Fin de la partie { $game }
diamoniak-stage-witch = La sorcière !
diamoniak-stage-paid = Le prix de la sorcière
diamoniak-stage-fairy = La fée !
diamoniak-stage-castle = Le château est achevé !
diamino-stage-last = Dernier mot : { $word }
diamino-stage-perfect = Patience réussie !
diamino-stage-round = La manche est finie

## Le récit : un tour, une ligne
story-more = Tout savoir de la ligne { $number }
story-diabolo-played = { $seat } pose { $card } côté { $side }.
story-diabolo-locked = { $colour_raw ->
        [red] La ligne rouge se ferme.
        [yellow] La ligne jaune se ferme.
        [green] La ligne verte se ferme.
        [violet] La ligne violette se ferme.
       *[blue] La ligne bleue se ferme.
    }
story-diabolo-blocked = { $seat } ne peut rien poser.
story-diabolo-round-closed = Fin de la manche.
story-diabolo-weighed =
    { $colour_raw ->
        [red] La ligne rouge
        [yellow] La ligne jaune
        [green] La ligne verte
        [violet] La ligne violette
       *[blue] La ligne bleue
    } : { $stronger_raw ->
        [angel] ange, { $angel_sum } contre { $demon_sum }.
        [demon] démon, { $demon_sum } contre { $angel_sum }.
       *[equal] { $angel_sum } partout, rien pour personne.
    }
story-diabolo-revealed = Double de { $seats } !
story-diabolo-gained = { $seat } : { $points_change }.
story-diabolo-lost = { $seat } : −{ $points }.
story-diabolo-nobody-holds = Personne n’en a.
story-diadingo-took = { $seat } la sertit.
story-diadingo-found-fixed = { $seat } la garde vide.
story-diadingo-stole = { $seat } vole un diamant à { $victim }.
story-diadingo-declined = { $seat } ne vole pas.
story-diadingo-put-aside = { $seat } n’a rien à voler.
story-diamino-placed = { $seat } pose { $word_raw }.
story-diamino-contested = { $justified ->
        [yes] { $seat } conteste avec raison : { $words }.
       *[no] { $seat } conteste à tort.
    }
story-diamino-covered = { $greens ->
        [0] { "" }
       *[other] Diable vert.
    }
story-diamino-scored = { $cause_raw ->
        [red] Diable rouge : { $points_change }.
        [words] Ses mots : { $points_change }.
       *[other] { $seat } : { $points_change }.
    }
story-diego-claimed = { $seat } annonce DIEGO !
story-diego-won = Personne ne contre.
story-diego-contested = { $seat } : « PAS DIEGO ! »
story-diego-caught = { $seat } : « DIEGO ! » contre { $against }.
story-diego-passed = { $seat } passe et montre sa main.
story-diego-judged = { $match ->
        [yes] La paire est juste.
       *[no] La paire est fausse.
    }
story-diamoniak-drew = { $to_raw ->
        [witch] { $seat } pioche… la sorcière !
       *[other] { $seat } pioche { $card }.
    }
story-diamoniak-bought = { $seat } achète { $colour } à { $seller }.

## La fin d’une partie seul
end-account = Le compte
end-again = Recommencer
diamino-last = dernier mot
diamino-placed = { $n ->
        [one] Un carré placé
       *[other] { $n } carrés placés
    }

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
