plain-table = standard
interval = { $low } to { $high }
part-head = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, bots: { $bots }. { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }; { $ended ->
        [narrow] the interval is as narrow as asked.
       *[most] all deals were played.
    }
column-mean = mean
column-interval = interval
column-difference = difference
column-times = times a match
column-matches = of the matches
title-variant = With “{ $variant }”:
title-rules = How often each rule fires:
fault = At fault (“{ $variant }”): { $failing }. Those deals do not count.
method = Each interval holds with { $sure } % for all looks together (a confidence sequence, asymptotic).
measure-decisions = decisions
measure-turns = turns
measure-branching = choices a decision
measure-forced = decisions without a choice
measure-score = score
measure-winning-score = winning score
measure-score-margin = lead over the second
measure-ties = shared victories
measure-start = wins of who begins
measure-advantage = advantage of who begins
measure-seat = wins of seat { $which }
measure-lead-changes = changes of the lead
measure-behind = time the winner is not ahead
measure-settled = settled after (part of the match)
measure-comeback = comebacks from behind at half-time
measure-points = points of the first bot
measure-wins = wins of { $which }
measure-luck-play = decided by better play
measure-luck-deal = decided by the deal and the seat
measure-luck-rest = decided by neither
verdict-nothing = { $game }: no deal could be counted.
verdict-first-player = { $side ->
        [more] Yes, whoever begins is favoured
        [less] No, on the contrary: whoever begins is at a disadvantage
       *[open] Not shown: whoever begins does neither better nor worse, as far as these deals tell
    }. { $game } with { $players }{ $variant ->
        [none] { "" }
       *[other] { " " }({ $variant })
    }: { $wins } of the victories ({ $interval }) instead of { $fair }.
verdict-change = { $what } { $by } ({ $interval })
verdict-option = “{ $option }” changes: { $changes }.
verdict-option-nothing = “{ $option }” is not shown to change anything over { $deals ->
        [one] { $deals } deal.
       *[other] { $deals } deals.
    }
verdict-length = { $game } with { $players }: { $decisions } decisions on average ({ $interval }), { $each } for each player, in { $turns } turns; half of the matches have { $middle } or fewer, { $low ->
        [same] nine in ten just { $high }
       *[other] nine in ten between { $low } and { $high }
    }.
verdict-luck = { $game } with { $players }: { $better } takes { $points } of the points ({ $interval }) from { $other } on the same deals. Better play decides { $play } of a match, the deal and the seat { $deal }, { $rest } is neither. { $matches ->
        [many] These deals do not tell which of the two is better.
        [1] One match tells with 95 % who is better.
       *[other] It takes { $matches } matches, seats changing, for the better to be ahead with 95 %.
    }
verdict-shorter = { $game } with { $players } gets shorter by: { $options }.
verdict-shortens = “{ $option }”, by { $by } % ({ $effect } decisions, { $interval })
verdict-shorter-none = { $game } with { $players }: no option is shown to make it shorter.
plot-length-title = How long a match is
plot-length-x = decisions in a match
plot-length-y = part of the matches (%)
plot-start-title = Is whoever begins favoured?
plot-start-x = victories beyond a fair share (percentage points)
plot-seats-title = Victories by seat
plot-seats-x = part of the victories (%)
plot-luck-title = What decides between { $bots }?
plot-luck-x = part of a match’s result (%)
plot-luck-play = better play
plot-luck-deal = the deal and the seat
plot-luck-rest = neither
plot-drama-title = How contested the matches are
plot-drama-x = part of the matches, or of a match (%)
plot-effects-title = What each option changes
plot-effects-x = difference in { $what }
plot-effects-relative = difference, as a percentage of the standard table’s value
plot-rules-title = How often each rule fires: { $game }
plot-rules-x = times a match (logarithmic)
page-title = Experiment: { $games }
page-answer = Answer
page-asked = What was asked
page-tables = Tables
page-plots = Plots
page-players = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
