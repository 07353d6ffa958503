"""The speed of this machine, so that figures from two machines can be compared."""

import time

ADDITIONS = 10_000_000


def add_up(additions: int) -> int:
    """Add the first whole numbers one by one."""
    s = 0
    for i in range(additions):
        s += i
    return s


def canary() -> float:
    """Return the CPU seconds of ten million `s += i` in plain CPython."""
    start = time.process_time()
    add_up(ADDITIONS)
    return time.process_time() - start


if __name__ == "__main__":
    print(f"canary {canary():.3f} s")
