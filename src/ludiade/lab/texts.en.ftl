error-bad-seed = A seed is a number, a text or 32 bytes, not { $given }.
error-one-bot-a-player = There must be one bot for all, or one for each player, so { $players }.
error-unknown-bot = There is no bot “{ $bot }”.
error-bot-without-function = Which function of “{ $file }” is the bot? Name it: { $file }:choose
error-open-quotes = Quotes are left open: { $given }
error-two-bots = It takes at least two bots.
error-bot-twice = The bot “{ $bot }” is named twice.
error-no-bot-file = There is no file “{ $file }”.
error-no-bot-module = There is no module “{ $module }”.
error-no-bot-function = “{ $where }” has no function “{ $function }”.
error-other-contest = “{ $file }” contains the results of another contest: give another file.
error-no-marks = “{ $file }” lacks the mark “{ $mark }”.
error-bot-failed = The bot “{ $bot }” is at fault, { $kind }{ $said ->
        [none] { "" }
       *[other] { " " }({ $said })
    }: the contest ends here.
    { $traceback }
error-bot-never-loads = The bot “{ $bot }” was not loaded within { $seconds } seconds.
error-bot-does-not-load = The bot “{ $bot }” cannot be loaded:
    { $traceback }
error-bot-takes-seen = { $bot } is not a bot: a bot takes one thing, what its seat sees.
error-bot-is-class = { $bot } is a class: hand over a bot made of it, { $bot }().
error-bot-stays-here = With several processes a bot must be a function that can be imported: { $reason }. Give jobs=1, or put it in a file.
error-no-command = There is no command “{ $command }”.
error-bot-or-person = “{ $given }” looks like the bot “{ $bot }”. For a person of that name: name:{ $given }.
error-not-on-fault = On a fault, choose “loss”, “easy” or “stop”, not “{ $given }”.
error-folder-in-use = The folder “{ $folder }” contains other matches: give another one.
word-not-a-folder = it is not a folder
word-not-a-file = it is not an ordinary file
word-late = too slow
word-nonsense = an unreadable answer
word-illegal = an illegal move
word-died = the program ended
word-failed = failed
word-endless-line = a line without end
error-too-few = “{ $name }” must be a whole number from { $least } on, not { $given }.
arena-failings-loss = Bots at fault, who lost those matches:
arena-failings-easy = Bots at fault, replaced by “easy” to the end of their match:
simulate-head = { $game }, { $games ->
        [one] one match
       *[other] { $games } matches
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
simulate-column-seat = seat
simulate-column-score = mean score
simulate-column-wins = wins
arena-head = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, seed { $seed }.
arena-column-bot = bot
arena-column-step = step
arena-column-matches = matches
arena-column-points = points
arena-column-interval = 95 % interval
arena-column-rating = rating
arena-duels = Head to head:
arena-no-ratings = Without ratings: they need “pip install 'ludiade[lab]'”.
arena-fault-late = late { $times ->
        [one] once
       *[other] { $times } times
    }
arena-fault-nonsense = an unreadable answer { $times ->
        [one] once
       *[other] { $times } times
    }
arena-fault-illegal = an illegal move { $times ->
        [one] once
       *[other] { $times } times
    }
arena-fault-died = the program ended { $times ->
        [one] once
       *[other] { $times } times
    }
arena-fault-failed = failed { $times ->
        [one] once
       *[other] { $times } times
    }
lab-verdict-shown = a step
lab-verdict-too-close = too close
lab-verdict-too-far = too far
lab-verdict-undecided = not decided
error-cannot-read = “{ $file }” cannot be read: { $reason }.
error-not-toml = “{ $file }” is no TOML: { $reason }.
error-unknown-place = It can run “here”, on “ray” or on “ray://HOST:PORT”, not on “{ $given }”.
error-not-installed = This needs { $package }: pip install 'ludiade[{ $extra }]'.
error-ray-unreachable = No Ray answers at “{ $address }”: { $reason }. Start one with “ray start --head”, or leave “--on” out.
error-workers-die = The processes that do the work were lost { $times } times in a row: is there memory enough? What was done is kept.
error-unknown-form = Results are written as “parquet” or “csv”, not as “{ $given }”.
error-bad-width = “within” is half an interval: a number (0.02) or a percentage (2%), not “{ $given }”.
error-unknown-target = Nothing that is measured is called “{ $given }”.
error-unknown-question = There is no question “{ $given }”.
error-which-option = Which option of { $game }?
error-which-value = “{ $option }” takes a number or a text: give a value, { $option }=VALUE.
error-luck-of-two = How much is luck is measured between two bots, medium and easy for instance, not with { $given }.
error-folder-busy = Another command is writing into “{ $folder }” now: wait until it has ended, or give another name.
