"""Sets one model's entry in models/manifest.json and leaves the entries of the others as they are.

    python training/manifest.py embedder --task sentence-embedding --license Apache-2.0 \\
        embedder/model.onnx embedder/config.json recognizer/vocab.txt

Run it again for every model whose entry another export has dropped. Files are relative to models/; two
models may name the same file.
"""

import argparse
import hashlib
import json
import os
from pathlib import Path

MODELS = Path(__file__).resolve().parent.parent / "models"


def read_manifest(path):
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"version": 1, "models": []}


def set_entry(name, task, license, files, models=MODELS):
    """Writes the entry with today's sizes and hashes, in the place it had or at the end."""
    entry = {"name": name, "task": task, "license": license, "files": [described(models, path) for path in files]}
    path = models / "manifest.json"
    manifest = read_manifest(path)
    names = [model["name"] for model in manifest["models"]]
    if name in names:
        manifest["models"][names.index(name)] = entry
    else:
        manifest["models"].append(entry)
    whole = path.with_suffix(".tmp")
    whole.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    os.replace(whole, path)


def described(models, path):
    data = (models / path).read_bytes()
    return {"path": path, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name")
    parser.add_argument("--task", required=True)
    parser.add_argument("--license", required=True)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    set_entry(arguments.name, arguments.task, arguments.license, arguments.files)
