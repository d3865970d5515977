# The two commands to know: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
WORKERS ?= auto

.PHONY: play test lint format coverage bench clean

play: $(VENV)/ready
	@$(BIN)/hasu

test: lint
	$(BIN)/pytest -n $(WORKERS)

lint: $(VENV)/ready-dev
	$(BIN)/ruff format --check src tests benchmarks examples tools
	$(BIN)/ruff check src tests benchmarks examples tools
	$(BIN)/mypy

format: $(VENV)/ready-dev
	$(BIN)/ruff check --fix src tests benchmarks examples tools
	$(BIN)/ruff format src tests benchmarks examples tools

# What compiled code and a GPU run is not seen by coverage; everything else is interpreted.
coverage: $(VENV)/ready-dev
	$(BIN)/pytest -n $(WORKERS) --cov=src --cov-branch --cov-report=term-missing:skip-covered

bench: $(VENV)/ready
	$(BIN)/hasu bench

NEW_ENOUGH := -c 'import sys; sys.exit("Hasu needs Python 3.11 or newer, and this one is " \
	+ sys.version.split()[0] + ". To name another: make play PYTHON=python3.12" \
	if sys.version_info < (3, 11) else 0)'

# pip comes last: where it is not, an environment is half made, and is made anew.
$(BIN)/pip:
	@$(PYTHON) $(NEW_ENOUGH)
	$(PYTHON) -m venv $(if $(wildcard $(VENV)/pyvenv.cfg),--clear) $(VENV)

$(VENV)/ready: $(BIN)/pip pyproject.toml constraints.txt
	@$(BIN)/python $(NEW_ENOUGH) || { rm $(BIN)/pip; exit 1; }
	@echo "Setting up, only this once; it takes about a minute …"
	$(BIN)/pip install --quiet --constraint constraints.txt --editable .
	@touch $@

$(VENV)/ready-dev: $(VENV)/ready
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[dev]"
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
