game-name = Diamoniak
game-tagline = Bâtir son château, tenter sa chance, craindre la sorcière.

option-first-player = Qui commence
option-first-player-first = la première place (le plus jeune)
option-first-player-random = le hasard en décide
option-sale-goes-to = Les trois diamants d’un achat vont
option-sale-goes-to-seller = à celui qui vend
option-sale-goes-to-discard = à côté de la pioche
option-release-colour-when-empty = Un château vidé par la sorcière libère sa couleur
option-fairy-never-paid = Une fée ne se paie jamais à la sorcière

action-draw = Piocher
action-stop = S’arrêter là
action-buy = Acheter une carte à { $seller } pour 3 diamants
action-pay = Donner { $cards } à la sorcière
action-fairy = Chasser la sorcière avec une fée

event-began = { $seat } commence.
event-drew =
    { $to_raw ->
        [castle] { $seat } pioche { $card } : son château grandit.
        [witch] { $seat } pioche… la sorcière !
       *[side] { $seat } pioche { $card }.
    }
event-chose-colour = { $seat } bâtira le château { $colour_raw ->
        [pink] rose
        [blue] bleu
        [green] vert
       *[violet] violet
    }.
event-stopped = { $seat } s’arrête.
event-bought =
    { $seat } achète { $colour } à { $seller }, { $diamonds_to_raw ->
        [discard] et trois diamants vont à côté de la pioche.
       *[seller] qui reçoit trois diamants.
    }
event-paid = { $seat } laisse à la sorcière : { $cards }.
event-spared = La sorcière ne trouve rien à prendre à { $seat } et s’en va.
event-sent-away = La fée chasse la sorcière : { $seat } garde tout le reste.
event-released = { $seat } n’a plus rien dans son château : la couleur est de nouveau libre.
event-reshuffled =
    La pioche est vide : { $cards ->
        [one] { $cards } carte est mélangée de nouveau.
       *[other] { $cards } cartes sont mélangées de nouveau.
    }
event-won =
    { $seat } achève le château { $colour_raw ->
        [pink] rose
        [blue] bleu
        [green] vert
       *[violet] violet
    } et gagne !

error-answer-the-witch = La sorcière est là : il faut d’abord la payer ou la chasser avec une fée.
error-draw-or-buy-first = On ne s’arrête pas avant d’avoir pioché au moins une carte.
error-no-witch = Il n’y a pas de sorcière : rien à payer, ni personne à chasser.
error-wrong-toll =
    La sorcière prend { $toll ->
        [one] { $toll } carte
       *[other] { $toll } cartes
    }, et { $given ->
        [0] aucune n’est proposée.
        [one] une seule est proposée.
       *[other] { $given } sont proposées.
    }
error-fairy-never-paid = À cette table, une fée ne se donne pas à la sorcière.
error-not-in-listing-order = Les cartes données s’écrivent dans l’ordre : rose, bleu, vert, violet, diamant, fée.
error-not-held = Il n’y a pas assez de cartes de cette sorte à donner : { $card }.
error-no-fairy = Il faut avoir une fée pour chasser la sorcière.
error-buy-instead-of-drawing = Acheter remplace la pioche : après avoir pioché, c’est trop tard.
error-no-colour-yet = Il faut avoir une couleur pour pouvoir acheter.
error-too-few-diamonds = Un achat coûte { $price } diamants : il n’y en a pas assez.
error-no-such-seller = On n’achète qu’à un autre joueur de la table.
error-nothing-to-sell = { $seat } n’a pas à son côté de carte de cette couleur : { $colour }.

word-pink = une carte rose
word-blue = une carte bleue
word-green = une carte verte
word-violet = une carte violette
word-diamond = un diamant
word-witch = la sorcière
word-fairy = une fée

count-pink = { $n ->
        [1] une carte rose
       *[other] { $n } cartes roses
    }
count-blue = { $n ->
        [1] une carte bleue
       *[other] { $n } cartes bleues
    }
count-green = { $n ->
        [1] une carte verte
       *[other] { $n } cartes vertes
    }
count-violet = { $n ->
        [1] une carte violette
       *[other] { $n } cartes violettes
    }
count-diamond = { $n ->
        [1] un diamant
       *[other] { $n } diamants
    }
count-fairy = { $n ->
        [1] une fée
       *[other] { $n } fées
    }
count-witch = { $n ->
        [1] une sorcière
       *[other] { $n } sorcières
    }

## La table

table-castle = Château
table-no-colour = sans couleur
table-colour = { $colour ->
        [pink] rose
        [blue] bleu
        [green] vert
       *[violet] violet
    }
table-pile = Pioche : { $n }
table-discard = À côté : { $cards }
guide-opening = { $seat } pioche ou achète.
guide-pressing = { $seat } pioche encore ou s’arrête là.
guide-bewitched = { $seat } doit répondre à la sorcière.
table-column = { $card ->
        [pink] rose
        [blue] bleu
        [green] vert
        [violet] violet
        [diamond] diamant
       *[fairy] fée
    }
ask-now = que faire ?
ask-toll = pour la sorcière, carte { $n } sur { $of } ?

## Pourquoi on le ferait

reason-draw = { $witches ->
        [one] Il reste { $witches } sorcière
       *[other] Il reste { $witches } sorcières
    } parmi { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : la prochaine carte promet plus que la sorcière ne prendrait.
reason-no-witch = Il ne reste aucune sorcière dans la pioche : il n’y a rien à craindre.
reason-stop = { $witches ->
        [one] Il reste { $witches } sorcière
       *[other] Il reste { $witches } sorcières
    } parmi { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, et la sorcière prendrait plus que ne promet la prochaine carte.
reason-buy = Une carte sûre : le château atteint { $height } sur { $castle }.
reason-buy-last = Cette carte achève le château.
reason-pay = Ce sont les cartes qui comptent le moins.
reason-keep-fairy = La fée vaut plus que ces cartes : elle servira peut-être plus tard.
reason-fairy = La fée vaut moins que ce que la sorcière prendrait.

## Diamoniak sur papier

print-cards = Cartes
print-score = Feuille de score
print-score-note = note les cartes de chaque château ; à six, c’est gagné
print-game = Partie { $number }
print-total = Victoires
print-name-pink = Rose
print-name-blue = Bleu
print-name-green = Vert
print-name-violet = Violet
print-name-diamond = Diamant
print-name-witch = Sorcière
print-name-fairy = Fée

figure-began = départs
figure-drew = cartes piochées
figure-chose-colour = couleurs choisies
figure-stopped = arrêts
figure-bought = achats
figure-paid = péages à la sorcière
figure-spared = sorcières sans rien à prendre
figure-sent-away = sorcières chassées par la fée
figure-released = couleurs libérées
figure-reshuffled = pioches refaites
figure-won = châteaux achevés
