#!/usr/bin/python3
"""The equations that a person has read: what `derive` prints for these models stands in them as claims, to the letter.

So `appell check` proves what the goldens show, and a change of the printed form is seen here. APPELL names the command."""
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
os.chdir(ROOT)
APPELL = os.environ.get("APPELL", "build/appell")
READ = ("rolling_disk", "caplygin_sleigh_v_omega", "euler_free_body", "lagrange_top_euler", "heavy_top_quaternion",
        "watt_governor", "kapitza_vertical_fig41")
passed = failed = 0
for model in READ:
    text = pathlib.Path(f"models/{model}.mech").read_text()
    claims = set(re.findall(r'^claim "as printed, [^"]*": (.*)$', text, re.M))
    done = subprocess.run([APPELL, "derive", f"models/{model}.mech", "--json"], capture_output=True, text=True)
    printed = [f"{e['left']} = {e['right']}" for e in json.loads(done.stdout)["equations"]]
    golden = pathlib.Path(f"test/golden/derive_read_{model}.out").read_text()
    for e in printed:
        good = e in claims and f"  {e}\n" in golden
        passed += good
        failed += not good
        if not good:
            print(f"{model}: {e}\n  is {'no golden' if e in claims else 'not claimed'}")
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
