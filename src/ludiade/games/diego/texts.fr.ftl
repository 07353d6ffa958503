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
option-deck = Le jeu de cartes
option-deck-standard = le jeu de base (reconstruction)
option-deck-cycle3 = tiré au sort, cycle 3
option-deck-cycle4 = tiré au sort, cycle 4

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
       *[all_passed] Tout le monde a passé, plus rien ne s’associe : la partie est finie.
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
error-too-few-cards = Il faut au moins { $needed } cartes pour servir tout le monde, et il n’y en a que { $cards }.
error-unknown-deck = Il n’y a pas de jeu de cartes « { $deck } » : « standard », « cycle3: » ou « cycle4: » suivi de 1 à 12 lettres ou chiffres.
error-no-affiliation = Il faut jouer au moins une façon de montrer un nombre.
error-affiliation-twice = { $affiliation } : c’est demandé deux fois.
error-not-in-the-deck = { $affiliation } : ce jeu de cartes n’en a pas.
error-families-count = Un jeu a de { $low } à { $high } familles, et celui-ci en a { $given }.
error-bad-number-writing = Le nombre d’une famille s’écrit en entier ou en fraction, comme 2, 2/5 ou -3/4 : « { $number } » ne se lit pas.
error-number-over-zero = Le nombre « { $number } » divise par zéro.
error-number-twice = Deux familles ont le même nombre : { $number }.
error-numbers-not-ascending = Les familles se rangent du plus petit nombre au plus grand : { $number } vient trop tard.
error-no-cards = La famille { $number } n’a aucune carte.
error-missing-card = La famille { $number } n’a pas sa carte, alors que d’autres l’ont ({ $affiliation }).
error-extra-card = La famille { $number } a une carte que d’autres n’ont pas ({ $affiliation }).
error-cards-alike = La carte de la famille { $number } ({ $affiliation }) est la même que celle de la famille { $other }.
error-unreadable-writing = « { $text } » ne se lit pas sur la carte de la famille { $number } ({ $affiliation }).
error-writing-over-zero = « { $text } » divise par zéro, sur la carte de la famille { $number } ({ $affiliation }).
error-wrong-number-of-terms = « { $text } » doit avoir de deux à quatre termes, sur la carte de la famille { $number } ({ $affiliation }).
error-not-its-number = « { $text } » n’est pas égal à { $number }, sur la carte de cette famille ({ $affiliation }).
error-not-a-decimal-fraction = « { $text } » n’est pas sur 10, 100, 1000… : la carte de la famille { $number } ({ $affiliation }) le demande.
error-no-words = La carte de la famille { $number } ({ $affiliation }) n’a de texte ni en français ni en anglais.
error-empty-words = Le texte de la carte de la famille { $number } ({ $affiliation }) est vide.
error-words-too-long = Le texte de la carte de la famille { $number } ({ $affiliation }) dépasse { $most } signes.
error-unprintable-words = Le texte de la carte de la famille { $number } ({ $affiliation }) contient un signe qui ne s’imprime pas.
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
