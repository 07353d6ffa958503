"""A bot at an online table, in the standard library: python client.py http://HOST/join#TOKEN."""

import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request

server, _, way = sys.argv[1].partition("/join#")
token = ""


def call(path, body=None):
    """One request, sent again until it is answered; a stream is read line by line from this."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    for _ in range(100):
        try:
            request = urllib.request.Request(server + path, data, headers)
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as refused:
            said = json.load(refused)
            if refused.code == 409 and path.endswith("/do"):
                return None  # the table has moved on meanwhile: its next step says where to
            if "seconds" not in said:
                sys.exit(said["message"])
            time.sleep(said["seconds"])  # too many requests, or the server is restarting
        except OSError:
            time.sleep(1)
    sys.exit("no answer")


def steps():
    """Every step of the match; a line that breaks is taken up where it was."""
    n = 0
    while True:
        try:
            for line in call(f"{table}/stream?from={n}"):
                frame = json.loads(line) if line.strip() else {"type": "nothing"}
                if frame["type"] == "step":
                    n = frame["n"]
                    yield frame
        except (OSError, http.client.HTTPException, ValueError):
            time.sleep(1)


token = json.load(call("/api/device", {}))["token"]
entry = json.load(call("/api/join", {"way": way, "name": "Client", "key": "join"}))
table, answered = f"/api/tables/{entry['table']}", 0
# It adds nothing to the shuffles, and so trusts the others there: docs/fairness.md, "commit".
for step in steps():
    waiting, look = step["waiting"], step["looks"][0]  # what our only seat sees
    if waiting["type"] == "over":
        print("over", waiting["scores"])
        break
    if look["seat"] in waiting["seats"] and step["n"] > answered:
        move = {"type": "move", "seat": look["seat"], "window": step["window"]}
        move |= {"action": random.choice(look["menu"]), "key": f"after {step['n']}"}
        done = call(f"{table}/do", move)
        # steps that were under way before our answer was stored ask for nothing any more
        answered = json.load(done)["n"] - 1 if done else step["n"]
