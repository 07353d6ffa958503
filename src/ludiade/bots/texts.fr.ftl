bot-random = Hasard
bot-beginner = Pomme
bot-easy = Basile
bot-medium = Hortense
bot-hard = Zénon
bot-expert = Mélusine

# Those of the same manner who sit beside the first.
kin-random = Fortune, Aléa, Bonheur, Surprise, Zut, Tiens
kin-beginner = Cerise, Prunelle, Noisette, Mirabelle, Olive, Figue
kin-easy = Anatole, Firmin, Gaston, Honoré, Léonard, Oscar
kin-medium = Augustine, Eugénie, Philomène, Rosalie, Victorine, Zélie
kin-hard = Archimède, Euclide, Hypatie, Thalès, Pythagore, Ptolémée
kin-expert = Morgane, Viviane, Circé, Médée, Ondine, Armide

manner-random = Joue n’importe quoi de permis, sans regarder.
manner-beginner = Découvre le jeu : suit son envie et oublie ce qu’elle ne voit pas.
manner-easy = Joue tranquillement, prend ce qui s’offre et laisse passer bien des choses.
manner-medium = Joue solide et réfléchit un peu, sans chercher la petite bête.
manner-hard = Compte, se souvient et calcule : il pardonne peu.
manner-expert = Calcule aussi loin que cette machine le permet, et n’oublie rien.
