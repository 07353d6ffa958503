diadingo-deck = { $n ->
        [one] card to draw
       *[other] cards to draw
    }
diadingo-left = { $n ->
        [one] One loose diamond left
       *[other] { $n } loose diamonds left
    }
diadingo-show-others = The others’ rings
diadingo-dollars = ${ $money }
diadingo-score = ${ $money }
diadingo-score-unit = { "" }
diadingo-rings-short = Rings
diadingo-no-rings = Nobody else has a ring yet.
diadingo-tray-short = Tray
diadingo-full = { $n ->
        [0] no ring set
        [one] one ring set
       *[other] { $n } rings set
    }
diadingo-summary = { $n ->
        [one] ${ $money } in one ring with a diamond
       *[other] ${ $money } in { $n } rings with a diamond
    }
diadingo-summary-series = ${ $money } in { $n } games
diadingo-summary-professional = ${ $money }: { $n ->
        [0] no ring with a diamond
        [one] one ring with a diamond
       *[other] { $n } rings with a diamond
    }, { $empty ->
        [0] none empty
        [one] one empty
       *[other] { $empty } empty
    }
diadingo-won = { $n ->
        [0] no ring with a diamond
        [one] one ring with a diamond: ${ $money }
       *[other] { $n } rings with a diamond: ${ $money }
    }
diadingo-lost = { $n ->
        [0] none empty
        [one] one empty: −${ $money }
       *[other] { $n } empty: −${ $money }
    }
diadingo-stole = { $n ->
        [one] one diamond stolen
       *[other] { $n } diamonds stolen
    }
diadingo-robbed = { $n ->
        [one] one diamond lost
       *[other] { $n } diamonds lost
    }
diadingo-tray = Tray of diamonds
diadingo-stone = Diamond { $place }
diadingo-stone-stuck = Diamond { $place }, fixed
diadingo-socket = Place { $place }, empty
diadingo-ring-full = Ring of { $value }, with a diamond
diadingo-ring-empty = Ring of { $value }, empty
diadingo-to-fill = to set
diadingo-ring-to-fill = Ring of { $value }, to set
diadingo-my-rings = My rings
diadingo-ring-lead = A ring of { $value }.
diadingo-one-try = Choose a diamond: you have one try.
diadingo-other = A ring of { $value } to set.
diadingo-choose = Choose a diamond
diadingo-take = Take this diamond
diadingo-theft-card = Theft card
diadingo-theft-word = Theft
diadingo-theft-lead = Theft!
diadingo-theft = Choose the diamond to take, or decline.
diadingo-theft-this = A diamond of { $value } for your empty ring of { $value }.
diadingo-other-theft = A theft card is out.
diadingo-choose-ring = Choose a diamond
diadingo-steal = Steal from { $name }
diadingo-steal-this = Steal the diamond of { $value } from { $name }
diadingo-no-empty = Ring of { $value }, with a diamond: you have no empty ring of { $value }
diadingo-decline = Decline
diadingo-must = At this table, whoever can steal must steal.
diadingo-if-steal = You steal:
diadingo-if-decline = You decline:
diadingo-then-victim = { $name } plays right after.
diadingo-then-robbed = the robbed player plays right after.
diadingo-then-draw = you draw another card.
diadingo-takeable = { $n ->
        [0] nothing to take
       *[other] { $n } to take
    }
diadingo-i-take = I take
diadingo-goes-here = it goes here
diadingo-onto = Your empty ring of { $value }: the diamond goes here
diadingo-stage-theft = Stop, thief!
diadingo-stage-fixed = The crosses show the diamonds that would not move.
diadingo-stage-game = End of game { $game }
story-diadingo-took = { $seat } sets it.
story-diadingo-found-fixed = { $seat } leaves it empty.
story-diadingo-stole = { $seat } steals a diamond from { $victim }.
story-diadingo-declined = { $seat } does not steal.
story-diadingo-put-aside = { $seat } has nothing to steal.
