"""Computes the figures of an attack a second time from its ranks, and compares them with what it printed.

    palimpsest attack --data TABLE --background COLUMN --json > ours.json
    python training/crosscheck_attack.py ours.json --data TABLE --background COLUMN

Risk, risk at 1, 5 and 10, chance and cap are counted from the ranks and the table. Shared with the program: the ranks,
which are the attack itself. The bootstrap is checked with samples of our own, to one text: it is drawn at random.
Exit status 1 where a figure differs by .0005 or more, or an interval's end by more than one text.
"""

import argparse
import sys

import numpy as np

from crosscheck import compare, read


def figures(ranks, background):
    individuals = {name for of_method in ranks.values() for name in of_method}
    present = individuals & background
    share = len(present) / len(individuals)

    def within(of_method, k):
        return 100 * np.mean([rank is not None and rank <= k for rank in of_method.values()])

    return {
        "individuals": len(individuals),
        "background": len(background),
        "present": len(present),
        "chance": 100 * share / len(background),
        "cap": 100 * share,
        "risk": {name: within(of_method, 1) for name, of_method in ranks.items()},
        "riskAt": {name: {str(k): within(of_method, k) for k in (1, 5, 10)} for name, of_method in ranks.items()},
    }


def interval(of_method, random):
    wins = np.array([100.0 * (rank == 1) for rank in of_method.values()])
    means = random.choice(wins, (4000, len(wins))).mean(1)
    return np.percentile(means, [2.5, 97.5])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("ours")
    parser.add_argument("--data", required=True, help="the table that was attacked")
    parser.add_argument("--name", default="name")
    parser.add_argument("--background", required=True)
    args = parser.parse_args()
    ours, rows = read(args.ours), read(args.data)
    background = {row[args.name] for row in rows if (row.get(args.background) or "").strip()}
    mine = figures(ours["ranks"], background)
    equal = compare(mine, ours, only=mine.keys())
    random = np.random.default_rng(0)
    # in texts, the steps that a risk can take
    furthest = max(
        float(np.abs(interval(of_method, random) - ours["interval"][name]).max()) * len(of_method) / 100
        for name, of_method in ours["ranks"].items()
    )
    print(f"largest difference of an interval's end: {furthest:.2f} texts")
    return 0 if equal and furthest < 1.01 else 1


if __name__ == "__main__":
    sys.exit(main())
