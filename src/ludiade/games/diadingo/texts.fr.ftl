game-name = Diadingo
game-tagline = Soulever les bons diamants, sertir ses bagues, se méfier des voleurs.

option-games = Nombre de parties
option-professional = Pour les professionnels : les bagues vides font perdre leur valeur
option-values = Valeur des bagues
option-values-6x7 = de 1 000 à 6 000 dollars, 7 de chaque
option-values-3x14 = de 1 000 à 3 000 dollars, 14 de chaque
option-theft-compulsory = Qui peut voler doit voler
option-after-theft = Après un vol, c’est
option-after-theft-from-robbed = à la personne volée, puis à sa gauche
option-after-theft-back-to-thief-left = à la personne volée, puis à gauche du voleur
option-show-stuck = Marquer les diamants que l’on a trouvés fixes

action-take = Essayer le diamant { place }
action-steal = Voler à { $victim } le diamant de sa bague n° { $ring_nth }, pour sa propre bague n° { $onto_nth }
move-steal = Voler à { $victim } un diamant de { dollars }
action-decline = Ne pas voler et tirer une autre carte

event-began =
    { $games ->
        [1] Le plan de jeu a tourné, les cartes sont mélangées : { $seat } commence.
       *[other] Partie { $game } sur { $games }. Le plan de jeu a tourné, les cartes sont mélangées : { $seat } commence.
    }
event-drew = { $seat } tire { $card }.
event-took =
    { $seat } essaie le diamant { place } : il se détache ! La bague est sertie.{ $left ->
        [0] { "" }
        [1] { "" } Il n’en reste plus qu’un à trouver.
        [2] { "" } Il n’en reste plus que deux à trouver.
        [3] { "" } Il n’en reste plus que trois à trouver.
       *[other] { "" }
    }
event-found-fixed = { $seat } essaie le diamant { place } : il ne bouge pas. La bague reste vide.
event-stole = { $seat } vole à { $victim } le diamant d’{ $card } et le pose sur une bague de même valeur.
event-resumed = On reprend le tour de table : à { $seat } de jouer.
event-declined = { $seat } pourrait voler, mais préfère n’en rien faire.
event-put-aside = Rien à voler pour { $seat } : la carte-vol est mise de côté.
event-ended =
    { $why_raw ->
        [no_cards] Il n’y a plus de cartes : la partie s’arrête là. On fait les comptes.
       *[no_loose_diamonds] Il ne reste que les diamants fixes : la partie s’arrête là. On fait les comptes.
    }
event-earned =
    { $game ->
        [1] { $seat } : { dollars }.
       *[other] { $seat } : { dollars } dans cette partie, { $total } en tout.
    }
event-won =
    { $shared ->
        [yes] { $seat } partage la victoire, avec { dollars } !
       *[no] { $seat } gagne, avec { dollars } !
    }

error-answer-the-theft = Une carte-vol est en jeu : il faut d’abord dire ce que l’on en fait.
error-no-such-place = Le plan de jeu n’a pas de place n° { $place } : les places vont de 0 à 41.
error-place-is-empty = La place { place } est vide : son diamant a déjà été pris.
error-no-theft-card = Aucune carte-vol n’est en jeu : il faut essayer un diamant du plan de jeu.
error-theft-compulsory = À cette table, qui peut voler doit voler.
error-steal-from-oneself = On ne se vole pas soi-même, et les diamants ne passent pas d’une de ses bagues à l’autre.
error-no-such-victim = On ne vole qu’une autre personne de la table.
error-no-such-ring = { $seat } n’a pas de bague n° { $ring_nth }.
error-no-such-own-ring = Tu n’as pas devant toi de bague n° { $onto_nth }.
error-nothing-to-steal = La bague n° { $ring_nth } de { $seat } est vide : il n’y a rien à y voler.
error-own-ring-is-full = La bague n° { $onto_nth } porte déjà un diamant : il faut une bague vide.
error-values-differ = Les deux bagues doivent avoir la même valeur : l’une vaut { $theirs } dollars, l’autre { $own }.

word-ring-1000 = une bague de 1 000 dollars
word-ring-2000 = une bague de 2 000 dollars
word-ring-3000 = une bague de 3 000 dollars
word-ring-4000 = une bague de 4 000 dollars
word-ring-5000 = une bague de 5 000 dollars
word-ring-6000 = une bague de 6 000 dollars
word-theft = une carte-vol

# Une somme : un morceau de phrase.
dollars = { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }

## Le plan de jeu : sept rangées, de A à G

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

## La table

table-loose = Diamants mobiles : { $left }
table-deck = Cartes : { $deck }
table-game = Partie { $game }
table-dollars = { $dollars } $
table-legend-stuck = ✕ fixe, essayé
guide-ring = { $seat } a tiré { $card } et essaie un diamant.
guide-theft = { $seat } a tiré une carte-vol : c’est le moment d’en profiter, ou non.
guide-resume = Ensuite, le tour de table reprend avec { $seat }.
ask-place = quel diamant ? (par exemple D4)
hint-place = la place d’un diamant, par exemple D4
ask-victim = à qui voler ?
ask-ring = Quelle bague de { $seat } ?
ask-value = dollars

## Pourquoi ce coup

reason-untried = { $left ->
        [one] Il reste { $left } diamant mobile
       *[other] Il reste { $left } diamants mobiles
    } parmi { $untried ->
        [one] { $untried } place jamais essayée
       *[other] { $untried } places jamais essayées
    }. Aucune autre place n’a de meilleure chance.
reason-steal = Ce vol rapporte { dollars }, et en fait perdre autant à { $seat }.
reason-decline = La prochaine bague promet en moyenne { dollars } : plus que ce qu’un vol apporterait.

## Diadingo sur papier

print-cards = Cartes
print-tray = Plan de jeu à volets
print-tray-note = une version papier de notre main, pas celle de la boîte
print-tray-how = Imprime le plan de jeu sur du papier épais. Découpe chaque volet sur trois côtés, plie-le en haut. Glisse dessous, sans regarder, l’une des feuilles secrètes, tournée dans un sens ou dans l’autre. Essayer un diamant, c’est ouvrir son volet. Étoile : il est libre, prends un diamant à découper et laisse le volet ouvert. Clou : il tient, referme le volet.
print-under = Feuilles secrètes
print-under-note = ne regarde pas ! à glisser sous le plan de jeu, face contre les volets
print-free = libre
print-fixed = fixe
print-gems = Diamants
print-score = Feuille de score
print-score-note = en milliers de dollars
print-theft = Vol
print-game = Partie { $number }
print-total = Total

figure-began = parties commencées
figure-drew = cartes tirées
figure-took = bagues serties
figure-found-fixed = diamants trouvés fixes
figure-stole = vols
figure-resumed = retours à la gauche du voleur
figure-declined = vols refusés
figure-put-aside = cartes-vol mises de côté
figure-ended = parties finies
figure-earned = gains comptés
figure-won = victoires
