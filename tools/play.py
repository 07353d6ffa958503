"""`make play`: make ready what is missing, then serve, compiled where the source is compiled.

PORT=8123 asks for a port (a taken one moves on to the next), OPEN=no opens no browser, LAN=no keeps
the table to this machine, COMPILE=no runs and leaves the source as it is.
"""

import os
import subprocess
import sys
from pathlib import Path

import compiled
from environment import SetUpFailed, python_of, set_up

SERVER = Path(__file__).with_name("play_server.py")


def main() -> None:
    try:
        set_up("play")
    except (SetUpFailed, subprocess.CalledProcessError) as failed:
        sys.exit(f"ludiade: {failed}")
    except KeyboardInterrupt:
        sys.exit(130)
    env = dict(os.environ)
    if env.get("COMPILE") != "no" and (build := compiled.folder()).exists():
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(build), env.get("PYTHONPATH")]))
    python = python_of("play")
    os.execve(python, [python, str(SERVER)], env)


if __name__ == "__main__":
    main()
