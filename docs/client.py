"""A bot at an online table, in the standard library: python client.py http://HOST/join#TOKEN."""

import json
import random
import sys
import urllib.request

server, _, way = sys.argv[1].partition("/join#")


def ask(path, body=None, token=""):
    """One call; a table's stream is read line by line from what this returns."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))


seat = json.load(ask("/api/join", {"way": way, "name": "Client"}))
table, token, me = f"/api/tables/{seat['table']}", seat["token"], seat["seat"]
for line in ask(f"{table}/stream", token=token):
    frame = json.loads(line) if line.strip() else {"type": "nothing"}
    if frame["type"] != "step":
        continue
    if frame["waiting"]["type"] == "over":
        print("over", frame["waiting"]["scores"])
        break
    menu = frame["looks"][0]["menu"]
    if me in frame["waiting"]["seats"] and menu:
        move = {"type": "move", "seat": me, "window": frame["window"], "key": str(frame["n"])}
        ask(f"{table}/do", move | {"action": random.choice(menu)}, token)
