game-name = Diabolo
game-tagline = Faire pencher cinq lignes vers le paradis ou l’enfer, et garder les bonnes couleurs en main.

option-rounds = Nombre de manches
option-rounds-none = autant que de joueurs
option-announce = Les Doubles s’annoncent
option-announce-secret = en secret, tous en même temps
option-announce-sequential = à voix haute, l’un après l’autre

action-play = Poser { $card } côté { $side }
action-discard = Défausser { $card }
action-double =
    { $spend ->
        [yes] Annoncer son Double
       *[no] Garder son Double
    }

event-unofficial = À deux, la partie n’est pas officielle : deux lignes fermées terminent la manche, et il y a deux manches si rien d’autre n’est convenu.
event-round-began = Manche { $round } : { $dealer } distribue, { $seat } commence.
event-drew = { $seat } pioche.
event-played = { $seat } pose { $card } côté { $side } : démon { $demon_sum }, ange { $angel_sum }.
event-locked = { line-of } a ses cinq cartes : elle est fermée.
event-blocked = { $seat } ne peut rien poser et montre toute sa main : { $cards }.
event-discarded = { $seat } défausse { $card }.
event-round-closed = { $lines } lignes sont fermées : la manche { $round } s’arrête, on compte.
event-weighed =
    { line-of } : côté démon { $demon }, total { $demon_sum } ; côté ange { $angel }, total { $angel_sum }. { $stronger_raw ->
        [angel] L’ange est le plus fort : le { $colour } rapporte des points.
        [demon] Le démon est le plus fort : le { $colour } fait perdre des points.
       *[equal] Égalité : le { $colour } ne compte pas.
    }
event-decided = { $seat } a choisi en secret.
event-answered =
    { $spend ->
        [yes] { $seat } annonce son Double !
       *[no] { $seat } garde son Double.
    }
event-revealed = Révélation : Double annoncé par { $seats } !
event-nobody-doubles = Révélation : personne n’annonce son Double.
event-showed =
    { $total ->
        [0] { $seat } n’a pas de { $colour }.
       *[other] { $seat } montre en { $colour } : { $values }, total { $total }.
    }
event-gained =
    { $doubled ->
        [yes] { $seat } a la plus forte somme, et son Double la compte deux fois : 2 × { $most } = { gain }.
       *[no] { $seat } a la plus forte somme : { gain }.
    }
event-lost =
    { $seat } a la plus forte somme : { $points ->
        [one] { $points } point perdu.
       *[other] { $points } points perdus.
    }
event-nobody-holds = Personne n’a de { $colour } en main : aucun point.
event-wasted = Double dépensé pour rien par { $seats }.
event-totalled =
    Après la manche { $round }, { $seat } en est à { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-won = Victoire pour { $seats }, avec { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }

error-double-asked = On annonce les Doubles : il faut d’abord dire si l’on dépense le sien.
error-no-double-now = Un Double ne s’annonce qu’au décompte d’une ligne où l’ange est le plus fort.
error-not-held = Cette carte n’est pas en main : { $card }.
error-line-locked = { line-of } est fermée : plus rien ne s’y pose.
error-side-full = { line-of } a déjà trois cartes côté { $side }.
error-can-still-play = On ne défausse que si l’on ne peut rien poser.

# La ligne d’une couleur, et les points gagnés : des morceaux de phrase.
line-of =
    { $colour_raw ->
        [red] La ligne rouge
        [yellow] La ligne jaune
        [green] La ligne verte
        [violet] La ligne violette
       *[blue] La ligne bleue
    }
gain =
    { $points ->
        [one] { $points } point gagné
       *[other] { $points } points gagnés
    }

word-demon = démon
word-angel = ange
word-red = rouge
word-yellow = jaune
word-green = vert
word-violet = violet
word-blue = bleu
word-red-1 = le 1 rouge
word-red-2 = le 2 rouge
word-red-3 = le 3 rouge
word-red-4 = le 4 rouge
word-red-5 = le 5 rouge
word-yellow-1 = le 1 jaune
word-yellow-2 = le 2 jaune
word-yellow-3 = le 3 jaune
word-yellow-4 = le 4 jaune
word-yellow-5 = le 5 jaune
word-green-1 = le 1 vert
word-green-2 = le 2 vert
word-green-3 = le 3 vert
word-green-4 = le 4 vert
word-green-5 = le 5 vert
word-violet-1 = le 1 violet
word-violet-2 = le 2 violet
word-violet-3 = le 3 violet
word-violet-4 = le 4 violet
word-violet-5 = le 5 violet
word-blue-1 = le 1 bleu
word-blue-2 = le 2 bleu
word-blue-3 = le 3 bleu
word-blue-4 = le 4 bleu
word-blue-5 = le 5 bleu

count-red-1 =
    { $n ->
        [1] { word-red-1 }
       *[other] { word-red-1 } ({ $n } fois)
    }
count-red-2 =
    { $n ->
        [1] { word-red-2 }
       *[other] { word-red-2 } ({ $n } fois)
    }
count-red-3 =
    { $n ->
        [1] { word-red-3 }
       *[other] { word-red-3 } ({ $n } fois)
    }
count-red-4 =
    { $n ->
        [1] { word-red-4 }
       *[other] { word-red-4 } ({ $n } fois)
    }
count-red-5 =
    { $n ->
        [1] { word-red-5 }
       *[other] { word-red-5 } ({ $n } fois)
    }
count-yellow-1 =
    { $n ->
        [1] { word-yellow-1 }
       *[other] { word-yellow-1 } ({ $n } fois)
    }
count-yellow-2 =
    { $n ->
        [1] { word-yellow-2 }
       *[other] { word-yellow-2 } ({ $n } fois)
    }
count-yellow-3 =
    { $n ->
        [1] { word-yellow-3 }
       *[other] { word-yellow-3 } ({ $n } fois)
    }
count-yellow-4 =
    { $n ->
        [1] { word-yellow-4 }
       *[other] { word-yellow-4 } ({ $n } fois)
    }
count-yellow-5 =
    { $n ->
        [1] { word-yellow-5 }
       *[other] { word-yellow-5 } ({ $n } fois)
    }
count-green-1 =
    { $n ->
        [1] { word-green-1 }
       *[other] { word-green-1 } ({ $n } fois)
    }
count-green-2 =
    { $n ->
        [1] { word-green-2 }
       *[other] { word-green-2 } ({ $n } fois)
    }
count-green-3 =
    { $n ->
        [1] { word-green-3 }
       *[other] { word-green-3 } ({ $n } fois)
    }
count-green-4 =
    { $n ->
        [1] { word-green-4 }
       *[other] { word-green-4 } ({ $n } fois)
    }
count-green-5 =
    { $n ->
        [1] { word-green-5 }
       *[other] { word-green-5 } ({ $n } fois)
    }
count-violet-1 =
    { $n ->
        [1] { word-violet-1 }
       *[other] { word-violet-1 } ({ $n } fois)
    }
count-violet-2 =
    { $n ->
        [1] { word-violet-2 }
       *[other] { word-violet-2 } ({ $n } fois)
    }
count-violet-3 =
    { $n ->
        [1] { word-violet-3 }
       *[other] { word-violet-3 } ({ $n } fois)
    }
count-violet-4 =
    { $n ->
        [1] { word-violet-4 }
       *[other] { word-violet-4 } ({ $n } fois)
    }
count-violet-5 =
    { $n ->
        [1] { word-violet-5 }
       *[other] { word-violet-5 } ({ $n } fois)
    }
count-blue-1 =
    { $n ->
        [1] { word-blue-1 }
       *[other] { word-blue-1 } ({ $n } fois)
    }
count-blue-2 =
    { $n ->
        [1] { word-blue-2 }
       *[other] { word-blue-2 } ({ $n } fois)
    }
count-blue-3 =
    { $n ->
        [1] { word-blue-3 }
       *[other] { word-blue-3 } ({ $n } fois)
    }
count-blue-4 =
    { $n ->
        [1] { word-blue-4 }
       *[other] { word-blue-4 } ({ $n } fois)
    }
count-blue-5 =
    { $n ->
        [1] { word-blue-5 }
       *[other] { word-blue-5 } ({ $n } fois)
    }

# Les valeurs d’une ligne ou d’une main.
count-1 =
    { $n ->
        [1] 1
       *[other] { $n } fois 1
    }
count-2 =
    { $n ->
        [1] 2
       *[other] { $n } fois 2
    }
count-3 =
    { $n ->
        [1] 3
       *[other] { $n } fois 3
    }
count-4 =
    { $n ->
        [1] 4
       *[other] { $n } fois 4
    }
count-5 =
    { $n ->
        [1] 5
       *[other] { $n } fois 5
    }

## La table

table-round = Manche { $round }
table-unofficial = À deux : non officiel
table-dealer = donne
table-demon = Démon
table-angel = Ange
table-line =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [violet] violette
       *[blue] bleue
    }
table-locked = fermée
table-pile = Pioche : { $n }
table-discard = Défausse :
table-hand =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
table-shown = dont
table-double = Double
table-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
guide-play = { $seat } pose une carte.
guide-discard = { $seat } ne peut rien poser et défausse une carte.
guide-double = Le { $colour } rapporte : qui dépense son Double ?
table-own-hand = En main :
ask-card = quelle carte poser ?
ask-side = Où poser { $card } ?
ask-discard = quelle carte défausser ?
ask-double = que faire de ton Double ?

## Pourquoi ce coup

reason-heaven = { line-of } : avec { $held } en main, on y aurait la plus forte somme { $percent } fois sur 100. Mieux vaut la pousser vers le paradis.
reason-hell = { line-of } : avec { $held } en main, on n’y aurait la plus forte somme que { $percent } fois sur 100. Qu’elle aille en enfer !
reason-spend = { line-of } : avec { $held } en main, on y a la plus forte somme { $percent } fois sur 100. Aucune autre ligne ne promet davantage au Double.
reason-keep = { line-of } : avec { $held } en main, on n’y a la plus forte somme que { $percent } fois sur 100. Le Double n’y promet rien de mieux que plus loin.

## Diabolo sur papier

print-cards = Cartes
print-score = Feuille de score
print-score-note = à deux, deux manches ; sinon, autant de manches que de joueurs
print-round = Manche { $number }
print-open = ouverte
print-locked = fermée
print-total = Total de la manche
print-total-game = Total de la partie

figure-unofficial = parties à deux
figure-round-began = manches
figure-drew = cartes piochées
figure-played = cartes posées
figure-locked = lignes fermées
figure-blocked = mains bloquées
figure-discarded = cartes défaussées
figure-round-closed = manches finies
figure-weighed = lignes pesées
figure-decided = réponses scellées
figure-answered = réponses à voix haute
figure-revealed = Doubles révélés
figure-nobody-doubles = lignes sans Double
figure-showed = mains montrées
figure-gained = gains sur une ligne
figure-lost = pertes sur une ligne
figure-nobody-holds = couleurs que personne ne tient
figure-wasted = Doubles perdus
figure-totalled = totaux de manche
figure-won = victoires
