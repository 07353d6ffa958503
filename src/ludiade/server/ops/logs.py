"""Structured logs: lines of JSON on standard error."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """A log entry as one line of JSON: no addresses of requests, so no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def log_to_stderr() -> None:
    """Structured logs, warnings and above from libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludiade").setLevel(logging.INFO)
    # A line for each unreadable request would let strangers fill the log.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
