## Sur papier

print-heading = Imprimer { $game }
print-what = Quoi
print-part-all = Tout le jeu
print-deck-standard = Paquet de base
print-deck-diagnostic = Paquet « diagnostic »
print-deck-own = { $title }
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = Letter
print-duplex = Dos des cartes
print-duplex-long = recto verso, bord long
print-duplex-short = recto verso, bord court
print-duplex-fold = d’un seul côté, à plier
print-duplex-none = sans dos
print-dx = Dos décalés vers la droite (mm)
print-dy = Dos décalés vers le bas (mm)
print-link = Un code QR pour entrer, sur la feuille de score
print-large = En grands caractères
print-grey = En noir et blanc
print-deck = Cartes
print-go = Préparer le PDF
print-busy = Le PDF se prépare…
print-done = Le PDF est dans tes téléchargements.
print-advice = Imprime à 100 %, sans « ajuster à la page ». Pour un premier recto verso, commence par le réglage.
