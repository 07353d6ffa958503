"""The page reloading on change: Vite before a server of its own, which both end together."""

import os
import subprocess
import sys

from play_server import free_port

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def main() -> int:
    port = free_port("127.0.0.1", int(os.environ.get("PORT") or 8000))
    env = {**os.environ, "PORT": str(port), "LAN": "no", "OPEN": "no", "COMPILE": "no"}
    server = subprocess.Popen([sys.executable, "tools/play_server.py"], cwd=ROOT, env=env)
    env["LUDIADE_SERVER"] = f"http://localhost:{port}"
    npm = os.path.join(os.path.dirname(sys.executable), "npm")
    try:
        return subprocess.run([npm, "--prefix", "web", "run", "dev"], cwd=ROOT, env=env).returncode
    except KeyboardInterrupt:
        return 0
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    sys.exit(main())
