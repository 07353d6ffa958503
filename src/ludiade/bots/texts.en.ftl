bot-random = Chance
bot-beginner = Pomme
bot-easy = Basile
bot-medium = Hortense
bot-hard = Zénon
bot-expert = Mélusine

# Those of the same manner who sit beside the first.
kin-random = Fortune, Luck, Hazard, Fluke, Whim, Guess
kin-beginner = Cerise, Prunelle, Noisette, Mirabelle, Olive, Figue
kin-easy = Anatole, Firmin, Gaston, Honoré, Léonard, Oscar
kin-medium = Augustine, Eugénie, Philomène, Rosalie, Victorine, Zélie
kin-hard = Archimède, Euclide, Hypatie, Thalès, Pythagore, Ptolémée
kin-expert = Morgane, Viviane, Circé, Médée, Ondine, Armide

manner-random = Plays any legal move, without looking.
manner-beginner = Is learning the game: follows her fancy and forgets what is out of sight.
manner-easy = Plays at his leisure, takes what is offered and lets a good deal pass.
manner-medium = Plays soundly and thinks a little, without splitting hairs.
manner-hard = Counts, remembers and works things out: he forgives little.
manner-expert = Works things out as far as this machine allows, and forgets nothing.
