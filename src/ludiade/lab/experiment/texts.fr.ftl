plain-table = ordinaire
interval = { $low } à { $high }
interval-unknown = trop peu de donnes
difference-points = { $figure }{ "\u00A0" }{ $size ->
        [0] point
        [one] point
       *[other] points
    }
part-head = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, bots : { $bots }. { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } ; { $ended ->
        [narrow] l’intervalle est aussi étroit que demandé.
       *[most] toutes les donnes ont été jouées.
    }
column-mean = moyenne
column-interval = intervalle
column-difference = différence
column-times = fois par partie
column-matches = des parties
title-variant = Avec « { $variant } » :
title-rules = Combien de fois joue chaque règle :
fault = En faute (« { $variant } ») : { $failing }. Ces donnes ne comptent pas.
method = Chaque intervalle contient la vraie valeur à { $sure } %, aussi souvent qu’on regarde avant de s’arrêter (suite de confiance, asymptotique). Les différences entre pourcentages se comptent en points.
measure-decisions = décisions
measure-turns = tours
measure-branching = choix par décision
measure-forced = décisions sans choix
measure-score = score
measure-winning-score = score du vainqueur
measure-score-margin = avance sur le deuxième
measure-ties = victoires partagées
measure-start = victoires de qui commence
measure-advantage = avantage de qui commence
measure-seat = victoires de la place { $which }
measure-lead-changes = changements de meneur
measure-behind = temps où le vainqueur ne mène pas
measure-settled = partie décidée après (part de la partie)
measure-comeback = remontées après la mi-temps
measure-points = points du premier bot
measure-wins = victoires de { $which }
measure-luck-play = décidé par le meilleur jeu
measure-luck-deal = décidé par la donne et la place
measure-luck-rest = décidé par ni l’un ni l’autre
verdict-nothing = { $game } : aucune donne n’a pu compter.
verdict-first-player = { $side ->
        [more] Oui, qui commence est avantagé
        [less] Non, au contraire : qui commence est désavantagé
        [none] Non : à { $bound } près, qui commence ne fait ni mieux ni moins bien
       *[open] On ne peut pas encore le dire : ces donnes sont trop peu nombreuses, { $more ->
            [endless] et aucun nombre n’y suffirait
           *[other] environ { $more } de plus suffiraient
        }
    }. { $game } à { $players }{ $variant ->
        [none] { "" }
       *[other] { " " }({ $variant })
    } : { $wins } des victoires ({ $interval }) au lieu de { $fair }.
verdict-change = { $what } { $by } ({ $interval })
verdict-option = « { $option } » change : { $changes }.
verdict-option-alike = { $kind ->
        [all] « { $option } » ne change rien de ce qui est mesuré, à { $points } points ou { $percent } % près.
        [some] « { $option } » : { $count ->
            [one] { $count } mesure reste la même
           *[other] { $count } mesures restent les mêmes
        }, à { $points } points ou { $percent } % près.
       *[more] { $count ->
            [one] { $count } autre mesure reste la même
           *[other] { $count } autres mesures restent les mêmes
        }, à { $points } points ou { $percent } % près.
    }
verdict-option-open = { $kind ->
        [all] On ne peut pas encore dire ce que change « { $option } »
       *[more] On ne peut pas encore le dire pour le reste
    } ({ $what }) : { $more ->
        [endless] aucun nombre de donnes n’y suffirait.
       *[other] environ { $more } donnes de plus suffiraient.
    }
verdict-length = { $game } à { $players } : { $decisions } décisions en moyenne ({ $interval }), soit { $each } par joueur, en { $turns } tours ; la moitié des parties en ont { $middle } ou moins, { $low ->
        [same] neuf sur dix { $high } exactement
       *[other] neuf sur dix entre { $low } et { $high }
    }.
verdict-luck = { $game } à { $players } : { $better } prend { $points } des points ({ $interval }) à { $other } sur les mêmes donnes. Le meilleur jeu décide { $play } d’une partie, la donne et la place { $deal }, et { $rest } ne vient ni de l’un ni de l’autre. { $matches ->
        [many] Ces donnes ne disent pas lequel des deux est le meilleur.
        [1] Une partie suffit pour savoir à 95 % qui est le meilleur.
       *[other] Il faut { $matches } parties, en changeant de place, pour que le meilleur soit devant à 95 %.
    }
verdict-shorter = { $game } à { $players } raccourcit avec : { $options }.
verdict-shortens = « { $option } », de { $by } % ({ $effect } décisions, { $interval })
verdict-shorter-none = { $game } à { $players } : aucune { $kind ->
        [some] autre option
       *[all] option
    } ne raccourcit la partie de plus de { $percent } %.
verdict-shorter-open = { $kind ->
        [all] { $game } à { $players } : on ne peut pas encore dire quelle option raccourcit la partie
       *[more] On ne peut pas encore le dire de { $options }
    } ; { $more ->
        [endless] aucun nombre de donnes n’y suffirait.
       *[other] environ { $more } donnes de plus suffiraient.
    }
quoted = « { $words } »
plot-length-title = Combien dure une partie
plot-length-x = décisions dans une partie
plot-length-y = part des parties (%)
plot-interval = moyenne et intervalle à { $sure } %
plot-mean = moyenne
plot-start-line = ni avantage ni désavantage
plot-seats-line = juste part
plot-start-title = Qui commence est-il avantagé ?
plot-start-x = victoires au-delà d’une juste part (points de pourcentage)
plot-seats-title = Victoires selon la place
plot-seats-x = part des victoires (%)
plot-luck-title = Ce qui décide entre { $bots }
plot-luck-x = part du résultat d’une partie (%)
plot-luck-play = le meilleur jeu
plot-luck-deal = la donne et la place
plot-luck-rest = ni l’un ni l’autre
plot-drama-title = À quel point les parties sont disputées
plot-drama-x = part des parties, ou d’une partie (%), intervalles à { $sure } %
plot-effects-title = Ce que change chaque option
plot-effects-x = différence, { $what }{ $unit ->
        [points] { " " }(points de pourcentage)
       *[none] { "" }
    }
plot-effects-line = aucune différence
plot-variant-title = Ce que change « { $variant } »
plot-shares-x = différence (points de pourcentage)
plot-effects-relative = différence, en pourcentage de la valeur ordinaire
plot-rules-title = Combien de fois joue chaque règle : { $game }
plot-rules-x = fois par partie (échelle logarithmique)
page-title = Expérience : { $games }
page-answer = Réponse
page-asked = Ce qui était demandé
page-tables = Tableaux
page-plots = Graphiques
page-players = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
