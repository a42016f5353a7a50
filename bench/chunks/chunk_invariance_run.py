"""Runs the PyPI package `chunk-invariance` against our streams.

    pip install chunk-invariance
    python bench/chunks/chunk_invariance_run.py

The streams run in Node (`bench/chunks/streams.ts`), a JSON line for a line: a name and chunks in, the text that comes out.
"""

import json
import subprocess
import sys
from pathlib import Path

from chunk_invariance import assert_chunk_invariant

ROOT = Path(__file__).resolve().parents[2]
# what the session of streams.ts knows: Ann Berg, Tom Becker, an address, an e-mail address
RESTORED = [
    "Dear [PERSON 1], and [Person 2]: see [note] 1.",
    'Tool says {"who":"[PERSON 1]","at":"[ADDRESS 1]"}.',
    "**[PERSON 1]** and \\[PERSON 2\\], PERSON 1's, [PERSONNE 2], [PERSON 9].",
    "https://x.example/?q=%5BPERSON%201%5D&a=[EMAIL 1]",
    "[[PERSON 1] [PERSON [PERSON 2] PERSON 12 \U0001f600[PERSON 1]",
]
MASKED = [
    "Dear Tom Becker,\n\nAnn Berg has moved to 12 Mill Lane, Bath BA1 5XX.\n\nRegards,\nNora Lund",
    "Mail ann.berg@example.org or ring 07700 900123.\n\nCard 4111 1111 1111 1111.",
]


class Streams:
    def __init__(self) -> None:
        self.node = subprocess.Popen(
            ["node", "--import", "tsx", "bench/chunks/streams.ts"],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
        )

    def ask(self, stream: str, chunks: list) -> str:
        self.node.stdin.write(json.dumps([stream, chunks]) + "\n")
        self.node.stdin.flush()
        return json.loads(self.node.stdout.readline())


def main() -> None:
    streams = Streams()
    print("| stream | texts | cut | ways of cutting, all alike |\n| --- | --- | --- | --- |")
    for name, whole, texts, cuts in [
        ("restoreStream", "restore", RESTORED, "all-two-part"),
        ("restoreStream", "restore", [text[:26] for text in RESTORED], 4),
        ("maskStream", "maskStream", MASKED, "all-two-part"),
        ("events", "restore", RESTORED, "all-two-part"),
    ]:
        tried = sum(
            assert_chunk_invariant(
                lambda chunks, name=name: [streams.ask(name, list(chunks))],
                lambda text, whole=whole: streams.ask(whole, [text]),
                text, splits=cuts,
            )
            for text in texts
        )
        how = "once" if cuts == "all-two-part" else f"in up to {cuts} parts"
        print(f"| `{name}` | {len(texts)} | {how} | {tried} |")
    streams.node.stdin.close()
    sys.exit(streams.node.wait())


main()
