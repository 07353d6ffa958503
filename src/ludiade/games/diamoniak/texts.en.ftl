game-name = Diamoniak
game-tagline = Build your castle, press your luck, beware of the witch.

option-first-player = Who begins
option-first-player-first = the first seat (the youngest)
option-first-player-random = chance decides
option-sale-goes-to = The three diamonds of a purchase go
option-sale-goes-to-seller = to the seller
option-sale-goes-to-discard = beside the pile
option-release-colour-when-empty = A castle emptied by the witch frees its colour
option-fairy-never-paid = A fairy is never paid to the witch

action-draw = Draw
action-stop = Stop here
action-buy = Buy a card from { $seller } for 3 diamonds
action-pay = Give { $cards } to the witch
action-fairy = Send the witch away with a fairy

event-began = { $seat } begins.
event-drew =
    { $to_raw ->
        [castle] { $seat } draws { $card }: the castle grows.
        [witch] { $seat } draws… the witch!
       *[side] { $seat } draws { $card }.
    }
event-chose-colour = { $seat } will build the { $colour_raw } castle.
event-stopped = { $seat } stops.
event-bought =
    { $seat } buys { $colour } from { $seller }, { $diamonds_to_raw ->
        [discard] and three diamonds go beside the pile.
       *[seller] who receives three diamonds.
    }
event-paid = { $seat } leaves the witch { $cards }.
event-spared = The witch finds nothing to take from { $seat } and goes away.
event-sent-away = The fairy sends the witch away: { $seat } keeps everything else.
event-released = The castle of { $seat } is empty: its colour is free again.
event-reshuffled =
    The pile is empty: { $cards ->
        [one] one card is shuffled again.
       *[other] { $cards } cards are shuffled again.
    }
event-won = { $seat } completes the { $colour_raw } castle and wins!

error-answer-the-witch = The witch is here: she must first be paid, or sent away with a fairy.
error-draw-or-buy-first = You cannot stop before drawing at least one card.
error-no-witch = There is no witch here: nothing to pay, and nobody to send away.
error-wrong-toll =
    The witch takes { $toll ->
        [0] no card
        [one] one card
       *[other] { $toll } cards
    }, and { $given ->
        [0] none is offered.
        [one] one is offered.
       *[other] { $given } are offered.
    }
error-fairy-never-paid = At this table a fairy cannot be given to the witch.
error-not-in-listing-order = The cards you give are written in this order: pink, blue, green, violet, diamond, fairy.
error-not-held = There are not enough cards of this kind to give: { $card }.
error-no-fairy = You need a fairy to send the witch away.
error-buy-instead-of-drawing = Buying replaces drawing: after a draw it is too late.
error-no-colour-yet = You need a colour before you can buy.
error-too-few-diamonds = A purchase costs { $price } diamonds, and you do not have enough.
error-no-such-seller = You can buy only from another player at the table.
error-nothing-to-sell = { $seat } has no card of this colour at the side: { $colour }.

word-pink = a pink card
word-blue = a blue card
word-green = a green card
word-violet = a violet card
word-diamond = a diamond
word-witch = the witch
word-fairy = a fairy

count-pink = { $n ->
        [one] a pink card
       *[other] { $n } pink cards
    }
count-blue = { $n ->
        [one] a blue card
       *[other] { $n } blue cards
    }
count-green = { $n ->
        [one] a green card
       *[other] { $n } green cards
    }
count-violet = { $n ->
        [one] a violet card
       *[other] { $n } violet cards
    }
count-diamond = { $n ->
        [one] a diamond
       *[other] { $n } diamonds
    }
count-fairy = { $n ->
        [one] a fairy
       *[other] { $n } fairies
    }
count-witch = { $n ->
        [one] a witch
       *[other] { $n } witches
    }

## The table

table-castle = Castle
table-no-colour = no colour yet
table-colour = { $colour }
table-pile = Pile: { $n }
table-discard = Beside it: { $cards }
guide-opening = { $seat } draws or buys.
guide-pressing = { $seat } draws again or stops here.
guide-bewitched = { $seat } must answer the witch.
table-column = { $card ->
        [pink] pink
        [blue] blue
        [green] green
        [violet] violet
        [diamond] diamond
       *[fairy] fairy
    }
ask-now = what now?
ask-toll = for the witch, card { $n } of { $of }?

## Why a player would do it

reason-draw = { $witches ->
        [one] One witch is left
       *[other] { $witches } witches are left
    } among { $cards ->
        [one] one card
       *[other] { $cards } cards
    }: the next card promises more than she would take.
reason-no-witch = No witch is left in the pile: there is nothing to fear.
reason-stop = { $witches ->
        [one] One witch is left
       *[other] { $witches } witches are left
    } among { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, and she would take more than the next card promises.
reason-buy = A sure card: the castle reaches { $height } of { $castle }.
reason-buy-last = This card completes the castle.
reason-pay = These cards matter least.
reason-keep-fairy = The fairy is worth more than these cards: she may be needed later.
reason-fairy = The fairy is worth less than what the witch would take.

## Diamoniak on paper

print-cards = Cards
print-score = Score sheet
print-score-note = write down the cards of each castle; six wins
print-game = Game { $number }
print-total = Victories
print-name-pink = Pink
print-name-blue = Blue
print-name-green = Green
print-name-violet = Violet
print-name-diamond = Diamond
print-name-witch = Witch
print-name-fairy = Fairy

figure-began = who begins
figure-drew = cards drawn
figure-chose-colour = colours chosen
figure-stopped = stops
figure-bought = purchases
figure-paid = tolls to the witch
figure-spared = witches with nothing to take
figure-sent-away = witches sent away by a fairy
figure-released = colours freed
figure-reshuffled = piles reshuffled
figure-won = castles finished
