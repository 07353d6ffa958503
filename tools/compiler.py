"""Whether this machine can compile, and if not, which Debian package would help."""

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path


def missing_package() -> str | None:
    """The Debian package that is missing before extensions can be compiled, or nothing."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return "gcc"
    return None if _finds_python(command) else "python3-dev"


def _finds_python(command: list[str]) -> bool:
    """Compile one line for real: a compiler without the C library's headers is no use either."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        probe = [*command, include, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        return subprocess.run(probe, capture_output=True, check=False).returncode == 0
