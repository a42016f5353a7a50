"""Averages the weights of two checkpoints: a model between the two (Wortsman et al. 2022).

python training/soup.py WORK/shipped.pt WORK/notes.pt --share 0.6 --out WORK/soup.pt
"""

import argparse
from pathlib import Path

import torch


def soup(first, second, share):
    """The state of a model that has `share` of the second's weights, the rest of the first's."""
    if first.keys() != second.keys():
        raise ValueError("the two checkpoints do not have the same weights")
    return {name: torch.lerp(value.float(), second[name].float(), share) for name, value in first.items()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--share", type=float, required=True, help="of the second, 0 to 1")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    first, second = (torch.load(path)["model"] for path in (arguments.first, arguments.second))
    torch.save({"model": soup(first, second, arguments.share), "tokens": 0}, arguments.out)
