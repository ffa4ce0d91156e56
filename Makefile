# The two commands to know: make demo, make test. The rest is CMake (CMakePresets.json).
CMAKE = env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS cmake
JOBS = $(shell nproc)

.PHONY: all build demo web gallery test asan debug fuzz fuzz-short check analyze format goldens bench install clean

all: build

build: # build/appell
	@$(CMAKE) --preset default --log-level=WARNING >/dev/null
	@$(CMAKE) --build --preset default -j $(JOBS) --target appell

demo: # install what is missing, build, derive the equations of the rolling coin, write its page
	@tools/setup demo
	@$(MAKE) --no-print-directory build
	@echo
	@echo '$$ build/appell derive models/rolling_disk.mech'
	@build/appell derive models/rolling_disk.mech
	@echo
	@echo 'next: build/appell check models/rolling_disk.mech     prove it by every principle'
	@echo '      build/appell eval models/rolling_disk.mech      numbers at the initial state'
	@echo '      build/appell --help                             the commands; models/ has more systems'
	@build/appell view models/rolling_disk.mech -o build/coin.html 2>/dev/null
	@echo
	@echo 'the coin with its derivation, plots and animation: $(CURDIR)/build/coin.html'

test: # install what is missing, build, run everything; ends with a line "N passed, N failed"
	@tools/setup test
	@tools/test

asan debug: # the other builds, with their tests
	@$(CMAKE) --preset $@
	@$(CMAKE) --build --preset $@ -j $(JOBS)
	@env -u MAKEFLAGS ctest --preset $@ -j $(JOBS)

fuzz: # ten minutes against the front end
	@tools/fuzz 600

fuzz-short:
	@tools/fuzz 30

web: # the viewer's bundle from its sources, with the versions of the lock file
	@cd web && npm ci --no-audit --no-fund --silent && npx tsc && node build.mjs

gallery: build # a page with all models and their pictures: build/gallery/index.html
	@tools/gallery

check: # format, layers, clang-tidy, sizes, fresh documents
	@tools/check

analyze: # the slow part of clang-tidy
	@tools/check analyze

format:
	@clang-format -i $$(find src cli include test bench -name '*.[ch]')

goldens: build # rewrite the expected outputs and the documents; read the difference before keeping it
	@tools/docs; test/golden/run --rewrite; test/docs/run.py --rewrite

bench: # text to numbers for chains; then equations beside SymPy's, with targets
	@$(CMAKE) --preset default --log-level=WARNING >/dev/null
	@$(CMAKE) --build --preset default -j $(JOBS) --target bench appell
	@build/bench/bench_chain
	@bench/derive
	@bench/rhs
	@build/bench/bench_run
	@bench/peer_scipy.py
	@bench/run_simbody

install: build
	@$(CMAKE) --install build

clean:
	rm -rf build build-*
