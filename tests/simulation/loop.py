"""An event loop without a machine: its clock is a number, and its order follows from a seed.

What belongs to one actor (a node, a device, the store) happens in the order asyncio promises; who
of all that have something to do comes next is drawn. An actor can be killed between any two of its
steps, or stand still for a while.
"""

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

ACTOR: ContextVar["Actor"] = ContextVar("ACTOR")


class Actor:
    """Somebody whose steps happen one after the other."""

    __slots__ = ("context", "dead", "fuse", "name", "queue", "stalled", "when_burnt")

    def __init__(self, name: str) -> None:
        self.name = name
        self.queue: deque[asyncio.Handle] = deque()
        self.dead = False
        self.stalled = False
        self.fuse = -1
        """After so many steps `when_burnt` is called; negative: never."""
        self.when_burnt: Callable[[], None] = _nothing
        self.context: Context = copy_context()
        self.context.run(ACTOR.set, self)


def _nothing() -> None:
    """No fuse is lit."""


class Loop(asyncio.BaseEventLoop):
    """Runs handles of all actors until nothing is left, or a time has come."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance
        self._clock = 0.0
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._timer_count = 0
        self._live: list[Actor] = []
        self.steps = 0
        self.failures: list[str] = []
        """What was raised where nobody catches it."""
        self._tasks: list[asyncio.Task[Any]] = []
        self.set_task_factory(self._task)
        self.set_exception_handler(self._note)

    def time(self) -> float:
        return self._clock

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> Any:
        handle = asyncio.Handle(callback, args, self, context)
        self._queue(handle)
        return handle

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> Any:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self._timer_count += 1
        heapq.heappush(self._timers, (when, self._timer_count, timer))
        return timer

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:
        return self.call_at(self._clock + delay, callback, *args, context=context)

    def _queue(self, handle: asyncio.Handle) -> None:
        actor: Actor = handle._context[ACTOR]
        if actor.dead:
            return
        if not actor.queue and not actor.stalled:
            self._live.append(actor)
        actor.queue.append(handle)

    def run_on(self, until: float, done: Callable[[], bool]) -> None:
        """Go on until that time, or until it is done."""
        asyncio._set_running_loop(self)
        try:
            while not done() and self._run_all_ready(until):
                pass
        finally:
            asyncio._set_running_loop(None)

    def _run_all_ready(self, until: float) -> bool:
        live, draw = self._live, self._chance.random
        while live:
            place = int(draw() * len(live))
            actor = live[place]
            handle = actor.queue.popleft()
            if not actor.queue:
                live[place] = live[-1]
                live.pop()
            if not handle._cancelled:
                self.steps += 1
                handle._run()
                if actor.fuse >= 0:
                    self._burn(actor)
        while self._timers and self._timers[0][2]._cancelled:
            heapq.heappop(self._timers)
        if not self._timers or self._timers[0][0] > until:
            self._clock = max(self._clock, until)
            return False
        when, _, timer = heapq.heappop(self._timers)
        self._clock = max(self._clock, when)
        self._queue(timer)
        return True

    def _burn(self, actor: Actor) -> None:
        actor.fuse -= 1
        if actor.fuse < 0 and not actor.dead:
            actor.when_burnt()

    def kill(self, actor: Actor) -> None:
        """None of its steps happens any more."""
        actor.dead = True
        actor.queue.clear()
        if actor in self._live:
            self._live.remove(actor)

    def stall(self, actor: Actor, seconds: float, by: Actor) -> None:
        """Let it stand still; what comes meanwhile waits."""
        if actor in self._live:
            self._live.remove(actor)
        actor.stalled = True
        self.call_later(seconds, self._go_on, actor, context=by.context)

    def _go_on(self, actor: Actor) -> None:
        actor.stalled = False
        if actor.queue and not actor.dead and actor not in self._live:
            self._live.append(actor)

    def _note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.failures.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _task(
        self, loop: Any, work: Coroutine[Any, Any, Any], context: Context | None = None
    ) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = asyncio.Task(work, loop=self, context=context)
        task._log_destroy_pending = False  # those of the dead never end
        self._tasks.append(task)
        return task

    def close(self) -> None:
        """Let go of all that was under way when the evening, or its node, ended."""
        for task in self._tasks:
            if not task.done():
                _close(task.get_coro())
            elif not task.cancelled() and task.exception() is None:
                if asyncio.iscoroutine(task.result()):  # what was left to do when its node died
                    _close(task.result())
        self._tasks.clear()
        super().close()


def _close(work: Any) -> None:
    """Close a coroutine, and those that it was to await and has not begun."""
    frame = work.cr_frame
    inner = [] if frame is None else [v for v in frame.f_locals.values() if asyncio.iscoroutine(v)]
    work.close()
    for one in inner:
        _close(one)
