"""What the cross-checks share: figures of the program beside figures computed a second time."""

import json

ABOUT = {"version", "kind", "method", "texts", "made", "seconds"}
"""Keys of a file of figures that say what it is, not what was measured."""

TOLERANCE = 0.0005
"""Equal to the third decimal."""


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def divide(part, whole):
    return part / whole if whole else 0


def utf16(text):
    """Length of a text in UTF-16 units, as the program counts it."""
    return len(text.encode("utf-16-le")) // 2


def flat(value, path=""):
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from flat(inner, f"{path}[{number}]")
    else:
        yield path, value


def compare(mine, ours, only=None):
    """Prints each figure beside the program's; whether all agree to the third decimal.

    `only`: the keys that are compared; without it all but those that are no figures. Figures by
    document are summed up in one line.
    """
    keys = set(ours) - ABOUT - {"byDocument"} if only is None else set(only)
    ours_flat = dict(flat({key: ours[key] for key in keys if key in ours}))
    mine_flat = dict(flat({key: mine[key] for key in keys if key in mine}))
    worst = 0
    for name in sorted(set(mine_flat) | set(ours_flat)):
        if name not in mine_flat and ours_flat[name] is None:
            continue
        if name not in mine_flat or name not in ours_flat:
            print(f"{name}: only on one side")
            worst = 1
            continue
        difference = apart(mine_flat[name], ours_flat[name])
        worst = max(worst, difference)
        print(f"{name:44} {shown(mine_flat[name]):>12} {shown(ours_flat[name]):>12}")
    if "byDocument" in mine:
        difference, count = by_document(mine["byDocument"], ours["byDocument"])
        worst = max(worst, difference)
        print(f"by document: {count} figures, largest difference {difference:.6f}")
    print(f"largest difference {worst:.6f}")
    return worst < TOLERANCE


def by_document(mine, ours):
    mine, ours = dict(flat(mine)), dict(flat(ours))
    wanted = {name: value for name, value in ours.items() if name in mine}
    if not wanted or set(mine) - set(ours):
        return 1, 0
    return max(apart(mine[name], value) for name, value in wanted.items()), len(wanted)


def apart(a, b):
    if isinstance(a, (int, float)) and isinstance(b, (int, float)):
        return abs(a - b)
    return 0 if a == b else 1


def shown(value):
    return f"{value:.4f}" if isinstance(value, float) else str(value)
