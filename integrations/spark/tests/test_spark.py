"""A real Spark with two executors, and the built program: `npm run build` first."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import pytest
from pyspark.sql import SparkSession

import palimpsest_spark
from palimpsest_spark import PalimpsestError, detect, sanitize

HERE = pathlib.Path(__file__).parent
MAIN = HERE.parents[2] / "dist" / "cli" / "main.js"
NODE = os.environ.get("PALIMPSEST_NODE", "node")
COMMAND = (NODE, str(MAIN))
RULES = ("--mask", "specific", "--without", "neural")


def notes(count: int) -> list[tuple[str, str | None]]:
    towns = ["Leeds", "Hull", "York", "Bath"]
    rows: list[tuple[str, str | None]] = []
    for i in range(count):
        text = f"Mr Ole Dahl{'x' * (i % 3)} called on {1 + i % 28} March 20{10 + i % 10} from {towns[i % 4]}, tel. 020 7946 {1000 + i}."
        rows.append(
            (
                f"r{i}",
                None if i % 50 == 7 else text + (" \N{GRINNING FACE}\nSecond line." if i % 5 == 0 else ""),
            )
        )
    return rows


@pytest.fixture(scope="session")
def spark(tmp_path_factory: pytest.TempPathFactory):
    # two executors in processes of their own; local-cluster needs a Spark distribution, which pyspark brings
    # executors write their logs to a folder in Spark's home, so they get a home of links to the real one
    installed = pathlib.Path(__import__("pyspark").__file__).parent
    home = tmp_path_factory.mktemp("spark")
    for part in installed.iterdir():
        if part.name != "work":
            (home / part.name).symlink_to(part)
    os.environ["SPARK_HOME"] = str(home)
    os.environ["SPARK_SCALA_VERSION"] = "2.13" if any(home.glob("jars/spark-core_2.13*")) else "2.12"
    os.environ["PYTHONPATH"] = str(HERE.parent)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local-cluster[2,1,1024]")
        .appName("palimpsest-test")
        .config("spark.executorEnv.PYTHONPATH", str(HERE.parent))
        .config("spark.ui.enabled", "false")
        .config("spark.sql.execution.arrow.maxRecordsPerBatch", "50")
        .config("spark.task.maxFailures", "4")
        .getOrCreate()
    )
    session.logs = home / "work"  # type: ignore[attr-defined]
    yield session
    session.stop()


def frame(spark: SparkSession, rows: list[tuple[str, str | None]], partitions: int = 4):
    return spark.createDataFrame(rows, "key string, note string").repartition(partitions, "key")


@pytest.fixture(scope="session")
def expected() -> dict[str, str]:
    """What one process makes of the same records."""
    rows = [(key, text) for key, text in notes(400) if text is not None]
    lines = "".join(json.dumps({"id": key, "text": text}) + "\n" for key, text in rows)
    done = subprocess.run(
        [*COMMAND, "sanitize", "-", "--from", "jsonl", "--to", "same", *RULES],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
    )
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(records) == len(rows)
    return {record["id"]: record["text"] for record in records}


def test_gives_what_one_process_gives(spark, expected):
    got = sanitize(frame(spark, notes(400)), "note", command=COMMAND, options=RULES)
    assert got.columns == ["key", "note", "palimpsest_error"]
    rows = got.collect()
    assert len(rows) == 400
    assert {row.key: row.note for row in rows if row.note is not None} == expected
    assert all(row.palimpsest_error is None for row in rows)
    assert not any("Dahl" in (row.note or "") for row in rows)


def is_descendant(pid: int) -> bool:
    """Whether this process started another, itself or through others; programs of the same name may run beside."""
    while pid > 1:
        if pid == os.getpid():
            return True
        try:
            stat = pathlib.Path(f"/proc/{pid}/stat").read_text()
        except OSError:
            return False
        pid = int(stat.rpartition(")")[2].split()[1])
    return False


def test_survives_an_executor_and_a_process_that_are_killed(spark, expected):
    killed: list[str] = []

    def kill() -> None:
        end = time.time() + 90
        while len(killed) < 2 and time.time() < end:
            time.sleep(0.2)
            for what, pattern in (
                ("node", f"{MAIN} sanitize -"),
                ("executor", "CoarseGrainedExecutorBackend"),
            ):
                if what in killed:
                    continue
                found = subprocess.run(
                    ["pgrep", "-f", pattern], capture_output=True, text=True, check=False
                ).stdout.split()
                ours = [pid for pid in map(int, found) if is_descendant(pid)]
                if ours and "node" in [*killed, what]:
                    os.kill(ours[0], signal.SIGKILL)
                    killed.append(what)
                    time.sleep(1)

    killer = threading.Thread(target=kill)
    killer.start()
    rows = sanitize(frame(spark, notes(400), 8), "note", command=COMMAND, options=RULES).collect()
    killer.join()
    assert killed == ["node", "executor"]
    assert {row.key: row.note for row in rows if row.note is not None} == expected
    assert [row.palimpsest_error for row in rows if row.palimpsest_error] == []


def test_a_record_that_takes_too_long_fails_alone(spark, tmp_path):
    # a program that hangs at one record and answers the others, to see the time-out without waiting for a real one
    program = tmp_path / "program.py"
    program.write_text(
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    time.sleep(600 if 'slow' in line else 0)\n"
        "    sys.stdout.write(line.upper().replace('\"ID\"', '\"id\"').replace('\"TEXT\"', '\"text\"'))\n"
        "    sys.stdout.flush()\n"
    )
    rows = [("a", "one"), ("b", "slow"), ("c", "three")]
    got = sanitize(frame(spark, rows, 1), "note", command=("python3", str(program)), timeout=20).collect()
    assert {row.key: (row.note, row.palimpsest_error) for row in got} == {
        "a": ("ONE", None),
        "b": (None, "TIMED_OUT"),
        "c": ("THREE", None),
    }


def test_a_wrong_policy_ends_the_job_with_its_code(spark):
    with pytest.raises(Exception, match="POLICY_INVALID"):
        sanitize(
            frame(spark, notes(4)), "note", policy={"version": 1, "msk": "all"}, command=COMMAND
        ).collect()


def test_a_policy_travels_with_the_job(spark):
    policy = {"version": 1, "mask": "specific", "without": ["neural"], "replace": {"default": "suppress"}}
    [row] = sanitize(
        frame(spark, [("a", "Mr Ole Dahl rang.")]), "note", policy=policy, command=COMMAND
    ).collect()
    assert row.note == "*** rang."


def test_detects(spark):
    got = detect(
        frame(spark, [("a", "\N{GRINNING FACE} Mr Ole Dahl rang."), ("b", None)]),
        "note",
        command=COMMAND,
        options=("--without", "neural"),
    )
    rows = {row.key: row for row in got.collect()}
    assert [(m.start, m.end, m.text, m.type) for m in rows["a"].mentions] == [
        (2, 13, "Mr Ole Dahl", "PERSON")
    ]
    assert rows["b"].mentions is None


def test_an_unknown_column_is_refused(spark):
    with pytest.raises(PalimpsestError, match="no column 'text'"):
        sanitize(frame(spark, notes(1)), "text")


def test_nothing_of_the_text_reaches_the_logs(spark):
    time.sleep(1)
    texts = [path.read_text(errors="replace") for path in spark.logs.rglob("std*")]
    assert texts and not any("Dahl" in text for text in texts)


def test_the_module_alone_is_enough():
    assert set(palimpsest_spark.__all__) == {"PalimpsestError", "sanitize", "detect"}
