# make run | verify | test | test-postgres | evenings | fuzz | search | chaos | processes | soak | load | mutants | coverage | lint | audit | bench | gallery | reference | docs | lock.
# Needs Python 3.11 or newer and make, nothing else.

# The first of these that is there; any Python from 3.11 on will do: make PYTHON=python3.13 run
PYTHON ?= $(firstword $(foreach name,python3.11 python3.12 python3.13 python3.14 python3 python,$(if $(shell command -v $(name)),$(name))))
VENV := .venv
BIN := $(VENV)/bin
DOCS_VENV := .venv-docs
# One process more than there are cores, since tests wait for browsers and for programs they start. Each begins at its own
# end of the suite: neighbours share what is played once in a process.
IN_PARALLEL := -n $(shell expr $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1) --dist worksteal
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Whoever runs the project here wants it to start quickly: tests alone start Python some hundred times.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test lint bench gallery reference docs lock clean

run: $(VENV)/runtime.stamp
	$(BIN)/python -m bot

test: $(VENV)/dev.stamp
	$(BIN)/python -m pytest $(IN_PARALLEL) $(TESTS)

.PHONY: test-postgres
# The tests of storage and a whole event on a real PostgreSQL server, which it starts, installed or from PyPI; skipped, by
# name, where none can be had: make test-postgres TESTS=tests/storage/test_log.py
test-postgres: $(VENV)/dev.stamp
	$(BIN)/python -m tests.postgres $(IN_PARALLEL) $(TESTS)

lint: $(VENV)/dev.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tests.prose

.PHONY: verify
# Checks the log of a tournament, as anybody may who has it: make verify LOG=spring-cup-log.jsonl
verify: $(VENV)/runtime.stamp
	$(BIN)/python -m formats verify "$(LOG)"

.PHONY: check-servers
# Whether game servers answer as Herald relies on: reads only, with the keys of the environment. All of them, or
# make check-servers SERVERS="lichess account=thibault woogles event=/tournament/spring-open"
check-servers: $(VENV)/runtime.stamp
	$(BIN)/python -m bot.check_servers $(SERVERS)

.PHONY: audit
# Whether anything is known against what is installed by the lock files; skipped, by name, where nobody can be asked.
audit: $(VENV)/dev.stamp
	$(BIN)/python -m tests.audit requirements.lock requirements-dev.lock

# Measures what has to stay fast, at several sizes, on a machine that should do nothing else: fails over a limit, and where
# something grows faster than it may, once all is measured. Less of it: make bench BENCHES="tests/bench/bench_act.py"
bench: BENCHES ?= $(wildcard tests/bench/bench_*.py tests/bench/storage_*.py)
bench: $(VENV)/dev.stamp
	@failed=""; for script in $(BENCHES); do \
	    echo "== $$script"; PYTHONPATH=. $(BIN)/python "$$script" || failed="$$failed $$script"; \
	done; [ -z "$$failed" ] || { echo "too slow:$$failed"; exit 1; }

.PHONY: evenings
# Plays evenings in Chromium and counts what they cost: acts, messages, pings, words, seconds: make evenings ARGS="single"
evenings: $(VENV)/dev.stamp
	$(BIN)/python -m tests.evenings $(ARGS)

.PHONY: fuzz
# Looks for new examples, CASES for each property, and prints how to see a failing one again: by the line it shows in its
# report, or with the same SEED.
# Then as many hostile inputs (tests/fuzz), 20,000 where no number is given, to tournaments of every preset in every phase.
fuzz: $(VENV)/dev.stamp
	HERALD_FUZZ_CASES=$(or $(CASES),1000) $(BIN)/python -m pytest $(IN_PARALLEL) -m hypothesis --hypothesis-profile=search \
	    --hypothesis-seed=$(or $(SEED),$(shell date +%s)) $(TESTS)
	HERALD_HOSTILE_CASES=$(or $(CASES),20000) HERALD_HOSTILE_SEED=$(or $(SEED),$(shell date +%s)) \
	    $(BIN)/python -m pytest -p no:xdist tests/fuzz

.PHONY: search
# The same properties for hours: CASES of each in runs of 250, which can be interrupted and continued: what has been run is kept in
# build/search/record.jsonl. make search CASES=2000 SEED=1 TESTS=tests/formats
search: $(VENV)/dev.stamp
	$(BIN)/python -m tests.search --cases $(or $(CASES),2000) --seed $(or $(SEED),1) $(TESTS)

.PHONY: chaos
# Plays whole tournaments while faults strike: SEEDS of them from seed FIRST on, or one alone:
# make chaos SEEDS=20 FIRST=100, or .venv/bin/python -m tests.chaos --seed 107 --keep build/chaos
chaos: $(VENV)/dev.stamp
	$(BIN)/python -m tests.chaos --seeds $(or $(SEEDS),10) --first $(or $(FIRST),1) --keep build/chaos

.PHONY: processes
# Plays tournaments on many servers with several bot processes on one PostgreSQL, and kills one after the other:
# make processes SEED=7 ARGS="--processes 3 --servers 60 --kills 12"
processes: $(VENV)/dev.stamp
	$(BIN)/python -m tests.processes --seed $(or $(SEED),1) --keep build/processes $(ARGS)

.PHONY: soak
# Plays seed after seed for MINUTES with three bot processes on a PostgreSQL with fsync and a standby, while processes are killed
# and paused, connections are ended and the primary is lost once: make soak SEED=3 MINUTES=40
soak: $(VENV)/dev.stamp
	$(BIN)/python -m tests.soak --seed $(or $(SEED),1) --minutes $(or $(MINUTES),40) --keep build/soak/$(or $(SEED),1) $(ARGS)

.PHONY: load
# The load table: acts a second of one process on SQLite, one on PostgreSQL, three on PostgreSQL: make load ARGS="--servers 24"
load: $(VENV)/dev.stamp
	$(BIN)/python -m tests.processes.load $(ARGS)

.PHONY: coverage
# Runs all tests and tells how much of each package they run, which may only rise: tests/coverage/figures.json. On Python
# 3.12 and newer it takes hardly longer than the tests: make PYTHON=python3.12 coverage
coverage: COVERED := --cov --cov-config=$(shell $(PYTHON) -c \
	"import sys; print('pyproject.toml' if sys.version_info < (3, 12) else 'tests/coverage/monitored.ini')") --cov-report=
coverage: $(VENV)/dev.stamp
	$(BIN)/python -m tests.postgres $(IN_PARALLEL) $(COVERED) -q
	$(BIN)/python -m pytest $(IN_PARALLEL) $(COVERED) --cov-append --cov-report=json:build/coverage/report.json -q
	$(BIN)/python -m tests.coverage build/coverage/report.json

.PHONY: mutants
# Makes small mistakes in the code and lists those that no test sees, the same ones for the same seed:
# make mutants SEED=2 COUNT=50 PACKAGES="bot/service storage"
mutants: $(VENV)/dev.stamp
	$(BIN)/python -m tests.mutants --seed $(or $(SEED),1) --count $(or $(COUNT),20) $(PACKAGES)

# Every kind of picture, from real tournaments played by chance: look at build/gallery/index.html.
gallery: $(VENV)/dev.stamp
	PYTHONPATH=. $(BIN)/python tests/bot/pictures/gallery.py build/gallery

# The pages of docs/reference and .env.example, from the declarations in the code. A test holds the two together.
reference: $(VENV)/runtime.stamp
	$(BIN)/python -m bot.reference

# The site of the documentation, in build/site. A broken link is an error.
docs: $(DOCS_VENV)/docs.stamp
	$(DOCS_VENV)/bin/sphinx-build --quiet --nitpicky --fail-on-warning --keep-going \
	    --fresh-env --doctree-dir build/doctrees -c docs . build/site
	@echo "Open build/site/index.html"

# Resolve the dependencies of pyproject.toml anew, for every platform and Python at once, with no index address inside.
lock:
	$(PYTHON) -m venv $(VENV)/lock-tool
	$(VENV)/lock-tool/bin/python -m pip install --quiet uv
	$(VENV)/lock-tool/bin/uv pip compile pyproject.toml $(LOCK_OPTIONS) --extra postgres --output-file requirements.lock
	$(VENV)/lock-tool/bin/uv pip compile pyproject.toml $(LOCK_OPTIONS) --extra dev --extra postgres \
	    --constraint requirements.lock --output-file requirements-dev.lock
	$(VENV)/lock-tool/bin/uv pip compile --group pyproject.toml:docs $(LOCK_OPTIONS) \
	    --constraint requirements-dev.lock --output-file requirements-docs.lock
LOCK_OPTIONS := --quiet --upgrade --universal --fork-strategy fewest --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url

clean:
	rm -rf $(VENV) $(DOCS_VENV) build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Herald needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

# Stamps make a second run start at once. They are newer than the lock file they installed.
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
