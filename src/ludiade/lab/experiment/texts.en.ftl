plain-table = standard
interval = { $low } to { $high }
interval-unknown = too few deals
difference-points = { $figure }{ "\u00A0" }{ $size ->
        [0] points
        [one] point
       *[other] points
    }
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
method = Each interval holds the true value with { $sure } %, however often one looks before stopping (a confidence sequence, asymptotic). Differences between percentages are in points.
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
        [none] No: whoever begins does neither better nor worse, give or take { $bound }
       *[open] It cannot be told yet: these deals are too few, { $more ->
            [endless] and no number of them would be enough
           *[other] about { $more } more would be enough
        }
    }. { $game } with { $players }{ $variant ->
        [none] { "" }
       *[other] { " " }({ $variant })
    }: { $wins } of the victories ({ $interval }) instead of { $fair }.
verdict-change = { $what } { $by } ({ $interval })
verdict-option = “{ $option }” changes: { $changes }.
verdict-option-alike = { $kind ->
        [all] “{ $option }” changes nothing that is measured, give or take { $points } points or { $percent } %.
        [some] “{ $option }”: { $count ->
            [one] { $count } measure stays
           *[other] { $count } measures stay
        } as without, give or take { $points } points or { $percent } %.
       *[more] { $count ->
            [one] { $count } other measure stays
           *[other] { $count } other measures stay
        } as without, give or take { $points } points or { $percent } %.
    }
verdict-option-open = { $kind ->
        [all] What “{ $option }” changes cannot be told yet
       *[more] It cannot be told yet of the rest
    } ({ $what }): { $more ->
        [endless] no number of deals would be enough.
       *[other] about { $more } more deals would be enough.
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
verdict-shorter-none = { $game } with { $players }: { $kind ->
        [some] none of the other options makes
       *[all] no option makes
    } it shorter by more than { $percent } %.
verdict-shorter-open = { $kind ->
        [all] { $game } with { $players }: it cannot be told yet which option makes it shorter
       *[more] It cannot be told yet of { $options }
    }; { $more ->
        [endless] no number of deals would be enough.
       *[other] about { $more } more deals would be enough.
    }
quoted = “{ $words }”
plot-length-title = How long a match is
plot-length-x = decisions in a match
plot-length-y = part of the matches (%)
plot-interval = mean and { $sure } % interval
plot-mean = mean
plot-start-line = neither better nor worse
plot-seats-line = fair share
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
plot-drama-x = part of the matches, or of a match (%), { $sure } % intervals
plot-effects-title = What each option changes
plot-effects-x = difference, { $what }{ $unit ->
        [points] { " " }(percentage points)
       *[none] { "" }
    }
plot-effects-line = no difference
plot-variant-title = What “{ $variant }” changes
plot-shares-x = difference (percentage points)
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
