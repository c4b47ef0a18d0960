# SPDX-License-Identifier: GPL-3.0-or-later
# The front door. `make` alone says what there is.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
SHELL := /bin/sh

PYTHON_VENV := .venv/bin/python
TS := i18n/panoplia_es.ts i18n/panoplia_en.ts
QM := $(TS:.ts=.qm)

.PHONY: help setup run test lint tour bench torture fights i18n qm clean

help: ## Say what can be made
	@awk -F ':.*## ' '/^[a-z0-9]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Make .venv and check the system libraries (the others do it by themselves)
	@packaging/setup.sh

run: qm ## Start the program; without a display, take pictures of it into build/tour
	@if [ "$$(uname -s)" != Linux ] || [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
		exec $(PYTHON_VENV) -m panoplia run; \
	else \
		echo "No display here: taking the tour instead."; $(MAKE) tour; \
	fi

tour: qm ## Visit every page without a display and write pictures of them to build/tour
	@mkdir -p build/tour
	@QT_QPA_PLATFORM=offscreen $(PYTHON_VENV) -m panoplia tour build/tour
	@find build/tour -type f | LC_ALL=C sort

test: lint ## Everything that must hold: lint, then all tests
	@QT_QPA_PLATFORM=offscreen $(PYTHON_VENV) -m pytest -n auto -q

lint: qm ## Style, types, layers, translations; sizes as questions
	@.venv/bin/ruff check --quiet
	@.venv/bin/ruff format --check --quiet
	@.venv/bin/mypy
	@.venv/bin/lint-imports --no-logo
	@$(PYTHON_VENV) packaging/checks/qt_imports.py
	@$(PYTHON_VENV) packaging/checks/translations.py
	@$(PYTHON_VENV) packaging/checks/sizes.py

bench: qm ## Measure start-up, models, PDF and odds against their bars
	@QT_QPA_PLATFORM=offscreen $(PYTHON_VENV) tests/bench/bench.py

torture: qm ## Kill the program 300 times while it writes, and look for what is lost
	@QT_QPA_PLATFORM=offscreen $(PYTHON_VENV) tests/torture.py

fights: setup ## Lead 2,000 random fights of each rule system and hold every act to its record
	@PANOPLIA_FIGHTS=2000 $(PYTHON_VENV) -m pytest -n auto -q --timeout=1200 tests/rules/*/combat/test_random_fights.py

i18n: setup ## Bring i18n/*.ts up to date with the texts in the code
	@$(PYTHON_VENV) packaging/checks/extract.py i18n

qm: setup $(QM) ## Compile i18n/*.ts for the program

# The recipes above have run setup by then; a .ts that did not change costs nothing.
%.qm: %.ts | setup
	@.venv/bin/pyside6-lrelease -silent $< -qm $@

clean: ## Remove what was made, but keep .venv
	@rm -rf build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache i18n/*.qm
	@find desktop resources i18n tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
