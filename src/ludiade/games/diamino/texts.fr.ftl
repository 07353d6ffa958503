game-name = Diamino Compétition
game-tagline = Croiser des mots, éviter les diables verts, placer toutes ses lettres.

option-formula = La formule
option-formula-score = avec marque (2 à 4 joueurs)
option-formula-race = sans marque (2 à 8 joueurs)
option-formula-patience = patience (un joueur)
option-contest-seconds = Secondes pour contester (0 : sans limite)
option-auto-validate = Un mot inconnu est refusé aussitôt
option-wrong-contest-penalty = Ce que coûte une contestation injustifiée
option-word-scoring = Les mots rapportent
option-word-scoring-none = rien
option-word-scoring-placed = la valeur des carrés posés
option-word-scoring-main-word = la valeur du mot principal
option-lexicon = Le lexique
option-word-filter = Les mots admis
option-word-filter-all = tous
option-word-filter-verbs = les verbes seulement
option-word-filter-history = l’histoire seulement
option-word-filter-hunting = la chasse seulement
option-word-filter-fashion = la mode seulement
option-word-filter-sport = le sport seulement
option-word-filter-own = liste de la table ({ $n ->
        [one] { $n } mot
       *[other] { $n } mots
    })
option-lexicon-own = liste de la table ({ $n ->
        [one] { $n } mot
       *[other] { $n } mots
    })
list-words = Les mots de la liste, un par ligne ou séparés par des virgules
list-file = Ouvrir un fichier
list-verbs = Ne garder que les verbes
list-unknown = Admettre aussi les mots que le lexique n’a pas
list-more = … et { $n ->
        [one] { $n } autre.
       *[other] { $n } autres.
    }
option-word-filter-list = une liste à nous
option-lemmas-only = Ni pluriels, ni féminins, ni formes conjuguées
option-red-discard-can-finish = Se défaire de son dernier carré sur un diable rouge termine
option-open-racks = Les jeux restent visibles
option-max-idle-rounds = Tours de table sans mot posé avant l’arrêt
option-rounds = Nombre de manches
option-patience-rack = Les carrés de la patience
option-patience-rack-all = tous dès le début
option-patience-rack-twelve = douze à la fois
option-patience-islands = Les mots de la patience peuvent rester séparés

action-place = Poser { $word_raw } en { $at_raw }
move-place = Poser { $letters_raw } en { $square_raw }, { $down ->
        [yes] vers le bas
       *[no] vers la droite
    }{ $devils_raw ->
        [none] { "" }
       *[other] {" "}(diable : { $devils_raw })
    }
action-exchange = Échanger { $tiles_raw }
action-pass = Passer
action-contest = Contester
action-accept = Accepter
action-shed = Remettre { $tile_raw } à la réserve

event-drew-for-start = { $seat } tire { $tile_raw }.
event-began =
    { $round ->
        [1] { $seat } commence.
       *[other] Manche { $round } : { $seat } commence.
    }
event-placed = { $seat } pose { $word_raw } en { $at_raw }.
event-accepted = { $seat } accepte.
event-contested =
    { $justified ->
        [yes] { $seat } conteste avec raison ({ $words }) : { $mover } reprend ses carrés.
       *[no] { $seat } conteste à tort : tous les mots existent.
    }
event-stood = { $word_raw } reste sur la piste.
event-covered =
    { $greens ->
        [0] { $reds ->
            [1] { $seat } recouvre un diable rouge.
           *[other] { $seat } recouvre { $reds } diables rouges.
        }
       *[other] { $reds ->
            [0] { $greens ->
                [1] { $seat } recouvre un diable vert.
               *[other] { $seat } recouvre { $greens } diables verts.
            }
           *[other] { $seat } recouvre { $greens ->
                [1] un diable vert
               *[other] { $greens } diables verts
            } et { $reds ->
                [1] un rouge.
               *[other] { $reds } rouges.
            }
        }
    }
event-scored =
    { $cause_raw ->
        [green] { $seat } : { points } pour le diable vert d’un autre.
        [red] { $seat } : { points } de diable rouge.
        [contest] { $seat } : { points }, un autre ayant posé un mot inconnu.
        [wrong_contest] { $seat } : { points } pour une contestation injustifiée.
        [words] { $seat } : { points } pour ses mots.
        [finish] { $seat } : { points } de fin de partie.
       *[leftovers] { $seat } : { points } de carrés non placés.
    }
event-drew =
    { $tiles ->
        [1] { $seat } pioche un carré à la réserve.
       *[other] { $seat } pioche { $tiles } carrés à la réserve.
    }
event-put-back = { $seat } remet un carré à la réserve, à l’envers.
event-exchanged =
    { $tiles ->
        [1] { $seat } échange un carré.
       *[other] { $seat } échange { $tiles } carrés.
    }
event-passed = { $seat } passe.
event-finished =
    { $black ->
        [yes] { $seat } n’a plus de carrés et a recouvert une case noire : ses points de fin de partie sont doublés !
       *[no] { $seat } n’a plus de carrés !
    }
event-blocked = Personne ne termine : la manche est bloquée.
event-left =
    { $value ->
        [one] { $seat } garde { $tiles_raw } : { $value } point.
       *[other] { $seat } garde { $tiles_raw } : { $value } points.
    }
event-solved =
    { $placed ->
        [112] Patience réussie : les 112 carrés sont placés !
        [one] Fin de la patience : { $placed } carré placé.
       *[other] Fin de la patience : { $placed } carrés placés.
    }

error-no-such-square = Il n’y a pas de case « { $at_raw } » : on écrit 8H pour un mot horizontal, H8 pour un mot vertical.
error-bad-letters = « { $given_raw } » ne s’écrit pas avec des carrés : des lettres de A à Z sans accent, une minuscule pour un diable.
error-too-short = Un mot a au moins deux lettres.
error-off-the-board = Le mot sort de la piste : il n’y a que { $room ->
        [one] { $room } case
       *[other] { $room } cases
    } à partir de là.
error-other-tile-there = La case { $square_raw } porte déjà un autre carré que celui de ton mot.
error-nothing-placed = Ce mot est déjà sur la piste : aucun carré n’est posé.
error-not-the-whole-word = Le mot touche d’autres carrés dans son sens : il faut l’écrire en entier.
error-not-in-rack = Pas dans le jeu, ou pas assez de fois : { $tile_raw }.
error-begin-on-start = Le premier mot commence sur la case Départ (H8).
error-opening-too-long = Le premier mot a au plus { $most } lettres.
error-touches-nothing = Le mot doit toucher un carré déjà posé.
error-black-square = Une case noire ne se recouvre qu’au dernier coup, en posant tous ses carrés.
error-one-black-square = On ne recouvre qu’une seule case noire.
error-black-square-before-the-end = Tant que la réserve n’est pas vide, les cases noires sont interdites.
error-black-square-but-a-tile-drawn = Un diable vert ferait piocher un carré : ce coup ne termine pas, la case noire est interdite.
error-black-square-in-patience = Dans la patience, les cases noires sont toujours interdites.
error-not-a-word = Pas dans le lexique : { $words }.
error-contest-or-accept = Un mot vient d’être posé : il faut le contester ou l’accepter.
error-nothing-to-contest = Il n’y a rien à contester : c’est trop tôt ou trop tard.
error-nothing-to-shed = Il n’y a pas de carré à remettre à la réserve.
error-shed-first = Il faut d’abord remettre un carré à la réserve.
error-exchange-nothing = Il faut échanger au moins un carré.
error-reserve-too-small =
    { $reserve ->
        [0] La réserve est vide : on n’échange plus.
        [one] La réserve n’a plus que { $reserve } carré.
       *[other] La réserve n’a que { $reserve } carrés.
    }
error-no-exchange-in-patience = Dans la patience, on n’échange pas.
error-unknown-lexicon = Il n’y a pas de lexique « { $name_raw } » ici.
error-unknown-list = Il n’y a pas de liste de mots « { $name_raw } » ici.
error-list-has-no-marks = Une liste de mots ne dit pas quels mots sont des verbes, des thèmes ou des entrées.
error-lexicon-not-built = Le lexique « { $name_raw } » n’est pas construit ici.
error-too-many-tiles = Avec plus de { $most } carrés en main, les coups sont trop nombreux pour être tous écrits.
error-bad-line = La ligne { $line } n’est pas un mot de 2 à 15 lettres de A à Z.
error-empty-list = La liste ne contient aucun mot.
error-too-many-words = La liste compte plus de { $most } mots.
error-list-too-large = La liste est trop grande : { $most } Kio au plus.
error-list-not-text = La liste n’est pas un texte simple : elle contient des signes invisibles.
error-list-markup = La liste contient des balises : colle le texte seul.
error-no-known-word = Aucun mot de la liste n’est dans le lexique.

# Des points et des carrés posés : des morceaux de phrase.
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
laid = { $laid ->
        [1] Un carré est posé
       *[other] { $laid } carrés sont posés
    }

## La table

table-rack = Carrés en main :
table-reserve = Réserve : { $n }
table-round = Manche { $round }
table-legend = ★ Départ  ◆ diable rouge  ◇ vert
    ■ case noire  minuscule : un diable
table-typing = 8H KEPI →   H8 KEPI ↓   KEpI : p joué par un diable   echange AEI*   passe
guide-turn = À { $seat } de poser, d’échanger ou de passer.
guide-patience = Pose un mot, ou tape « passe » pour finir.
guide-standing = { $seat } a posé { $word } en { $at } : contester ou accepter ?
guide-shed =
    { $n ->
        [1] { $seat } doit remettre un carré à la réserve.
       *[other] { $seat } doit remettre { $n } carrés à la réserve.
    }
table-tiles =
    { $n ->
        [one] { $n } carré
       *[other] { $n } carrés
    }
ask-turn = ton coup ?
hint-turn = 8H KEPI, H8 KEPI, echange AEI* ou passe
ask-standing = ce mot existe-t-il ?
ask-shed = quel carré remettre ?

## Pourquoi un bot fait cela

reason-finishes = Ce coup pose le dernier carré : { points }, et la valeur des carrés des autres.
reason-wins-race =
    { $black ->
        [yes] Ce coup pose le dernier carré et recouvre une case noire : ce qui reste aux autres compte double.
       *[no] Ce coup pose le dernier carré, et gagne.
    }
reason-red = Ce coup recouvre un diable rouge : { points }.
reason-red-race =
    { $reds ->
        [1] { laid }, et un diable rouge permet d’en remettre un autre à la réserve.
       *[other] { laid }, et les diables rouges permettent d’en remettre { $reds } autres à la réserve.
    }
reason-green = Rien de mieux n’a été trouvé, même si chaque adversaire reçoit { points } pour un diable vert.
reason-awkward = Ce coup débarrasse de ce qui est difficile à placer : { $tiles }.
reason-keeps-devil = { laid }, et le diable reste dans le jeu : il vaudra n’importe quelle lettre.
reason-keeps = { laid } ; restent : { $kept }.
reason-dares = Ce n’est pas un mot connu, mais il pourrait exister : { $words }. Qui en doute peut contester.
reason-no-play = Aucun carré du jeu ne peut être posé.
reason-exchanges = De nouveaux carrés promettent plus que tout mot à poser ; restent : { $kept }.
reason-sheds = Aucun carré du jeu n’a une valeur plus élevée que { $tile } ({ $value }).
reason-unknown = Pas dans le lexique : { $words }.
reason-known = Ces mots existent : { $words }.

## Les commandes

help-diamino-judge = Dit si des mots sont admis, et sinon pourquoi.
help-diamino-judge-word = un mot, en capitales sans accent
help-diamino-judge-verbs = n’admet que les verbes
help-diamino-judge-lemmas = n’admet que les entrées de dictionnaire
help-diamino-judge-list = n’admet que les mots d’une liste : history, hunting, fashion, sport
help-diamino-judge-example-1 = ludiade diamino judge KEPI ZESTE
help-diamino-lexicon-dump = Écrit les mots du lexique, un par ligne.
help-diamino-lexicon-dump-verbs = seulement les verbes
help-diamino-lexicon-dump-lemmas = seulement les entrées de dictionnaire
help-diamino-lexicon-dump-list = une liste : history, hunting, fashion, sport
help-diamino-lexicon-dump-example-1 = ludiade diamino lexicon dump --verbs
help-diamino-plays = Compte les coups possibles de chaque position d’un fichier.
help-diamino-plays-positions = un fichier de positions (JSON)
help-diamino-plays-lexicon = une liste de mots (A–Z, un par ligne) au lieu du lexique
help-diamino-plays-best = ajoute les meilleurs coups, selon les lettres posées et les diables
help-diamino-plays-list = ajoute tous les coups
help-diamino-plays-example-1 = ludiade diamino plays positions.json --best 3
help-diamino-patience = Résout une patience et écrit la partie.
help-diamino-patience-seed = la graine de la recherche
help-diamino-patience-seconds = le temps accordé
help-diamino-patience-example-1 = ludiade diamino patience --seed 7 --seconds 60
help-diamino-list = Les listes de mots que l’on apporte.
help-diamino-list-check = Passe une liste en revue : quels mots comptent, et pourquoi les autres ne comptent pas.
help-diamino-list-check-file = un fichier : un mot par ligne, ou séparés par des virgules
help-diamino-list-check-verbs = ne garde que les verbes
help-diamino-list-check-lemmas = ne garde que les entrées de dictionnaire
help-diamino-list-check-example-1 = ludiade diamino list check semaine.txt
help-diamino-list-options = Écrit les options d’une table qui joue avec cette liste.
help-diamino-list-options-file = un fichier : un mot par ligne, ou séparés par des virgules
help-diamino-list-options-verbs = ne garde que les verbes
help-diamino-list-options-lemmas = ne garde que les entrées de dictionnaire
help-diamino-list-options-unknown = admet aussi les mots que le lexique n’a pas
help-diamino-list-options-example-1 = ludiade play diamino --options "$(ludiade diamino list options semaine.txt)"
help-diamino-list-options-example-2 = ludiade diamino list options semaine.txt --verbs
list-counted = { $counted ->
        [0] Aucun mot ne compte
        [1] Un mot compte
       *[other] { $counted } mots comptent
    }{ $given ->
        [1] { "" }
       *[other] { " " }sur { $given }
    }.

judge-yes =
    { $entries ->
        [none] { $word } : oui
       *[other] { $word } : oui (au dictionnaire : { $entries })
    }
judge-no =
    { $near ->
        [none] { $word } : non, { $reason }
       *[other] { $word } : non, { $reason } (peut-être { $near } ?)
    }
judge-not-in-list = pas dans le lexique
judge-proper-noun = c’est un nom propre
judge-too-short = il faut au moins deux lettres pour un mot
judge-too-long = trop long pour la piste, quinze lettres au plus
judge-not-a-verb = ce n’est pas un verbe
judge-not-in-theme = pas dans cette liste
judge-not-a-head-word = ce n’est pas une entrée de dictionnaire
judge-bad-letters = un mot ne se compose que de lettres, sans trait d’union ni apostrophe
judge-not-one-word = il faut un seul mot, sans espace

error-verbs-or-list = Il faut choisir : les verbes ou une liste.

## Diamino sur papier

print-tiles = Carrés
print-board = Piste
print-board-note = reconstruction · assemble bord à bord, du ruban adhésif au dos
print-start = DÉPART
print-racks = Supports pour les carrés
print-racks-note = coupe, plie le long des pointillés, colle la languette
print-glue = colle
print-score = Feuille de score
print-score-note = formule avec marque
print-reds = Diables rouges
print-greens = Diables verts des autres
print-contests = Mots des autres refusés
print-finish = Fini le premier : 25, sur une case noire 50
print-taken = Carrés restés aux autres
print-left = Mes carrés restants
print-total = Total

figure-drew-for-start = tirages pour commencer
figure-began = manches commencées
figure-placed = mots posés
figure-accepted = mots acceptés
figure-contested = contestations
figure-stood = mots restés sur la piste
figure-covered = diables recouverts
figure-scored = points marqués
figure-drew = pioches
figure-put-back = carrés remis à la réserve
figure-exchanged = échanges
figure-passed = tours passés
figure-finished = jeux vidés
figure-blocked = manches bloquées
figure-left = restes comptés
figure-solved = patiences finies
