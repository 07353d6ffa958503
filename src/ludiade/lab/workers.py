"""Who does the work: processes of this machine, or Ray, on this machine or a cluster."""

import logging
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from ludiade.lab.errors import Unready
from ludiade.lab.pool import AHEAD, PATIENCE, can_be_handed_over, cores, spread

if TYPE_CHECKING:
    pass

T = TypeVar("T")
R = TypeVar("R")
HERE = "here"
RAY = "ray"
ADDRESS = "ray://"


def check_where(on: str) -> None:
    """Unready for a place that there is not, or a Ray that is not installed."""
    if on == HERE:
        return
    if on != RAY and not on.startswith(ADDRESS):
        raise Unready("unknown_place", given=on)
    try:
        import ray  # noqa: F401
    except ImportError:
        raise Unready("not_installed", package="ray", extra="ray") from None


def share_out(
    work: Callable[[T], R], items: Iterable[T], on: str = HERE, jobs: int = 1,
    lost: Callable[[], None] = lambda: None,
) -> Iterator[R]:  # fmt: skip
    """What the work makes of each item, in their order, whoever does it; 0 jobs: one a core."""
    if on == HERE:
        return spread(work, items, cores(jobs), lost)
    return _by_ray(work, items, on, cores(jobs))


def _by_ray(work: Callable[[T], R], items: Iterable[T], on: str, jobs: int) -> Iterator[R]:
    """The same by tasks of Ray, which does again what a lost worker had begun."""
    import ray

    can_be_handed_over(work)
    ours = not ray.is_initialized()
    _begin(on, jobs)
    remote = ray.remote(max_retries=PATIENCE)(_call).remote
    shared = ray.put(work)
    width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", jobs)))
    left = iter(items)
    asked: list[ray.ObjectRef[R]] = []
    try:
        while True:
            asked += [remote(shared, item) for item in islice(left, width - len(asked))]
            if not asked:
                return
            try:
                found = ray.get(asked.pop(0))
            except ray.exceptions.WorkerCrashedError:
                raise Unready("workers_die", times=PATIENCE) from None
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            yield found
    finally:
        for one in asked:
            with suppress(Exception):  # what is called off may be done already
                ray.cancel(one, force=on == RAY)
        if ours:
            ray.shutdown()


def _call(work: Callable[[T], R], item: T) -> R:
    return work(item)


def _begin(on: str, jobs: int) -> None:
    """Join the Ray that is meant, or start one here; Unready where nobody answers."""
    import ray

    if ray.is_initialized():
        return
    try:
        if on == RAY:
            ray.init(
                num_cpus=jobs, include_dashboard=False, log_to_driver=False,
                logging_level=logging.ERROR,
            )  # fmt: skip
        else:
            with warnings.catch_warnings():  # what it warns of is told below
                warnings.simplefilter("ignore")
                ray.init(on, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, TimeoutError, OSError, ValueError) as error:
        ray.shutdown()  # else Ray stays a client of nobody, and none can be begun afterwards
        raise Unready("ray_unreachable", address=on, reason=_first_line(error)) from None


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0].rstrip(". ")
