"""Bots that fail, each in its own way."""

import time


def raises(question: dict) -> dict:
    raise RuntimeError("I am lost")


def talks(question: dict) -> object:
    return "nonsense"


def sleeps(question: dict) -> dict:
    time.sleep(60)
    return question["actions"][0]
