card-pink = Pink
card-blue = Blue
card-green = Green
card-violet = Violet
card-diamond = Diamond
card-fairy = Fairy
card-witch = Witch
card-count = { $n ->
        [one] { $card }
       *[other] { $card }, { $n } times
    }
castle-pink = pink castle
castle-blue = blue castle
castle-green = green castle
castle-violet = violet castle
castle-none = no colour yet
castle-stage = { $colour ->
        [pink] Pink castle
        [blue] Blue castle
        [green] Green castle
        [violet] Violet castle
       *[none] Castle
    }: { $n } of 6
castle-mine = { $colour ->
        [pink] My pink castle
        [blue] My blue castle
        [green] My green castle
        [violet] My violet castle
       *[none] My castle
    }: { $n } of 6
diamoniak-pile = to draw
diamoniak-witches-met = { $n ->
        [0] No witch
        [one] One witch
       *[other] { $n } witches
    }
diamoniak-cards-paid = { $n ->
        [one] one card given up
       *[other] { $n } cards given up
    }
diamoniak-sent-away = { $n ->
        [one] one sent away by a fairy
       *[other] { $n } sent away by fairies
    }
diamoniak-bought = { $n ->
        [one] one purchase
       *[other] { $n } purchases
    }
diamoniak-summary = { $n ->
        [6] A finished castle
       *[other] A castle at { $n } of 6
    }
diamoniak-drawn = Drawn this turn
diamoniak-thrown = { $n ->
        [0] No card beside the pile
        [one] One card beside the pile
       *[other] { $n } cards beside the pile
    }
diamoniak-thrown-word = { $n ->
        [one] beside it
       *[other] beside it
    }
diamoniak-draw = Draw a card
diamoniak-again = One more card
diamoniak-stop = I stop
diamoniak-draw-first = Draw a card first.
diamoniak-buy = Buy from { $name }: 3 diamonds
diamoniak-buy-here = Buy
diamoniak-buy-from = Buy from { $name }
diamoniak-send-fairy = Send the fairy
diamoniak-no-fairy = You have no fairy.
diamoniak-pay = { $n ->
        [one] Leave this card
       *[other] Leave these { $n } cards
    }
diamoniak-pay-more = { $n ->
        [one] One more card to choose
       *[other] { $n } more cards to choose
    }
diamoniak-other = Draw again, or stop?
diamoniak-other-witch = The witch is waiting for her cards.
diamoniak-witch-lead = A witch!
diamoniak-witch = { $n ->
        [one] Leave one card
       *[other] Leave { $n } cards
    }{ $fairy ->
        [yes] , or your fairy.
       *[no] .
    }
diamoniak-open = { $pile ->
        [0] Draw a card: the pile is reshuffled first.
       *[other] Draw a first card.
    }
diamoniak-open-buy = { $pile ->
        [0] Draw (after a reshuffle), or buy a card for 3 diamonds.
       *[other] Draw a card, or buy one for 3 diamonds.
    }
diamoniak-more-lead = One more card?
diamoniak-more = { $pile ->
        [0] The pile is empty: the cards beside it are shuffled, witches included.
        [one] { $witches ->
            [0] The last card is no witch.
           *[other] The last card is a witch.
        }
       *[other] { $witches ->
            [0] Not a witch left among { $pile } cards.
            [one] One of { $pile } cards is a witch.
           *[other] { $witches } of { $pile } cards are witches.
        }
    }
witch-pay = { $n ->
        [one] Leave one card
       *[other] Leave { $n } cards
    }
witch-castle = Your castle stays at { $n }.
witch-castle-falls = Your castle falls to { $n }.
witch-fairy = or send the fairy
witch-keep = You keep all the rest.
witch-touch = Touch the cards to leave
diamoniak-stage-witch = The witch!
diamoniak-stage-paid = The witch’s price
diamoniak-stage-fairy = The fairy!
diamoniak-stage-castle = The castle is complete!
story-diamoniak-drew = { $to_raw ->
        [witch] { $seat } draws… the witch!
       *[other] { $seat } draws { $card }.
    }
story-diamoniak-bought = { $seat } buys { $colour } from { $seller }.
