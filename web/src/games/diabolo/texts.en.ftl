diabolo-demon = Demon
diabolo-angel = Angel
diabolo-choose = Choose a card, then a side.
diabolo-choose-card = Choose a card
diabolo-which-side = Which side for { $card }?
diabolo-lay = Lay { $card }, or choose another.
diabolo-lay-demon = Lay with the demon
diabolo-lay-angel = Lay with the angel
diabolo-here-demon = Lay here, with the demon
diabolo-here-angel = Lay here, with the angel
diabolo-line-locked = impossible: the line is locked
diabolo-blocked = Nothing can be laid: discard a card.
diabolo-choose-discard = Choose a card
diabolo-discard = Discard { $card }
diabolo-hub = { $colour }: demon { $demon }, angel { $angel }{ $locked ->
        [yes] , locked line
       *[no] {""}
    }
diabolo-line = { $colour ->
        [red] The red line.
        [yellow] The yellow line.
        [green] The green line.
        [violet] The violet line.
       *[blue] The blue line.
    }
diabolo-double-question = Angel, { $angel } to { $demon }. You hold { $mine }: do you double?
diabolo-double-wait = { $n ->
        [one] { $names } is still choosing.
       *[other] { $n } players are still choosing.
    }
diabolo-count = The count.
diabolo-round = Round { $round } of { $rounds }
diabolo-summary = { $rounds ->
        [one] { points-of } in one round
       *[other] { points-of } in { $rounds } rounds
    }
diabolo-a-double = a Double
diabolo-row = { $colour ->
        [red] Red line
        [yellow] Yellow line
        [green] Green line
        [violet] Violet line
       *[blue] Blue line
    }
diabolo-chosen = has chosen
diabolo-flag = Double?
diabolo-keep = I keep it
diabolo-seal = Seal: I double
diabolo-others-choose = The others are still choosing
diabolo-lines = The five lines
diabolo-who-doubles = Who doubles?
diabolo-five-lines = All five lines
diabolo-back-to-doubles = Back to the Doubles
diabolo-nothing = nothing
diabolo-next = next
diabolo-i-double = I double
diabolo-double-means = if yours is the highest sum. Spent in any case.
diabolo-i-keep = I keep it
diabolo-keep-means = if yours is the highest sum. The Double stays for another line.
diabolo-sealed = Your choice is sealed.
diabolo-waiting = Choosing in secret.
diabolo-open-together = All are opened together.
diabolo-who-chose = Who has chosen
diabolo-env-none = no Double left
diabolo-env-sealed = sealed
diabolo-env-open = thinking…
diabolo-weighed-angel = Angel, { $angel } to { $demon }.
diabolo-weighed-demon = Demon, { $demon } to { $angel }.
diabolo-weighed-equal = Equal, { $angel } each.
diabolo-weighed-angel-means = { $most ->
        [0] Nobody holds { $colour }.
       *[other] The most { $colour } wins: { $most }.
    }
diabolo-weighed-demon-means = { $most ->
        [0] Nobody holds { $colour }.
       *[other] The most { $colour } loses: { $most }.
    }
diabolo-weighed-equal-means = Nothing for anybody.
diabolo-round-sums = Round:
diabolo-stage-closed = End of round { $round }
diabolo-stage-line = { $colour ->
        [red] The red line
        [yellow] The yellow line
        [green] The green line
        [violet] The violet line
       *[blue] The blue line
    }
diabolo-stage-tied = { $names } tie for the highest sum: { $change } each.
diabolo-stage-totals = After round { $round }
diabolo-stage-none = none
story-diabolo-played = { $seat } lays { $card } on the { $side }’s side.
story-diabolo-locked = { $colour_raw ->
        [red] The red line locks.
        [yellow] The yellow line locks.
        [green] The green line locks.
        [violet] The violet line locks.
       *[blue] The blue line locks.
    }
story-diabolo-blocked = { $seat } can play nothing.
story-diabolo-round-closed = End of the round.
story-diabolo-weighed =
    { $colour_raw ->
        [red] The red line
        [yellow] The yellow line
        [green] The green line
        [violet] The violet line
       *[blue] The blue line
    }: { $stronger_raw ->
        [angel] angel, { $angel_sum } to { $demon_sum }.
        [demon] demon, { $demon_sum } to { $angel_sum }.
       *[equal] { $angel_sum } all, nothing for anybody.
    }
story-diabolo-revealed = { $seats } doubled!
story-diabolo-gained = { $seat }: { $points_change }.
story-diabolo-lost = { $seat }: −{ $points }.
story-diabolo-nobody-holds = Nobody holds any.
