error-unreachable = Il n’y a pas de table à cette adresse : { $reason }.
error-refused = Le serveur répond : { $message }
error-unseated = Notre place à cette table a été donnée à quelqu’un d’autre.

join-seated = Assis à la place { $seat } de la table { $table }.
join-over = La partie est terminée.
join-closed = La partie a été arrêtée avant la fin.
join-rank = { $rank }. { $name } : { $score }

fair-kept =
    { $shuffles ->
        [0] Aucun mélange n’a été fait, et rien n’est contraire
        [one] Le mélange est conforme
       *[other] Les { $shuffles } mélanges sont conformes
    } à ce qui était promis{ $beginnings ->
        [1] .
       *[other] { "" } ; la table a été commencée { $beginnings } fois.
    }
fair-not-mine = Notre propre contribution n’en fait pas partie : il faut se fier aux autres.
fair-broken = Les mélanges ne sont pas conformes à ce qui était promis : { $why }
fair-nothing = Cette table n’a rien promis de ses mélanges.
