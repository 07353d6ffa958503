## Diego in class: the teachers' page

teach-promise = Two cards, one question: do they show the same number? One says DIEGO, or doubts it. Prepare a lesson in ten minutes, play on paper or on screens, then look together at what resists.
teach-open = Open a class
teach-club = A club evening
teach-atelier = Make a deck
teach-print = Print the game
teach-rules = The rules in two minutes
teach-contents = On this page

teach-trains = What Diego trains
teach-cycle3 = Ages 9 to 12 (French cycle 3)
teach-cycle3-1 = Going from one way of writing to another: decimal, fraction, decimal fraction, words.
teach-cycle3-2 = Reading a fraction as a part of an area, then as a point of the number line.
teach-cycle3-3 = Taking apart: 1.25 is 1 + 1/4.
teach-cycle3-4 = Comparing decimals, and placing them between others.
teach-cycle4 = Ages 12 to 15 (French cycle 4)
teach-cycle4-1 = Recognising equal fractions, such as 9/12 and 3/4.
teach-cycle4-2 = Joining fraction, decimal and percentage.
teach-cycle4-3 = Adding fractions without adding their denominators.
teach-cycle4-4 = Placing negative numbers, with the workshop’s level “Negative numbers”.
teach-always = Always
teach-always-1 = Reasoning and arguing: to say PAS DIEGO is to commit oneself, then to give reasons.
teach-always-2 = Estimating before calculating: less or more than 1?
teach-always-3 = Doubting without quarrelling: the control sheet decides, and only at the end.
teach-programme-note = This is our summary of what the French curriculum calls “Nombres et calculs”; the text in force is what counts.

teach-lessons = Three lessons of 45 minutes
teach-minutes = { $n } min
teach-minutes-of = { $n } minutes of { $of }
teach-material = To prepare
teach-watch = What to look for
lesson-discover = Discover
lesson-discover-for = ages 9 to 12, first meeting, tables of three or four
lesson-discover-aim = To understand that several writings say one number, and to dare to doubt.
lesson-discover-1 = On the board: 3/4, 0.75, “three quarters”. One number, three dresses. Have them find a fourth.
lesson-discover-2 = Read the rules aloud, then play three turns with one table before the whole class, hands open.
lesson-discover-3 = The tables play. Do not judge: the control sheet stays hidden. Sit down where they argue.
lesson-discover-4 = The control sheets are turned up. Each table tells of one pair that surprised it, and why.
lesson-discover-watch = Who passes every turn, who challenges everything, who dares not speak: the next round changes the tables.
lesson-train = Train
lesson-train-for = ages 9 to 15, once the rules are known, tables of two or three
lesson-train-aim = To gain ease with the two or three writings that resist.
lesson-train-1 = Two cards on the board. Everybody writes DIEGO or PAS DIEGO on a slate, then two pupils explain.
lesson-train-2 = First round, with the deck that you have prepared.
lesson-train-3 = All tables pause. Project one disputed pair, without names, and let them argue before you decide.
lesson-train-4 = Second round, with other tables: one takes the argument along.
lesson-train-5 = Everybody writes down the pair they will not miss again, and how they will know it.
lesson-train-watch = False pairs that nobody challenges tell more than the scores.
lesson-diagnose = Diagnose
lesson-diagnose-for = ages 9 to 15, before a chapter or after it, tables of two
lesson-diagnose-aim = To know which readings resist, before choosing what to take up again.
lesson-diagnose-1 = Say what it is for: there are no marks. Everybody comes in with a name drawn by lot.
lesson-diagnose-2 = First round in twos, with the deck “diagnostic”.
lesson-diagnose-3 = Second round, tables drawn anew.
lesson-diagnose-4 = Open “What resists” and project the three pairs: they argue, then check on a line or a strip.
lesson-diagnose-watch = A single claim says nothing of a pupil. “Not enough seen” is an answer: play again another day.
lesson-class-discover = Class “Cycle 3”
lesson-class-train = Class with a deck of my own
lesson-class-diagnose = Class “diagnostic”
lesson-print-cards = Cards and sheets
lesson-print-rules = Pupil’s rules
lesson-print-key = Teacher’s key
lesson-atelier = A deck to measure

teach-misreadings = Ways to be mistaken, and what helps
teach-misreadings-means = They are known, and they have a logic. Each is shown by two cards of the deck “diagnostic” that it takes for a pair.
teach-mistaken = taken for a pair
teach-helps = What helps

teach-data = What is kept, and what is not
teach-data-what = What
teach-data-what-text = The name each plays under, and what they played: claims, doubts, passes, with their time. A token on each device, to find one’s seat again. No account, no e-mail address, no tracking.
teach-data-where = Where
teach-data-where-text = In a file of the computer that serves the page. Nothing goes elsewhere: the page asks no other server for anything, and the session works without internet.
teach-data-long = How long
teach-data-long-text = You choose when you open the session. Unless you choose otherwise, at its end only the map of the class remains, without names; the rest is forgotten. “Forget the session” erases everything at once, also in what is left over in the file. What you have exported, printed or backed up yourself is for you to erase.
teach-data-law = Personal data
teach-data-law-text = A name, even one drawn by lot, and the answers of a pupil who can be recognised are personal data in the sense of the GDPR. Drawn names help, but do not make them anonymous. Enter the processing in your school’s register and tell the families what is kept.
teach-data-postgres = On a large server (PostgreSQL), its logs and backups may keep copies for longer: ask whoever runs it.
teach-register = A text for the register
teach-register-means = To be adapted between the brackets, with your data protection officer.
teach-register-copy = Copy the text
teach-register-text =
    Processing: lessons with the mathematical game “Diego”, by the free software Ludiade.
    Controller: [school or authority]. Data protection officer: [contact].
    Purpose: to train pupils to recognise the writings of a number and to find, for the class, frequent mistakes. No marks, no automated decisions.
    Legal basis: task carried out in the public interest (GDPR, article 6(1)(e)).
    Data subjects: the pupils of [class], [name of the teacher].
    Data: name in the game (drawn or chosen), moves and their time, technical token of the device.
    Recipients: the teacher; at a table, the pupils who play there see its names and moves.
    Place: the teacher’s computer, on the local network. No processor, no transfer.
    Storage: [the session, then only a map of the class without names / N days]. Erased by the teacher at any time.
    Security: entry by a code, names approved by the teacher, erasing that overwrites the freed space of the file.
    Rights: access, rectification, erasure, objection, addressed to [contact].
