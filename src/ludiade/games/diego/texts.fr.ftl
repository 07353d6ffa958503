game-name = Diego
game-tagline = Deux cartes qui vont ensemble ? L’annoncer, en douter, et voir à la fin qui avait raison.

option-affiliations = Les façons de montrer un nombre
option-affiliations-decimal = écriture décimale
option-affiliations-fraction = fraction
option-affiliations-decimal-fraction = fraction décimale
option-affiliations-words = en lettres
option-affiliations-area = aire coloriée
option-affiliations-line = droite graduée
option-affiliations-sum = décomposition
option-affiliations-bracket = encadrement
option-affiliations-amplified = fraction amplifiée
option-affiliations-percent = pourcentage
option-hand = Cartes en main
option-targets = Cartes-cibles
option-delay = Délai pour contrer, en secondes
option-pair-in-hand = On peut poser une paire de sa propre main
option-capital = Points de départ
option-teams = Deux contre deux
option-open-hands = Les mains restent toujours visibles
option-pass-contest-side = Une paire gagnée contre un « passe » va
option-pass-contest-side-diego = du côté DIEGO
option-pass-contest-side-pas-diego = du côté PAS DIEGO
option-bonus-side = Le bonus de famille compte les paires
option-bonus-side-either = des deux côtés
option-bonus-side-diego = du côté DIEGO seulement
option-training = Entraînement : dire tout de suite si c’est juste
option-deck = Le paquet de cartes
option-deck-standard = le paquet de base (reconstruction)
option-deck-cycle3 = tiré au sort, cycle 3
option-deck-cycle4 = tiré au sort, cycle 4
option-deck-diagnostic = le paquet diagnostic (10 écritures)

action-diego = DIEGO ! La carte n° { $card } avec la n° { $target }
move-diego = DIEGO ! { $card } avec { $target }
action-pass = Passer
action-contest = PAS DIEGO !
action-accept = Ne pas contrer

event-began = { $seat } commence.
event-claimed =
    { $from_hand ->
        [yes] { $seat } annonce DIEGO ! et pose deux cartes de sa main : { $card } et { $target }.
       *[no] { $seat } annonce DIEGO ! avec { $card } de sa main et la cible { $target }.
    }
event-passed = { $seat } passe et montre sa main : { $cards }.
event-passed-empty = { $seat } n’a plus de carte et passe d’office.
event-accepted = { $seat } n’a rien à redire.
event-won = Personne ne contre : { $seat } range la paire du côté DIEGO.
event-contested = « PAS DIEGO ! » { $seat } n’y croit pas et prend la paire à { $against }.
event-caught =
    « DIEGO ! » { $seat } contre { $against } et prend { $card } et la cible { $target }, { $side_raw ->
        [pas_diego] du côté PAS DIEGO.
       *[diego] du côté DIEGO.
    }
event-stood = Personne ne contre : { $seat } a passé pour de bon.
event-judged =
    { $match ->
        [yes] Les deux cartes vont ensemble
       *[no] Les deux cartes ne vont pas ensemble
    } : { $points ->
        [4] 4 points gagnés pour { $seat }.
        [2] 2 points gagnés pour { $seat }.
        [-2] 2 points perdus pour { $seat }.
       *[-4] 4 points perdus pour { $seat }.
    }
event-refilled =
    { $target ->
        [none] { $drawn ->
            [1] { $seat } pioche une carte.
           *[other] { $seat } pioche { $drawn } cartes.
        }
       *[other] { $seat } pioche une carte et retourne une nouvelle cible : { $target }.
    }
event-ended =
    { $reason_raw ->
        [no_targets] Il n’y a plus de cartes-cibles : la partie est finie.
       *[all_passed] Tout le monde a passé : la partie est finie.
    } On retourne la feuille de contrôle.
event-scored =
    { $seat } : côté DIEGO, { $diego_right ->
        [0] { $diego_wrong ->
            [0] aucune paire
            [one] une paire fausse
           *[other] { $diego_wrong } paires fausses
        }
        [one] { $diego_wrong ->
            [0] une paire juste
            [one] une paire juste et une fausse
           *[other] une paire juste et { $diego_wrong } fausses
        }
       *[other] { $diego_wrong ->
            [0] { $diego_right } paires justes
            [one] { $diego_right } paires justes et une fausse
           *[other] { $diego_right } paires justes et { $diego_wrong } fausses
        }
    } ; côté PAS DIEGO, { $pas_diego_right ->
        [0] { $pas_diego_wrong ->
            [0] aucune paire
            [one] une paire mal jugée
           *[other] { $pas_diego_wrong } paires mal jugées
        }
        [one] { $pas_diego_wrong ->
            [0] une paire bien jugée
            [one] une paire bien jugée et une mal jugée
           *[other] une paire bien jugée et { $pas_diego_wrong } mal jugées
        }
       *[other] { $pas_diego_wrong ->
            [0] { $pas_diego_right } paires bien jugées
            [one] { $pas_diego_right } paires bien jugées et une mal jugée
           *[other] { $pas_diego_right } paires bien jugées et { $pas_diego_wrong } mal jugées
        }
    }{ $families ->
        [0] { "" }
        [one] , une famille entière (8 points de plus)
       *[other] , { $families } familles entières (8 points de plus pour chacune)
    }{ $capital ->
        [0] { "" }
       *[other] , départ à { $capital }
    }. Total : { $points }.
event-team-scored = { $seat } et { $partner } ont ensemble { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }

error-answer-the-pair = Une paire est sur la table : on l’accepte, ou l’on dit PAS DIEGO.
error-answer-the-pass = Il n’y a pas de paire à contrer : contre un « passe », on dit DIEGO en montrant la paire.
error-nothing-to-answer = Rien n’est annoncé : il n’y a rien à accepter ni à contrer.
error-pass-on-ones-turn = On ne passe qu’à son tour.
error-not-in-hand = La carte n° { $card } n’est pas dans cette main.
error-not-a-target = La carte n° { $target } n’est pas une carte-cible.
error-no-pair-in-hand = À cette table, on ne pose pas deux cartes de sa propre main.
error-not-ascending = Deux cartes de la main s’annoncent dans l’ordre de leurs numéros.
error-not-in-passers-hand = La carte n° { $card } n’est pas dans la main de qui vient de passer.
error-no-pair-in-passers-hand = Une paire toute dans la main de qui passe ne compte pas : il faut une carte-cible.

error-teams-need-four = À deux contre deux, il faut être quatre.
error-too-few-cards = Il faut au moins { $needed } cartes pour en donner à tout le monde, et il n’y en a que { $cards }.
error-unknown-deck = Il n’y a pas de paquet « { $deck } » : « standard », « diagnostic », « cycle3: » ou « cycle4: » suivi de 1 à 12 lettres ou chiffres.
error-no-affiliation = Il faut jouer au moins une façon de montrer un nombre.
error-affiliation-twice = { $affiliation } : c’est demandé deux fois.
error-not-in-the-deck = { $affiliation } : ce paquet n’en a pas.
error-families-count = Un paquet a de { $low } à { $high } familles, et celui-ci en a { $given }.
error-bad-number-writing = Le nombre d’une famille s’écrit en entier ou en fraction, comme 2, 2/5 ou -3/4 : « { $number } » ne se lit pas.
error-number-over-zero = Le nombre « { $number } » divise par zéro.
error-number-twice = Deux familles ont le même nombre : { $number }.
error-numbers-not-ascending = Les familles se rangent du plus petit nombre au plus grand : { $number } n’est pas à sa place.
error-no-cards = La famille { $number } n’a aucune carte.
error-missing-card = La famille { $number } n’a pas sa carte, alors que d’autres l’ont ({ $affiliation }).
error-unreadable-card = La carte de la famille { $number } ({ $affiliation }) ne se lit pas.
error-extra-card = La famille { $number } a une carte que d’autres n’ont pas ({ $affiliation }).
error-cards-alike = La carte de la famille { $number } ({ $affiliation }) est la même que celle de la famille { $other }.
error-unreadable-writing = « { $text } » ne se lit pas sur la carte de la famille { $number } ({ $affiliation }).
error-writing-over-zero = « { $text } » divise par zéro, sur la carte de la famille { $number } ({ $affiliation }).
error-wrong-number-of-terms = « { $text } » doit avoir de deux à quatre termes, sur la carte de la famille { $number } ({ $affiliation }).
error-not-its-number = « { $text } » n’est pas égal à { $number }, sur la carte de cette famille ({ $affiliation }).
error-not-a-decimal-fraction = « { $text } » n’est pas sur 10, 100, 1000… : la carte de la famille { $number } ({ $affiliation }) le demande.
error-no-words = La carte de la famille { $number } ({ $affiliation }) n’a de texte ni en français ni en anglais.
error-empty-words = Le texte de la carte de la famille { $number } ({ $affiliation }) est vide.
error-words-too-long = Le texte de la carte de la famille { $number } ({ $affiliation }) dépasse { $most } caractères.
error-unprintable-words = Le texte de la carte de la famille { $number } ({ $affiliation }) contient un caractère qui ne s’imprime pas.
error-bad-parts = On coupe en { $low } à { $high } parts : c’est à revoir sur la carte de la famille { $number } ({ $affiliation }).
error-shaded-below-zero = On ne colorie pas { $shaded } parts : c’est à revoir sur la carte de la famille { $number } ({ $affiliation }).
error-too-many-wholes = Il faudrait plus de { $most } figures entières sur la carte de la famille { $number } ({ $affiliation }).
error-line-too-far = La droite de la famille { $number } s’éloigne trop de zéro : pas au-delà de { $most }.
error-line-without-length = La droite de la famille { $number } doit finir plus loin qu’elle ne commence.
error-line-too-long = La droite de la famille { $number } est longue de plus de { $most } unités.
error-tick-off-the-line = La graduation { $tick } n’est pas sur la droite de la famille { $number }.
error-bracket-of-two = L’encadrement de la famille { $number } doit avoir deux bornes.
error-bracket-without-room = L’encadrement de la famille { $number } doit aller d’un plus petit nombre à un plus grand.
error-bracket-without-its-number = L’encadrement de la famille { $number } ne contient pas { $number }.
error-bracket-holds-another = L’encadrement de la famille { $number } contient aussi { $other }.

word-decimal = écriture décimale
word-fraction = fraction
word-decimal-fraction = fraction décimale
word-words = en lettres
word-area = aire coloriée
word-line = droite graduée
word-sum = décomposition
word-bracket = encadrement
word-amplified = fraction amplifiée
word-percent = pourcentage

## Ce qui est dessiné sur une carte

thing-card = « { $face } »
thing-decimal =
    { $places ->
        [none] { $whole }
       *[other] { $whole },{ $places }
    }
thing-fraction = { NUMBER($top, useGrouping: 0) }/{ NUMBER($bottom, useGrouping: 0) }
thing-words = { $fr }
thing-area =
    { $wholes ->
        [1] { $shape_raw ->
            [disc] un disque coupé en { $parts }
           *[bar] une bande coupée en { $parts }
        }
       *[other] { $shape_raw ->
            [disc] { $wholes } disques coupés en { $parts }
           *[bar] { $wholes } bandes coupées en { $parts }
        }
    }, { $shaded ->
        [one] { $shaded } part coloriée
       *[other] { $shaded } parts coloriées
    }
thing-line = une droite de { NUMBER($start, useGrouping: 0) } à { NUMBER($end, useGrouping: 0) } graduée par 1/{ $parts }, flèche au n° { $tick }
face-line = { $start } → { $end } par 1/{ $parts }, ▼ au n° { $tick }
thing-sum =
    { $minus ->
        [yes] { $left } − { $right }
       *[no] { $left } + { $right }
    }
thing-bracket = { $low } < … < { $high }
thing-percent = { $value } %

## La table

table-targets = Cartes-cibles
table-hand = { $seat } montre sa main
table-own-hand = Cartes en main
table-hidden = { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    }
table-pile = Pioche : { $n }
table-sorter = { $diego } DIEGO, { $pas_diego } PAS DIEGO
table-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
table-pair = { $seat } annonce DIEGO ! { $card } et { $target }
table-pass = { $seat } passe
table-control = Feuille de contrôle
table-right = vont ensemble
table-wrong = ne vont pas ensemble
guide-turn = { $seat } associe une carte à une cible, ou passe.
guide-pair = Vont-elles ensemble ? PAS DIEGO ! pour contrer.
guide-pass = Y avait-il une paire ? DIEGO ! pour la prendre.
table-pairs = Paires gagnées
ask-card = quelle carte ? (puis la cible : « 3b »)
ask-target = « { $card } » avec quelle cible ?
ask-objection = d’accord ?
ask-missed = une paire oubliée ? (sa carte, puis la cible)

reason-same = { $card } et { $target } vont ensemble.
reason-collects = { $card } et { $target } vont ensemble : c’est la paire n° { $pairs } de cette famille, et personne d’autre n’en a.
reason-denies = { $card } et { $target } vont ensemble, et cela prive un adversaire du bonus de cette famille.
reason-no-pair = Aucune carte de la main ne va avec une cible, et une fausse paire peut rapporter 4 points à un adversaire.
reason-missed = Qui passe avait une paire : { $card } et { $target } vont ensemble.
reason-nothing-missed = Aucune carte montrée ne va avec une cible : il n’y a rien à prendre.
reason-not-same = { $card } et { $target } ne vont pas ensemble : contrer rapporte 4 points.
reason-agrees = { $card } et { $target } vont bien ensemble : contrer coûterait 4 points.
reason-breaks = La paire est juste, mais elle aide l’adversaire vers le bonus d’une famille : contrer coûte 4 points et peut lui en refuser 10.

## Les façons de se tromper, en mots de professeur

misreading-bar-as-comma = La barre de fraction lue comme une virgule
misreading-bar-as-comma-example = 2/5 pris pour 2,5
misreading-bar-as-comma-help = Faire dire la fraction en lettres (« deux cinquièmes »), puis la placer sur une droite : elle est plus petite que 1.
misreading-top-after-comma = Le numérateur écrit après la virgule
misreading-top-after-comma-example = 2/5 pris pour 0,2
misreading-top-after-comma-help = Comparer 2/5 et 2/10 sur deux bandes de même longueur : seuls les dixièmes s’écrivent ainsi.
misreading-bottom-after-comma = Le dénominateur écrit après la virgule
misreading-bottom-after-comma-example = 1/4 pris pour 0,4
misreading-bottom-after-comma-help = Partager 1 euro en quatre : chacun reçoit 0,25 €, pas 0,40 €.
misreading-upside-down = La fraction lue à l’envers
misreading-upside-down-example = 2/5 pris pour 5/2
misreading-upside-down-help = Demander d’abord : plus ou moins que 1 ? Puis lire de haut en bas : combien de parts, de quelle taille.
misreading-top-alone = Seul le numérateur est lu
misreading-top-alone-example = 5/4 et 5/2 pris pour le même nombre
misreading-top-alone-help = Colorier cinq quarts et cinq demis : même nombre de parts, mais pas la même taille.
misreading-hundredths-as-tenths = Des centièmes pris pour des dixièmes
misreading-hundredths-as-tenths-example = 25/100 pris pour 25/10
misreading-hundredths-as-tenths-help = Écrire dans un tableau de numération, ou payer 25 centimes et 25 pièces de 10 centimes.
misreading-same-gap = Même écart, donc même nombre
misreading-same-gap-example = 1/4 et 2/5 : il manque 3 à chaque fois
misreading-same-gap-help = Comparer 1/2, 2/3 et 9/10 sur des bandes : l’écart est 1 à chaque fois, la longueur change.
misreading-and-a-part = « Un quart » entendu comme « un et quart »
misreading-and-a-part-example = « un quart » pris pour 1,25
misreading-and-a-part-help = Opposer « trois quarts d’heure » et « trois heures et quart ».
misreading-comma-unread = La virgule n’est pas lue
misreading-comma-unread-example = 0,25 et 2,5 pris pour 25
misreading-comma-unread-help = Situer 0,25 et 2,5 entre deux entiers avant toute comparaison.
misreading-whole-forgotten = La partie entière est oubliée
misreading-whole-forgotten-example = 1,25 pris pour 0,25
misreading-whole-forgotten-help = Décomposer à voix haute : 1,25, c’est 1 et 25 centièmes.
misreading-longer-is-larger = Le plus long est le plus grand
misreading-longer-is-larger-example = 0,25 plus grand que 0,4, car 25 > 4
misreading-longer-is-larger-help = Écrire les deux avec autant de chiffres (0,25 et 0,40), ou les placer sur une droite.
misreading-shorter-is-larger = Le plus court est le plus grand
misreading-shorter-is-larger-example = 0,2 plus grand que 0,35, car des dixièmes
misreading-shorter-is-larger-help = Un dixième est plus grand qu’un centième, mais 35 centièmes dépassent 2 dixièmes : échanger 2 contre 20.
misreading-ends-included = Les bornes comptent dans l’encadrement
misreading-ends-included-example = 0,25 placé dans 0 < … < 0,25
misreading-ends-included-help = Lire « strictement entre » et demander si la borne est plus petite qu’elle-même.
misreading-percent-after-comma = Les chiffres du pourcentage après la virgule
misreading-percent-after-comma-example = 250 % pris pour 0,250 ; 5 % pour 0,5
misreading-percent-after-comma-help = Repasser par « sur cent » : 5 % = 5/100, 250 % = 250/100.
misreading-percent-as-tenths = Le pourcentage lu sur dix
misreading-percent-as-tenths-example = 25 % pris pour 2,5
misreading-percent-as-tenths-help = Colorier 25 cases sur une grille de cent : un quart de la grille.
misreading-percent-as-bottom = Le pourcentage lu comme un dénominateur
misreading-percent-as-bottom-example = 20 % pris pour 1/20
misreading-percent-as-bottom-help = Calculer 20 % et 1/20 de 100 euros : 20 euros, et 5 euros.
misreading-part-to-part = Parts coloriées sur parts blanches
misreading-part-to-part-example = 1 coloriée, 4 blanches : 1/4
misreading-part-to-part-help = Faire compter toutes les parts d’abord, à voix haute, coloriées ou non.
misreading-unshaded-counted = Les parts blanches sont comptées
misreading-unshaded-counted-example = 1 part coloriée sur 4 prise pour 3/4
misreading-unshaded-counted-help = Convenir de ce qu’on compte : montrer du doigt ce qui est colorié.
misreading-pieces-as-whole = Tous les morceaux forment le tout
misreading-pieces-as-whole-example = trois demis sur deux disques pris pour 3/4
misreading-pieces-as-whole-help = Entourer une unité, une seule, avant de compter.
misreading-ticks-from-one = Les graduations comptées à partir de un
misreading-ticks-from-one-example = la première après zéro prise pour la deuxième
misreading-ticks-from-one-help = Compter les bonds, pas les traits : zéro est le départ.
misreading-ticks-as-tenths = Chaque graduation vaut un dixième
misreading-ticks-as-tenths-example = deux cinquièmes pris pour 0,2
misreading-ticks-as-tenths-help = Compter d’abord les bonds entre 0 et 1 : s’il y en a cinq, chacun vaut un cinquième.
misreading-line-as-unit = Toute la droite prise pour l’unité
misreading-line-as-unit-example = 3/2 sur une droite de 0 à 2 pris pour 3/4
misreading-line-as-unit-help = Repasser en couleur le segment de 0 à 1 avant de lire.
misreading-tops-and-bottoms-added = Numérateurs et dénominateurs ajoutés
misreading-tops-and-bottoms-added-example = 1/5 + 1/5 pris pour 2/10
misreading-tops-and-bottoms-added-help = Ajouter deux parts de même taille : la taille ne change pas, seul le nombre de parts.

## Les paquets

deck-sound = Ce paquet se joue : { $cards } cartes toutes différentes, { $numbers } nombres.
deck-shows =
    Il peut montrer { $n ->
        [one] { $n } façon
       *[other] { $n } façons
    } de se tromper sur { $of }{ $single ->
        [0] .
        [one] , dont une par une seule paire de nombres.
       *[other] , dont { $single } par une seule paire de nombres.
    }
deck-shows-one =
    { $name } : { $pairs }{ $more ->
        [0] { "" }
        [one] {" "}et une autre paire
       *[other] {" "}et { $more } autres paires
    }
deck-hides = Il ne distingue pas « { $name } » de : { $others }.
deck-shows-not =
    { $n ->
        [0] Il les montre toutes.
        [one] Il ne montre pas : { $names }.
       *[other] Il ne montre pas ces { $n } façons : { $names }.
    }
error-deck-unsound =
    { $n ->
        [one] Ce paquet ne se joue pas encore : { $n } chose est à revoir.
       *[other] Ce paquet ne se joue pas encore : { $n } choses sont à revoir.
    }
error-deck-too-large = Un paquet tient en { $most } Kio, et celui-ci est plus grand.
error-file-exists = Le fichier « { $file } » existe déjà.
error-bad-typed-number = « { $number } » n’est pas un nombre : écris 3/4, 1 + 1/4, 0,75 ou 75 %.
error-unknown-level = Il n’y a pas de niveau « { $level } ».
error-unknown-writing = Il n’y a pas d’écriture « { $writing } ».
error-cannot-be-written = { $number } ne s’écrit pas ainsi ({ $affiliation }) : choisis un autre nombre ou une autre écriture.

help-diego-deck-new = Écrit un paquet de cartes (JSON) à partir d’un niveau.
help-diego-deck-new-level = cycle3, cycle4, fractions, percentages, negatives ou decimals
help-diego-deck-new-seed = ce qui tire le paquet au sort
help-diego-deck-new-numbers = les nombres, séparés par des virgules (1/4,2/5), au lieu du sort
help-diego-deck-new-writings = les écritures, séparées par des virgules (decimal,fraction)
help-diego-deck-new-diagnose = cherche les nombres et les cartes qui distinguent le plus d’erreurs
help-diego-deck-new-example-1 = ludiade diego deck new cycle3 --seed lundi > paquet.json
help-diego-deck-new-example-2 = ludiade diego deck new cycle4 --numbers 1/4,2/5 --diagnose
help-diego-deck-check = Dit tout ce qui ne va pas dans un paquet, carte par carte, ou ce qu’il peut montrer.
help-diego-deck-check-deck = un fichier, ou standard, diagnostic, cycle3:MOT, cycle4:MOT
help-diego-deck-check-json = écrit du JSON, un objet par ligne
help-diego-deck-check-example-1 = ludiade diego deck check paquet.json
help-diego-deck-print = Prépare un paquet à imprimer et à découper (PDF).
help-diego-deck-print-deck = un fichier, ou standard, diagnostic, cycle3:MOT, cycle4:MOT
help-diego-deck-print-out = le fichier à écrire ; par défaut, le nom du paquet
help-diego-deck-print-part = une ou plusieurs parties seulement : cards, sorters, score, control, key
help-diego-deck-print-paper = le format du papier
help-diego-deck-print-duplex = sur quel bord la feuille est retournée ; none : sans dos ; fold : à plier, d’un seul côté
help-diego-deck-print-large = en grands caractères
help-diego-deck-print-grey = en noir et blanc
help-diego-deck-print-example-1 = ludiade diego deck print paquet.json --part cards
help-diego-deck-show = Montre les cartes d’un paquet et les erreurs qu’il peut révéler.
help-diego-deck-show-deck = un fichier, ou standard, diagnostic, cycle3:MOT, cycle4:MOT
help-diego-deck-show-json = écrit du JSON, un objet par ligne
help-diego-deck-show-example-1 = ludiade diego deck show diagnostic

## Diego sur papier

print-cards = Cartes
print-control = Feuille de contrôle
print-control-note = à garder retournée jusqu’à la fin
print-sorters = Quatre répartiteurs
print-sorters-note = coupe les bandes, plie-les au milieu
print-sorter-diego = juste +2, fausse −2
print-sorter-pas = raison +4, tort −4
print-score = Feuille de score
print-score-note = feuille de contrôle en main
print-diego-right = DIEGO justes
print-diego-wrong = DIEGO fausses
print-pas-right = PAS DIEGO, raison
print-pas-wrong = PAS DIEGO, tort
print-families = Familles entières
print-capital = Capital de départ
print-total = Total
print-key = Corrigé pour le professeur
print-key-note = les erreurs que ce paquet peut révéler, et ce qui aide
print-aim = Deux cartes vont ensemble si elles montrent le même nombre, ou un nombre et un encadrement de ce nombre. Trouve des paires, et doute de celles des autres.
print-rule-1 = On mélange les cartes. Chacun en reçoit six. On retourne six cartes au milieu : ce sont les cibles. Le reste est la pioche. La feuille de contrôle reste retournée.
print-rule-2 = À ton tour, choisis une carte de ta main et une cible qui vont ensemble, et annonce « DIEGO ! ». Rien ne va ? Dis « Je passe » et montre ta main.
print-rule-3 = Les autres ont un délai (15 secondes au plus) pour contrer. Personne ne contre : range la paire du côté DIEGO de ton répartiteur.
print-rule-4 = Quelqu’un dit « PAS DIEGO ! » : c’est lui qui prend la paire, du côté PAS DIEGO de son répartiteur. On ne vérifie pas encore.
print-rule-5 = Tu as passé et quelqu’un voit une paire dans ta main avec une cible ? Il dit « DIEGO ! » et la prend de son côté DIEGO.
print-rule-6 = Après une paire, pioche une carte et retourne une nouvelle cible. C’est au suivant.
print-rule-7 = La partie finit quand il n’y a plus de cibles, ou quand tout le monde passe. On retourne alors la feuille de contrôle.
print-rule-8 = Côté DIEGO, une paire juste vaut 2 points, une fausse en coûte 2. Côté PAS DIEGO, avoir raison vaut 4 points, avoir tort en coûte 4. Toutes les paires d’une même famille : 8 points de plus. Le plus grand total gagne.

## Ce qu’une classe a compris

understood-row = Ligne
understood-who = Qui
understood-first = Première carte
understood-second = Seconde carte
understood-misreading = Façon de se tromper
understood-wrong = Erreurs
understood-of = Sur
understood-sure = Sûreté
understood-in-class = dans la classe
understood-person = élève
understood-card = carte
understood-taken = pris pour égaux
understood-missed = égaux, mais pas vus
understood-not-enough = pas assez vu
understood-reads-well = lit bien

progress = { $left ->
    [0] pioche vide
    [one] { $left } carte à tirer
   *[other] { $left } cartes à tirer
}

figure-began = départs
figure-claimed = DIEGO annoncés
figure-passed = passes
figure-passed-empty = passes sans carte
figure-accepted = annonces acceptées
figure-won = paires gagnées
figure-contested = PAS DIEGO annoncés
figure-caught = DIEGO sur une passe
figure-stood = passes sans objection
figure-judged = paires jugées
figure-refilled = mains complétées
figure-ended = fins de partie
figure-scored = décomptes
figure-team-scored = décomptes d’équipe
