# make run | install | verify | test | golden | check-plugin | adding | test-postgres | evenings | fuzz | search | random-acts | equivalence | proofs | fide-oracles | chaos | processes | soak | load | sandbox-clients | conformance | wheel | fonts | mutants | tests-of | coverage | lines | lint | audit | bench | gallery | reference | translations | docs | lock.
# Requires Python 3.11 or newer and make.

# The first interpreter found; any Python from 3.11 on works: make PYTHON=python3.13 run
PYTHON ?= $(firstword $(foreach name,python3.11 python3.12 python3.13 python3.14 python3 python,$(if $(shell command -v $(name)),$(name))))
VENV := .venv
BIN := $(VENV)/bin
DOCS_VENV := .venv-docs
# One process more than there are cores, because tests wait for browsers and subprocesses. Each process starts at a different
# part of the suite: neighbouring tests share fixtures that are built once per process.
IN_PARALLEL := -n $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1) --dist worksteal
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PIP_WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Cached bytecode makes starting faster: the tests alone start Python a few hundred times.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test lint bench gallery reference docs lock clean

run: $(VENV)/runtime.stamp
	$(BIN)/python -m bot

.PHONY: install
# Install what a service needs, and compile Herald: a service cannot write bytecode, and would compile it at each start.
install: $(VENV)/runtime.stamp
	$(BIN)/python -m compileall -q bot formats storage

test: $(VENV)/dev.stamp
	$(BIN)/python -m pytest $(IN_PARALLEL) $(TESTS)

.PHONY: golden
# Write the expected texts and pictures of some tests again; read the difference: make golden TESTS=tests/formats/core/test_plan.py
golden: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -q --update-golden $(TESTS)

.PHONY: adding
# Run the whole suite in a copy of the project that follows all pages docs/adding-*.md, or some: make adding PAGES=adding-a-command
adding: $(VENV)/dev.stamp
	$(BIN)/python -m tests.adding $(PAGES)

.PHONY: check-plugin
# Run everything that can fail for a format, face, game server, reminder, picture or language, and say what to do:
# make check-plugin KEY=ladder
check-plugin: $(VENV)/dev.stamp
	$(BIN)/python -m tests.check_plugin $(KEY)

.PHONY: test-postgres
# Run the tests of storage and a whole event on a PostgreSQL server, which is started for the run: an installed one or one from
# PyPI. Without a server they are skipped, by name: make test-postgres TESTS=tests/storage/test_log.py
test-postgres: $(VENV)/dev.stamp
	$(BIN)/python -m tests.postgres $(IN_PARALLEL) $(TESTS)

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.prose

.PHONY: verify
# Verify the log of a tournament: make verify LOG=spring-cup-log.jsonl
verify: $(VENV)/runtime.stamp
	$(BIN)/python -m formats verify "$(LOG)"

.PHONY: check-servers
# Check that game servers answer as Herald expects: read-only, with the API keys of the environment. All servers, or
# make check-servers SERVERS="lichess account=thibault woogles event=/tournament/spring-open"
check-servers: $(VENV)/runtime.stamp
	$(BIN)/python -m bot.check_servers $(SERVERS)

.PHONY: audit
# Report known vulnerabilities of the locked dependencies. Without a connection to the advisory database it prints AUDIT NOT DONE,
# and fails if HERALD_AUDIT=required.
audit: $(VENV)/dev.stamp
	$(BIN)/python -m tests.audit requirements.lock requirements-dev.lock

# Run the benchmarks, at several sizes, on an otherwise idle machine, and list which goals are met and which are missed: a limit
# is exceeded or a cost grows faster than allowed. Some of them: make bench BENCHES="tests/bench/bench_game.py"
bench: $(VENV)/dev.stamp
	$(BIN)/python -m tests.bench $(BENCHES)

.PHONY: evenings
# Play evenings in Chromium and count clicks, messages, pings, words and seconds: make evenings ARGS="single"
evenings: $(VENV)/dev.stamp
	$(BIN)/python -m tests.evenings $(ARGS)

.PHONY: sandbox-clients
# Run bots in hikari, py-cord, disnake, nextcord and discord.js against the sandbox, each library in an environment of its own.
sandbox-clients: $(VENV)/dev.stamp
	$(BIN)/python -m tests.sandbox.clients $(ARGS)

.PHONY: conformance
# Check the public page with an HTML checker (Java, npm), two OpenAPI linters and a generated client; what is missing is skipped by name.
conformance: $(VENV)/dev.stamp
	$(BIN)/python -m tests.validators

.PHONY: fonts
# Make the fonts of pictures from Noto fonts as they are published: needed only when these or the letters of our texts change.
fonts:
	$(PYTHON) -m venv build/fonts
	build/fonts/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement tests/fonts/sources.lock
	build/fonts/bin/python tests/fonts/__main__.py

.PHONY: wheel
# Build the package, the same bytes from the same commit, and a CycloneDX list of the libraries it is run with (SBOM), into dist/.
wheel: $(VENV)/dev.stamp
	rm -rf build/lib dist
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(PIP_WHEEL)
	$(PYTHON) -m venv build/sbom
	build/sbom/bin/python -m pip install --quiet --disable-pip-version-check cyclonedx-bom
	build/sbom/bin/cyclonedx-py requirements requirements.lock --output-reproducible --of JSON -o dist/herald.cdx.json

.PHONY: fuzz
# Search for new examples, CASES for each property. A failing one is repeated by the line in its report or with the same SEED.
# Then send CASES hostile inputs (tests/fuzz), 20,000 by default, to tournaments of every preset in every phase; if they are more
# than 1,000, also try whole what `make test` tries in part (WHOLE_SWEEPS).
fuzz: $(VENV)/dev.stamp
	HERALD_FUZZ_CASES=$(or $(CASES),1000) $(BIN)/python -m pytest $(IN_PARALLEL) -m hypothesis --hypothesis-profile=search \
	    --hypothesis-seed=$(or $(SEED),$(shell date +%s)) $(TESTS)
	HERALD_HOSTILE_CASES=$(or $(CASES),20000) HERALD_HOSTILE_SEED=$(or $(SEED),$(shell date +%s)) \
	    $(BIN)/python -m pytest -p no:xdist tests/fuzz tests/test_parsers.py tests/test_patterns.py \
	    tests/bot/ui/test_access.py tests/bot/web/test_presets.py tests/bot/web/test_in_browser.py tests/formats/cli/test_tampering.py

.PHONY: search
# Test the same properties for hours: CASES of each in runs of CHUNK (250), which can be interrupted and continued. Finished runs are
# recorded in build/search/record.jsonl: make search CASES=2000 SEED=1 TESTS=tests/formats
search: $(VENV)/dev.stamp
	$(BIN)/python -m tests.search --cases $(or $(CASES),2000) --chunk $(or $(CHUNK),250) --seed $(or $(SEED),1) $(TESTS)

.PHONY: random-acts
# Play SEEDS events in which people do by chance what they are offered, until an error is logged: make random-acts SEEDS=500 FIRST=1
random-acts: $(VENV)/dev.stamp
	$(BIN)/python -m tests.random_acts --seeds $(or $(SEEDS),100) --first $(or $(FIRST),1)

.PHONY: search-core
# Compare COUNT positions of four formats with all pairings there are, and as many random commands with what is offered:
# make search-core COUNT=100000 SEED=1 FAMILIES="positions commands"
search-core: $(VENV)/dev.stamp
	$(BIN)/python -m tests.core_search $(FAMILIES) --count $(or $(COUNT),100000) --seed $(or $(SEED),1)

.PHONY: equivalence
# Compare the simulator behind the format advisor with the formats themselves, RUNS tournaments of each of SETTINGS settings drawn
# by SEED. It can be interrupted and continued: make equivalence RUNS=20000 SETTINGS=20 SEED=herald
equivalence: $(VENV)/dev.stamp
	$(BIN)/python -m tests.simulator --runs $(or $(RUNS),20000) --settings $(or $(SETTINGS),20) --seed $(or $(SEED),herald)

.PHONY: proofs
# Check LOGS of Swiss with both checkers of docs/proofs.md, and MUTANTS changed logs with that of the page:
# make proofs LOGS=1000 MUTANTS=10000 SEED=1
proofs: $(VENV)/dev.stamp
	$(BIN)/python -m tests.proofs --logs $(or $(LOGS),1000) --mutants $(or $(MUTANTS),10000) --seed $(or $(SEED),1)

.PHONY: fide-oracles
# Compare random chess tournaments with the reference programs that HERALD_BBPPAIRINGS and HERALD_GACRUX name, COUNT of each family:
# make fide-oracles COUNT=1000 FAMILIES="20x9 baku" SEED=1
fide-oracles: $(VENV)/dev.stamp
	$(BIN)/python -m tests.fide_oracles $(FAMILIES) --count $(or $(COUNT),100) --seed $(or $(SEED),herald)

.PHONY: translations
# List for each language, or those given, which messages are missing, left over or too long: make translations LANGUAGES="de pl"
translations: $(VENV)/dev.stamp
	$(BIN)/python -m tests.translations $(LANGUAGES)

.PHONY: chaos
# Play whole tournaments under fault injection, SEEDS of them from seed FIRST on, or a single one:
# make chaos SEEDS=20 FIRST=100, or .venv/bin/python -m tests.chaos --seed 107 --keep build/chaos
chaos: $(VENV)/dev.stamp
	$(BIN)/python -m tests.chaos --seeds $(or $(SEEDS),10) --first $(or $(FIRST),1) --keep build/chaos

.PHONY: processes
# Play tournaments on many servers with several bot processes on one PostgreSQL server, and kill the processes in turn:
# make processes SEED=7 ARGS="--processes 3 --servers 60 --kills 12"
processes: $(VENV)/dev.stamp
	$(BIN)/python -m tests.processes --seed $(or $(SEED),1) --keep build/processes $(ARGS)

.PHONY: soak
# Play seed after seed for MINUTES with three bot processes on a PostgreSQL server with fsync and a standby, while processes are
# killed and paused, connections are terminated and the primary fails once: make soak SEED=3 MINUTES=40
soak: $(VENV)/dev.stamp
	$(BIN)/python -m tests.soak --seed $(or $(SEED),1) --minutes $(or $(MINUTES),40) --keep build/soak/$(or $(SEED),1) $(ARGS)

.PHONY: load
# Measure throughput (commands per second) of one process on SQLite, one on PostgreSQL and three on PostgreSQL: make load ARGS="--servers 24"
load: $(VENV)/dev.stamp
	$(BIN)/python -m tests.processes.load $(ARGS)

.PHONY: coverage
# Run all tests and report line coverage by package, which may only rise: tests/coverage/figures.json. On Python 3.12 and newer
# this takes hardly longer than the tests: make PYTHON=python3.12 coverage
coverage: COVERED := --cov --cov-config=$(shell $(PYTHON) -c \
	"import sys; print('pyproject.toml' if sys.version_info < (3, 12) else 'tests/coverage/monitored.ini')") --cov-report=
coverage: $(VENV)/dev.stamp
	$(BIN)/python -m tests.postgres $(IN_PARALLEL) $(COVERED) -q
	$(BIN)/python -m pytest $(IN_PARALLEL) $(COVERED) --cov-append --cov-report=json:build/coverage/report.json -q
	$(BIN)/python -m tests.coverage build/coverage/report.json

.PHONY: tests-of
# The tests that execute a file or a line of it, as many as take some seconds: make tests-of FILE=formats/core/lots.py:40, or
# ARGS=--all. Without FILE it measures all tests that are new or have changed, which takes long the first time and can be continued.
tests-of: $(VENV)/dev.stamp
	$(BIN)/python -m tests.reach $(ARGS) $(FILE)

.PHONY: lines
# Lines of code by package, without blank lines, comments and docstrings; with those of a commit beside: make lines AGAINST=v0.2.0
lines: $(VENV)/dev.stamp
	$(BIN)/python -m tests.lines $(if $(AGAINST),--against $(AGAINST))

.PHONY: mutants
# Mutation testing: make small changes to the code and list those that no test detects, the same ones for the same seed:
# make mutants SEED=2 COUNT=50 PACKAGES="bot/service storage"
mutants: $(VENV)/dev.stamp
	$(BIN)/python -m tests.mutants --seed $(or $(SEED),1) --count $(or $(COUNT),20) $(PACKAGES)

# Draw every kind of picture from randomly played tournaments, and every kind of card in all languages as contact
# sheets at 390 and 1,280 pixels (needs Chromium): open build/gallery/index.html and build/gallery/cards/index.html.
gallery: $(VENV)/dev.stamp
	PYTHONPATH=. $(BIN)/python tests/bot/pictures/gallery.py build/gallery
	$(BIN)/python -m tests.bot.announcements.gallery build/gallery/cards

# Generate the pages of docs/reference and .env.example from the declarations in the code. A test fails when they are out of date.
reference: $(VENV)/runtime.stamp
	$(BIN)/python -m bot.reference

# Build the documentation in build/site. A broken link is an error.
docs: $(DOCS_VENV)/docs.stamp
	$(DOCS_VENV)/bin/sphinx-build --quiet --nitpicky --fail-on-warning --keep-going \
	    --fresh-env --doctree-dir build/doctrees -c docs . build/site
	@echo "Open build/site/index.html"

# Lock the dependencies of pyproject.toml for every platform and Python version, without index addresses.
lock:
	$(PYTHON) -m venv $(VENV)/lock-tool
	$(VENV)/lock-tool/bin/python -m pip install --quiet uv
	$(VENV)/lock-tool/bin/uv pip compile pyproject.toml $(LOCK_OPTIONS) --extra postgres --output-file requirements.lock
	$(VENV)/lock-tool/bin/uv pip compile pyproject.toml $(LOCK_OPTIONS) --extra dev --extra postgres \
	    --constraint requirements.lock --output-file requirements-dev.lock
	$(VENV)/lock-tool/bin/uv pip compile --group pyproject.toml:docs $(LOCK_OPTIONS) \
	    --constraint requirements-dev.lock --output-file requirements-docs.lock
LOCK_OPTIONS := --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --generate-hashes --no-header --no-annotate --no-strip-extras --no-emit-index-url

clean:
	rm -rf $(VENV) $(DOCS_VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Herald needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

# A stamp is newer than the lock file that was installed, so that nothing is installed a second time.
$(VENV)/runtime.stamp: requirements.lock | $(BIN)/python
	$(PIP_INSTALL) --requirement requirements.lock
	touch $@

$(VENV)/dev.stamp: requirements-dev.lock | $(BIN)/python
	$(PIP_INSTALL) --requirement requirements-dev.lock
	touch $@ $(VENV)/runtime.stamp

$(DOCS_VENV)/docs.stamp: requirements-docs.lock
	$(PYTHON) -m venv $(DOCS_VENV)
	$(DOCS_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements-docs.lock
	touch $@
