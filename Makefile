# Thin over tools/: every target makes ready what it needs first.

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11
NEW_ENOUGH := -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
ifndef PYTHON
PYTHON := $(shell for p in $(CANDIDATES); do $$p $(NEW_ENOUGH) && echo $$p && break; done)
endif
ifeq ($(PYTHON),)
$(error Ludiade needs Python 3.11 or later: apt install python3)
endif
GAME ?= diamoniak
GAMES ?= 100000
KILLS ?= 30
FAULTS ?= 500
MATCHES ?= 2000
FRAMES ?= 1000000
SEQUENCES ?= 100000
SEEDS ?= 10000
TABLES ?= 20
SECONDS ?= 60
CLASSES ?= 1000
EVENINGS ?= 40
DECKS ?= 500
HOLD ?= 600
PUPILS ?= 40
STORE ?= sqlite
ON := LUDIADE_TEST_STORE=$(STORE)
BIN := .venv/bin
IN_MEMORY := $(if $(wildcard /dev/shm/.),PYTEST_DEBUG_TEMPROOT=/dev/shm)
FAST := $(IN_MEMORY) LUDIADE_EXPECT=plain $(BIN)/python -m pytest -m "not slow" \
	-o tmp_path_retention_policy=failed
unexport PYTHONDONTWRITEBYTECODE  # every process started would compile all it imports anew

.DEFAULT_GOAL := help
.PHONY: help play print-ready page dev test test-web test-cluster check lint fast slow-tests soak rooms torture power leaks idle
.PHONY: test-postgres torture-cluster bench-cluster cluster
.PHONY: attacks garbage screenshots simulate lesson classes decks evenings
.PHONY: bench-engine bench-bots bench-strength bench-heuristics bench-words
.PHONY: bench-move bench-server bench-tables bench-page bench-play bench-abuse
.PHONY: install-check wheel pins clean plain compiled bench ray
.PHONY: test-ray study bench-lab batch-check reduced-forms

help:  ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 22

play:  ## the shelf in a browser: make play PORT=8123 OPEN=no LAN=no COMPILE=no
	@PORT=$(PORT) OPEN=$(OPEN) LAN=$(LAN) COMPILE=$(COMPILE) $(PYTHON) tools/play.py

print-ready:  ## what printing needs (typst), for make play and ludiade print
	@$(PYTHON) tools/environment.py print

page: plain  ## the page, built and checked where its sources changed
	@$(BIN)/python tools/page.py

dev: page  ## the page reloading on change, and a server beside it
	@$(BIN)/python tools/reloading.py

test: page  ## all tests, on the plain and on the compiled games
	@$(PYTHON) tools/test.py

test-postgres: plain  ## the tests of the server with PostgreSQL and NATS instead of SQLite
	@LUDIADE_TEST_STORE=postgres $(BIN)/python -m pytest -n auto tests/server tests/client

test-cluster: plain  ## several nodes on a real PostgreSQL and NATS: takeover, torture, demo
	@$(BIN)/python -m pytest tests/cluster

test-ray: ray  ## experiments on a real Ray: the same bytes, and workers that are killed
	@.venv-ray/bin/python -m pytest tests/lab/test_ray.py

test-web: page  ## the page in a real browser, every game
	@$(BIN)/python -m pytest tests/web

screenshots: page  ## every screen and phase at three sizes, in build/screenshots
	@$(BIN)/python -m tests.web.screenshots build/screenshots

check:  ## what must hold before a commit, in under a minute
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint fast

lint: plain  ## style, types and layers
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

fast: plain  ## the fast tests, on the plain games
	@$(FAST) -n auto

slow-tests: plain  ## tests/slow.txt anew: what takes too long for make check, measured on a quiet machine
	@$(FAST) --measure-slow

soak: compiled  ## many random games against every law: make soak GAME=diamoniak
	@.venv-compiled/bin/python -m tests.contract.soak $(GAME) $(GAMES)

simulate: plain  ## evenings on several nodes that die and lie, from seeds: make simulate SEEDS=10000
	@$(BIN)/python -m tests.simulation $(SEEDS)

classes: plain  ## simulated classes: are planted misreadings found? make classes CLASSES=1000
	@$(BIN)/python -m tests.games.diego.classes $(CLASSES)

decks: plain  ## generated decks of each level, each checked card by card: make decks DECKS=500
	@DIEGO_DECKS=$(DECKS) $(BIN)/python -m pytest tests/games/diego/test_deck_commands.py -k every_level

evenings: plain  ## how much luck the same deal at every table takes out: make evenings EVENINGS=40
	@$(BIN)/python -m tests.club.evenings $(EVENINGS)

rooms: plain  ## random and hostile evenings at two tables, all laws: make rooms SEQUENCES=100000
	@$(BIN)/python -m tests.contract.rooms $(SEQUENCES)

bench-engine: bench  ## random play: our games, their batches, and others beside them, one core
	@PATH="$$PATH:$(CURDIR)/.venv-bench/bin" .venv-bench/bin/python bench/engine.py

batch-check: compiled  ## batches beside real tables, step by step: make batch-check STEPS=100000
	@.venv-compiled/bin/python -m tests.adapters.differential $(STEPS)

reduced-forms: compiled  ## solve the small forms, and how far each level is from perfect on them
	@.venv-compiled/bin/python -m ludiade.lab.reduced

bench-bots: bench  ## playouts of the search beside boardgame.io's and OpenSpiel's, one core
	@PATH="$$PATH:$(CURDIR)/.venv-bench/bin" .venv-bench/bin/python bench/bots.py

bench-strength: compiled  ## what playouts bring, as a table and a plot: GAME=diabolo MATCHES=200
	@.venv-compiled/bin/python tools/strength.py $(GAME) \
		$(if $(filter command line,$(origin MATCHES)),--matches $(MATCHES))

bench-heuristics: compiled  ## expert against five heuristics a title, with intervals: GAME=diamoniak
	@.venv-compiled/bin/python -m tests.bots.heuristics $(if $(filter command line,$(origin GAME)),$(GAME))

bench-words: compiled  ## Diamino's search for plays beside MAGPIE's timings, one core
	@.venv-compiled/bin/python bench/words.py

bench-lab: compiled  ## a million games of Diamoniak by the laboratory on two cores, to Parquet
	@.venv-compiled/bin/python bench/laboratory.py

bench-move: compiled  ## instructions of the server a move, by valgrind: make bench-move TABLES=50
	@.venv-compiled/bin/python bench/counted.py $(if $(filter command line,$(origin TABLES)),$(TABLES))

bench-server: compiled  ## moves a second over real sockets beside boardgame.io's server
	@PATH="$$PATH:$(CURDIR)/.venv-bench/bin" .venv-compiled/bin/python bench/server.py

cluster: page  ## PostgreSQL, NATS, three nodes, a balancer, a crowd and a page: SECONDS=60
	@SECONDS=$(if $(filter command line environment,$(origin SECONDS)),$(SECONDS)) \
		$(BIN)/python -m tests.cluster.demo

bench-cluster: compiled  ## nodes on one PostgreSQL: CPU a move, crowds: PARTS=nodes,open…
	@.venv-compiled/bin/python bench/cluster.py $(if $(PARTS),--parts $(PARTS))

bench-tables: compiled  ## tables with bots, how soon they move and people are answered
	@.venv-compiled/bin/python bench/tables.py --tables $(TABLES) --seconds $(SECONDS)

lesson: plain  ## a class on one process: every click and the host's view timed: make lesson PUPILS=40
	@$(BIN)/python bench/lesson.py --pupils $(PUPILS)

bench-play:  ## make play from a fresh clone and again, and how long Mélusine thinks, in seconds
	@$(PYTHON) bench/fresh_clone.py

bench-page: page  ## sizes and times of the page in a real browser, bench/out/page.json
	@PYTHONPATH=. $(BIN)/python bench/in_browser.py

bench-abuse: compiled  ## what players feel of others who send garbage, flood or never read
	@.venv-compiled/bin/python bench/abuse.py

idle: compiled  ## 10,000 idle connections held ten minutes: make idle HOLD=600
	@.venv-compiled/bin/python bench/server.py --hold $(HOLD)

torture: plain  ## a server killed at random moments under load: make torture KILLS=300
	@$(BIN)/python -m tests.faults.torture $(KILLS)

torture-cluster: plain  ## three nodes, PostgreSQL and NATS, and all that can fail: FAULTS=500
	@$(BIN)/python -m tests.cluster.torture $(FAULTS)

power: plain  ## the power goes at every write of the store: what was acknowledged is there
	@$(BIN)/python -m tests.faults.power

attacks: plain  ## a served table attacked from outside, in every known way: STORE=postgres
	@$(ON) $(BIN)/python -m tests.attacks

garbage: plain  ## malformed frames and bodies against a server: make garbage FRAMES=1000000
	@$(ON) $(BIN)/python -m tests.attacks.garbage $(FRAMES)

leaks: plain  ## indistinguishable matches on line, compared byte by byte: make leaks MATCHES=2000
	@$(ON) $(BIN)/python -m tests.server.leaks $(MATCHES)

study: compiled  ## docs/study.md again, from its experiments in tools/study
	@.venv-compiled/bin/python tools/study

install-check: plain  ## the project and its wheel installed as a user would, in new environments
	@$(PYTHON) tools/install_check.py

wheel: page  ## the wheel and the source distribution, in dist/
	@rm -rf build/lib* build/bdist*
	@$(BIN)/python -m build --no-isolation

pins:  ## requirements/ anew (needs uv); UPGRADE=--upgrade for the newest versions
	@$(PYTHON) tools/pin.py $(UPGRADE)

clean:  ## everything that was made here
	@rm -rf .venv .venv-compiled .venv-bench .venv-ray build dist src/*.egg-info bench/out
	@rm -rf tools/dictionary/node_modules src/ludiade/games/diamino/words/lexicon/data
	@rm -rf web/node_modules web/src/generated src/ludiade/server/page
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

plain:
	@$(PYTHON) tools/environment.py dev

compiled bench ray:
	@$(PYTHON) tools/environment.py $@
