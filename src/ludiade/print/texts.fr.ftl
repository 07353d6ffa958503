error-typst-missing = Pour imprimer, il manque typst : pip install "ludiade[print]"
