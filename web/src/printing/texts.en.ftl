## On paper

print-heading = Print { $game }
print-what = What
print-part-all = The whole game
print-deck-standard = Basic deck
print-deck-diagnostic = Deck “diagnostic”
print-deck-own = { $title }
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-duplex = Backs of the cards
print-duplex-long = both sides, long edge
print-duplex-short = both sides, short edge
print-duplex-fold = one side, to be folded
print-duplex-none = without backs
print-dx = Backs moved to the right (mm)
print-dy = Backs moved down (mm)
print-link = A QR code to come in by, on the score sheet
print-large = In large print
print-grey = In black and white
print-deck = Cards
print-go = Make the PDF
print-busy = The PDF is being made…
print-done = The PDF is in your downloads.
print-advice = Print at 100%, without “fit to page”. For your first print on both sides, begin with the calibration.
