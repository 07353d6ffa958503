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
        [one] une carte laissée
       *[other] { $n } cartes laissées
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
diamoniak-open = { $pile ->
        [0] Pioche une carte : on remélange d’abord.
       *[other] Pioche une première carte.
    }
diamoniak-open-buy = { $pile ->
        [0] Pioche (on remélange d’abord), ou achète une carte pour 3 diamants.
       *[other] Pioche une carte, ou achète-en une pour 3 diamants.
    }
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
witch-castle-falls = Ton château descend à { $n }.
witch-fairy = ou envoyer la fée
witch-keep = Tu gardes tout le reste.
witch-touch = Touche les cartes à laisser
diamoniak-stage-witch = La sorcière !
diamoniak-stage-paid = Le prix de la sorcière
diamoniak-stage-fairy = La fée !
diamoniak-stage-castle = Le château est achevé !
story-diamoniak-drew = { $to_raw ->
        [witch] { $seat } pioche… la sorcière !
       *[other] { $seat } pioche { $card }.
    }
story-diamoniak-bought = { $seat } achète { $colour } à { $seller }.
