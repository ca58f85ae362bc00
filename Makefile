# Everything happens in .venv, which the first command makes. The work is done by tools/.

PYTHON = .venv/bin/python
TARGETS = lab test dist docs site site-serve site-check peers clauses bench types soak mutants notebooks clean help
GAMES = 100

.PHONY: $(TARGETS) tests
.DEFAULT_GOAL = help

lab:  ## set everything up and open JupyterLab on the first notebook
	@sh tools/setup.sh
	@$(PYTHON) -m japanboards lab notebooks

test:  ## set everything up and run all checks
	@sh tools/setup.sh adapters
	@$(PYTHON) tools/checks.py

dist:  ## build sdist and wheel into dist/, check them, and play with the wheel alone
	@sh tools/setup.sh dist
	@$(PYTHON) tools/dist.py

docs:  ## build the documentation into site/docs/, and follow every link of it
	@sh tools/setup.sh docs
	@$(PYTHON) tools/site_docs.py

site:  ## build the site that needs no installation into site/ (PYODIDE=<file or address>: all of it)
	@sh tools/setup.sh docs
	@$(PYTHON) tools/site.py --pyodide "$(PYODIDE)"

site-serve:  ## serve the site on this machine
	@$(PYTHON) tools/site.py --serve

site-check:  ## drive the site in a browser: a level and a table of every game
	@sh tools/setup.sh
	@$(PYTHON) tools/site_drive.py

peers:  ## run OpenSpiel's and PettingZoo's own suites on every game, at full size
	@sh tools/setup.sh adapters
	@$(PYTHON) tools/peers.py

clauses:  ## print which rule of the books is enforced where and tested by what
	@sh tools/setup.sh
	@$(PYTHON) tools/clauses.py

bench:  ## print the speed table, beside other engines
	@sh tools/setup.sh bench
	@$(PYTHON) tools/bench.py

types:  ## check the types of the scripts, where npm can fetch TypeScript
	@$(PYTHON) tools/script_types.py

soak:  ## ask every law at every position of GAMES=100 games of each; stopped, it goes on
	@sh tools/setup.sh
	@$(PYTHON) tools/soak.py $(GAMES)

mutants:  ## plant 150 errors in the rules, and list those that no test notices
	@sh tools/setup.sh
	@$(PYTHON) tools/mutants.py

notebooks:  ## run every notebook again and keep its outputs
	@sh tools/setup.sh
	@$(PYTHON) tools/notebooks.py

clean:  ## remove caches; .venv and saved games stay
	@rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build site site-build tests/browser/shots
	@find . -path ./.venv -prune -o \( -name __pycache__ -o -name .ipynb_checkpoints \) \
		-type d -print | xargs rm -rf

help:  ## print this list
	@sed -n 's/^\([a-z-]*\):  ## /make \1	/p' Makefile | expand -t 18

# A folder is called tests, so that make would call it up to date.
tests .DEFAULT:
	@echo "There is no target '$@'; the targets are: $(TARGETS)." >&2; exit 2
