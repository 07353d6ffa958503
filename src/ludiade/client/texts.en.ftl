error-unreachable = There is no table at this address: { $reason }.
error-refused = The server answers: { $message }
error-unseated = Our seat at this table has been given to somebody else.

join-seated = Sitting at seat { $seat } of table { $table }.
join-over = The match has ended.
join-closed = The match was ended before its time.
join-rank = { $rank }. { $name }: { $score }

fair-kept =
    { $shuffles ->
        [0] Nothing was shuffled, and nothing is but
        [one] The shuffle is
       *[other] All { $shuffles } shuffles are
    } as promised{ $beginnings ->
        [1] .
       *[other] ; the table was begun { $beginnings } times.
    }
fair-not-mine = Our own contribution is not among them: we have to trust the others.
fair-broken = The shuffles are not as promised: { $why }
fair-nothing = This table promised nothing about its shuffles.
