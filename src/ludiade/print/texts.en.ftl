error-typst-missing = To print, typst is needed: pip install "ludiade[print]"
