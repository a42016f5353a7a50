"""Palimpsest on Apache Spark: one long-lived ``palimpsest`` process per task, behind ``mapInPandas``.

The whole package is this file: install it, or copy it into a notebook. It needs pyspark 3.5 or later,
pandas and pyarrow on the driver and the executors, and a ``palimpsest`` command on the executors.

    from palimpsest_spark import sanitize
    sanitize(df, "note", policy="policy.yaml").write.parquet("released")

Rows keep their order within a partition, and their number. A row that fails keeps no text: its column is
null and ``palimpsest_error`` has the code. Nothing of the text reaches Spark's logs.
"""

from __future__ import annotations

import json
import math
import os
import queue
import re
import shutil
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Callable

if TYPE_CHECKING:
    import pandas as pd
    from pyspark.sql import DataFrame
    from typing_extensions import Self

__all__ = ["PalimpsestError", "detect", "sanitize"]
__version__ = "0.2.0"

#: Records in a process at a time: enough to keep it busy, few enough to lose little with it.
WINDOW = 64

DETECTED = (
    "array<struct<start:int,end:int,text:string,type:string,subtype:string,"
    "score:double,detector:string,entity:string>>"
)


class PalimpsestError(RuntimeError):
    """The process refuses to start: a wrong policy, a missing model, a missing command."""


def sanitize(
    df: DataFrame,
    column: str,
    policy: str | Mapping[str, Any] | None = None,
    *,
    output_column: str | None = None,
    error_column: str = "palimpsest_error",
    command: Sequence[str] = ("palimpsest",),
    options: Sequence[str] = (),
    files: Mapping[str, str] | None = None,
    timeout: float = 300.0,
    window: int = WINDOW,
) -> DataFrame:
    """The rows of ``df`` with ``column`` sanitized.

    :param column: a column of strings; null stays null.
    :param policy: path of a policy file on the driver, or a policy as a mapping; shipped with the job.
    :param output_column: where the sanitized text goes; default is ``column`` itself, so that no original
        remains.
    :param error_column: gets the error code of a row that failed, else null.
    :param command: how an executor calls the program, for example ``("npx", "palimpsest")``.
    :param options: further flags of ``palimpsest sanitize``, for example ``("--mask", "all")``.
    :param files: flags whose value is a file of the driver, shipped with the job:
        ``{"--release-key": "release.key"}``.
    :param timeout: seconds that one record may take; then it fails with ``TIMED_OUT``.
    :param window: records that one process holds at a time.
    :raises PalimpsestError: inside the job, where the process refuses its options.
    """
    from pyspark.sql.types import StringType, StructField, StructType

    target = output_column or column
    kept = [f for f in df.schema.fields if f.name not in (target, error_column)]
    _require_column(df, column)
    if target == column:
        fields = [StructField(f.name, StringType()) if f.name == column else f for f in df.schema.fields]
        fields = [f for f in fields if f.name != error_column]
    else:
        fields = [*kept, StructField(target, StringType())]
    schema = StructType([*fields, StructField(error_column, StringType())])
    # said, not inferred: what a task makes of its first records must not decide
    form = ("--to", "same", "--column", "text=text")
    job = _Job.of("sanitize", form, policy, command, options, files, timeout, window)
    names = [field.name for field in schema.fields]

    def run(frames: Iterable[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        for frame, answers in job.answered(frames, column):
            frame[target] = [None if one is None else one.get("text") for one in answers]
            frame[error_column] = [None if one is None else one.get("error") for one in answers]
            yield frame[names]

    return df.mapInPandas(run, schema)


def detect(
    df: DataFrame,
    column: str,
    policy: str | Mapping[str, Any] | None = None,
    *,
    output_column: str = "mentions",
    error_column: str = "palimpsest_error",
    command: Sequence[str] = ("palimpsest",),
    options: Sequence[str] = (),
    timeout: float = 300.0,
    window: int = WINDOW,
) -> DataFrame:
    """The rows of ``df`` with what ``palimpsest detect`` finds in ``column``, offsets in code points.

    Parameters are those of :func:`sanitize`. The originals remain in ``df``.
    """
    from pyspark.sql.types import StringType, StructField, StructType

    _require_column(df, column)
    kept = [f for f in df.schema.fields if f.name not in (output_column, error_column)]
    mentions = _type_of(DETECTED)
    schema = StructType(
        [*kept, StructField(output_column, mentions), StructField(error_column, StringType())]
    )
    job = _Job.of("detect", ("--to", "jsonl"), policy, command, options, None, timeout, window)
    names = [field.name for field in schema.fields]
    keys = [field.name for field in mentions.elementType.fields]

    def run(frames: Iterable[pd.DataFrame]) -> Iterator[pd.DataFrame]:
        for frame, answers in job.answered(frames, column):
            frame[output_column] = [
                None
                if one is None or "mentions" not in one
                else [{key: mention.get(key) for key in keys} for mention in one["mentions"]]
                for one in answers
            ]
            frame[error_column] = [None if one is None else one.get("error") for one in answers]
            yield frame[names]

    return df.mapInPandas(run, schema)


def _require_column(df: DataFrame, column: str) -> None:
    if column not in df.columns:
        raise PalimpsestError(f"The data frame has no column '{column}'; it has {', '.join(df.columns)}.")


def _type_of(ddl: str) -> Any:
    from pyspark.sql.types import _parse_datatype_string

    return _parse_datatype_string(ddl)


class _Job:
    """What every task needs to start its process: plain data, shipped by Spark."""

    def __init__(self, arguments: list[str], files: dict[str, str], timeout: float, window: int) -> None:
        self.arguments = arguments
        self.files = files
        self.timeout = timeout
        self.window = window

    @classmethod
    def of(
        cls,
        verb: str,
        form: Sequence[str],
        policy: str | Mapping[str, Any] | None,
        command: Sequence[str],
        options: Sequence[str],
        files: Mapping[str, str] | None,
        timeout: float,
        window: int,
    ) -> _Job:
        shipped = {flag: _read(path) for flag, path in (files or {}).items()}
        if policy is not None:
            shipped["--policy"] = _read(policy) if isinstance(policy, str) else json.dumps(policy)
        return cls([*command, verb, "-", "--from", "jsonl", *form, *options], shipped, timeout, window)

    def answered(
        self, frames: Iterable[pd.DataFrame], column: str
    ) -> Iterator[tuple[pd.DataFrame, list[dict[str, Any] | None]]]:
        with _Child(self) as child:
            for frame in frames:
                frame = frame.copy(deep=False)
                yield frame, child.answers([_text_of(value) for value in frame[column]])


def _read(path: str) -> str:
    with open(path, encoding="utf-8") as file:
        return file.read()


def _text_of(value: Any) -> str | None:
    if isinstance(value, str):
        return value
    missing = value is None or (isinstance(value, float) and math.isnan(value))
    return None if missing else str(value)


class _Died(Exception):
    """The process ended, or said nothing for too long."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Child:
    """One process, started when first needed and again when it has died."""

    def __init__(self, job: _Job) -> None:
        self._job = job
        self._folder: str | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._answered_any = False
        self._last_error = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)

    def answers(self, texts: Sequence[str | None]) -> list[dict[str, Any] | None]:
        """One answer per text, in order. A text that ends the process twice gets its error code."""
        answers: list[dict[str, Any] | None] = [None] * len(texts)
        waiting = deque(i for i, text in enumerate(texts) if text is not None)
        sent: deque[int] = deque()
        tries: dict[int, int] = {}
        while waiting or sent:
            try:
                while waiting and len(sent) < self._job.window:
                    self._send(waiting[0], texts[waiting[0]])
                    sent.append(waiting.popleft())
                answers[sent[0]] = self._receive()
                sent.popleft()
            except _Died as died:
                self._stop()
                # what the process held is sent again, and the record it worked on alone is to blame
                blamed = sent[0] if sent else waiting[0]
                tries[blamed] = tries.get(blamed, 0) + 1
                waiting.extendleft(reversed(sent))
                sent.clear()
                if died.code == "TIMED_OUT" or tries[blamed] > 1:
                    waiting.remove(blamed)
                    answers[blamed] = {"error": died.code}
        return answers

    def _send(self, place: int, text: str | None) -> None:
        if self._process is None:
            self._start()
        record = json.dumps({"id": str(place), "text": text}, ensure_ascii=False)
        self._outgoing.put(record.encode("utf-8", "replace") + b"\n")

    def _receive(self) -> dict[str, Any]:
        try:
            line = self._lines.get(timeout=self._job.timeout)
        except queue.Empty:
            raise _Died("TIMED_OUT") from None
        if line is None:
            if not self._answered_any and self._refused():
                raise PalimpsestError(self._last_error)
            raise _Died("WORKER_DIED")
        self._answered_any = True
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _refused(self) -> bool:
        """Whether the process ended by itself with one of the statuses for wrong options or missing parts."""
        assert self._process is not None
        self._process.wait()
        return self._process.returncode in (2, 5) and self._last_error != ""

    def _start(self) -> None:
        arguments = list(self._job.arguments)
        if self._job.files:
            if self._folder is None:
                self._folder = tempfile.mkdtemp(prefix="palimpsest-")
            for number, (flag, content) in enumerate(sorted(self._job.files.items())):
                path = os.path.join(self._folder, f"{number}{'.yaml' if flag == '--policy' else ''}")
                with open(
                    os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8"
                ) as file:
                    file.write(content)
                arguments += [flag, path]
        try:
            process = subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError:
            raise PalimpsestError(
                f"The command '{arguments[0]}' cannot be started on this executor; install palimpsest there or name it in 'command'."
            ) from None
        self._process = process
        self._lines, self._outgoing = queue.Queue(), queue.Queue()
        self._last_error = ""
        _thread(_drain, process.stdout, self._lines)
        _thread(_feed, process.stdin, self._outgoing)
        _thread(self._watch, process.stderr)

    def _watch(self, stream: Any) -> None:
        # messages have codes and never quote a document, yet only the last one is kept and none is logged
        for line in stream:
            found = re.match(r"palimpsest: [A-Z_]+: .*", line.decode("utf-8", "replace"))
            if found:
                self._last_error = found[0]

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._outgoing.put(None)
        process.kill()
        process.wait()


def _thread(run: Callable[..., None], *arguments: Any) -> None:
    threading.Thread(target=run, args=arguments, daemon=True).start()


def _drain(stream: Any, lines: queue.Queue[bytes | None]) -> None:
    for line in stream:
        lines.put(line)
    lines.put(None)


def _feed(stream: Any, outgoing: queue.Queue[bytes | None]) -> None:
    try:
        while (line := outgoing.get()) is not None:
            stream.write(line)
            stream.flush()
    except OSError:
        pass  # the process has ended, which its output says
