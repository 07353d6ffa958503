game-name = Diadingo
game-tagline = Lift the right diamonds, set your rings, beware of thieves.

option-games = Number of games
option-professional = For professionals: empty rings are subtracted
option-values = Value of the rings
option-values-6x7 = 1,000 to 6,000 dollars, 7 of each
option-values-3x14 = 1,000 to 3,000 dollars, 14 of each
option-theft-compulsory = Whoever can steal must steal
option-after-theft = After a theft comes
option-after-theft-from-robbed = the robbed player, then on to their left
option-after-theft-back-to-thief-left = the robbed player, then left of the thief
option-show-stuck = Mark the diamonds that would not move

action-take = Try diamond { place }
action-steal = Steal the diamond on { $victim }’s ring no. { $ring_nth }, for your own ring no. { $onto_nth }
move-steal = Steal a diamond worth { dollars } from { $victim }
action-decline = Do not steal, and draw another card

event-began =
    { $games ->
        [1] The tray has been turned, the cards are shuffled: { $seat } begins.
       *[other] Game { $game } of { $games }. The tray has been turned, the cards are shuffled: { $seat } begins.
    }
event-drew = { $seat } draws { $card }.
event-took =
    { $seat } tries diamond { place }: it comes off! The ring is set.{ $left ->
        [0] { "" }
        [1] { "" } Only one is left to find.
        [2] { "" } Only two are left to find.
        [3] { "" } Only three are left to find.
       *[other] { "" }
    }
event-found-fixed = { $seat } tries diamond { place }: it does not move. The ring stays empty.
event-stole = { $seat } steals the diamond of { $card } from { $victim } and sets it on a ring of the same value.
event-resumed = Back round the table: { $seat } is next.
event-declined = { $seat } could steal, but would rather not.
event-put-aside = Nothing to steal for { $seat }: the theft card is put aside.
event-ended =
    { $why_raw ->
        [no_cards] There are no cards left: the game stops here. Time to count.
       *[no_loose_diamonds] Only the fixed diamonds are left: the game stops here. Time to count.
    }
event-earned =
    { $game ->
        [1] { $seat }: { dollars }.
       *[other] { $seat }: { dollars } in this game, { $total } in all.
    }
event-won =
    { $shared ->
        [yes] { $seat } shares the victory, with { dollars }!
       *[no] { $seat } wins, with { dollars }!
    }

error-answer-the-theft = A theft card is in play: first say what you do with it.
error-no-such-place = The tray has no place no. { $place }: places are numbered from 0 to 41.
error-place-is-empty = Place { place } is empty: its diamond has already been taken.
error-no-theft-card = No theft card is in play: try a diamond on the tray.
error-theft-compulsory = At this table, whoever can steal must steal.
error-steal-from-oneself = You cannot steal from yourself, and diamonds never move between your own rings.
error-no-such-victim = Only another player at the table can be robbed.
error-no-such-ring = { $seat } has no ring no. { $ring_nth }.
error-no-such-own-ring = You have no ring no. { $onto_nth }.
error-nothing-to-steal = { $seat }’s ring no. { $ring_nth } is empty: there is nothing on it to steal.
error-own-ring-is-full = Ring no. { $onto_nth } already has a diamond: choose an empty ring.
error-values-differ = Both rings must have the same value: one is worth { $theirs } dollars, the other { $own }.

word-ring-1000 = a 1,000-dollar ring
word-ring-2000 = a 2,000-dollar ring
word-ring-3000 = a 3,000-dollar ring
word-ring-4000 = a 4,000-dollar ring
word-ring-5000 = a 5,000-dollar ring
word-ring-6000 = a 6,000-dollar ring
word-theft = a theft card

# A sum: part of a sentence.
dollars = { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }

## The tray: seven rows, A to G

place = { $place ->
        [0] A1
        [1] A2
        [2] A3
        [3] A4
        [4] B1
        [5] B2
        [6] B3
        [7] B4
        [8] B5
        [9] B6
        [10] C1
        [11] C2
        [12] C3
        [13] C4
        [14] C5
        [15] C6
        [16] C7
        [17] D1
        [18] D2
        [19] D3
        [20] D4
        [21] D5
        [22] D6
        [23] D7
        [24] D8
        [25] E1
        [26] E2
        [27] E3
        [28] E4
        [29] E5
        [30] E6
        [31] E7
        [32] F1
        [33] F2
        [34] F3
        [35] F4
        [36] F5
        [37] F6
        [38] G1
        [39] G2
        [40] G3
       *[41] G4
    }

## The table

table-loose = Loose diamonds: { $left }
table-deck = Cards: { $deck }
table-game = Game { $game }
table-dollars = ${ $dollars }
table-legend-stuck = ✕ fixed, tried
guide-ring = { $seat } has drawn { $card } and tries a diamond.
guide-theft = { $seat } has drawn a theft card: time to use it, or not.
guide-resume = After that, play resumes with { $seat }.
ask-place = which diamond? (for example D4)
hint-place = the place of a diamond, for example D4
ask-victim = steal from whom?
ask-ring = Which of { $seat }’s rings?
ask-value = dollars

## Why this move

reason-untried = { $left ->
        [one] One loose diamond is left
       *[other] { $left } loose diamonds are left
    } among { $untried ->
        [one] one place never tried
       *[other] { $untried } places never tried
    }. No other place has a better chance.
reason-steal = This theft brings { dollars } and costs { $seat } as much.
reason-decline = The next ring promises { dollars } on average: more than a theft would bring.

## Diadingo on paper

print-cards = Cards
print-tray = Tray with flaps
print-tray-note = a paper version of our own, not that of the box
print-tray-how = Print the tray on thick paper. Cut every flap on three sides and fold it at the top. Slide one of the secret sheets under it without looking, turned either way. To try a diamond is to open its flap. A star: it is loose, take one of the diamonds cut out and leave the flap open. A nail: it holds, close the flap again.
print-under = Secret sheets
print-under-note = do not look! to slide under the tray, facing the flaps
print-free = loose
print-fixed = fixed
print-gems = Diamonds
print-score = Score sheet
print-score-note = in thousands of dollars
print-theft = Theft
print-game = Game { $number }
print-total = Total

figure-began = games begun
figure-drew = cards drawn
figure-took = rings set
figure-found-fixed = diamonds found fixed
figure-stole = thefts
figure-resumed = returns to the thief’s left
figure-declined = thefts declined
figure-put-aside = theft cards put aside
figure-ended = games ended
figure-earned = earnings counted
figure-won = victories
