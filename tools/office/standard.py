"""
Writes the names and keywords of the standards for office files into src/formats/office/standard/.

    pip install openxml-audit==0.8.0 openpyxl XlsxWriter && python tools/office/standard.py

Source: the schema data of Microsoft's Open XML SDK (MIT) and the RELAX NG schema of OpenDocument 1.3
(OASIS), both as openxml-audit (MIT) has them; functions of spreadsheets from openpyxl (MIT) and
XlsxWriter (BSD-2-Clause). Names of a standard are facts; no text of it is taken.
"""

import json
import re
from pathlib import Path
from textwrap import wrap
from xml.etree import ElementTree

from openpyxl.utils import FORMULAE
import openxml_audit
import xlsxwriter.worksheet

DATA = Path(openxml_audit.__file__).parent
OUT = Path(__file__).parents[2] / "src/formats/office/standard"
MAIN = {
    "x": "spreadsheetml_2006_main",
    "xdr": "drawingml_2006_spreadsheetDrawing",
    "a": "drawingml_2006_main",
    "c": "drawingml_2006_chart",
    "p": "presentationml_2006_main",
    "w": "wordprocessingml_2006_main",
    "wp": "drawingml_2006_wordprocessingDrawing",
    "m": "officeDocument_2006_math",
}


def written(names):
    return "\n".join(wrap(" ".join(sorted(names)), 110, initial_indent="  ", subsequent_indent="  ",
                          break_long_words=False, break_on_hyphens=False))


def module(name, text, lists):
    body = "".join(f"\nexport const {key} = `\n{written(names)}`;\n" for key, names in lists)
    (OUT / f"{name}.ts").write_text(f"/** {text} Written by tools/office/standard.py. */\n{body}")


def open_xml():
    for prefix, name in MAIN.items():
        data = json.loads((DATA / f"data/openxml/schemas/schemas_openxmlformats_org_{name}.json").read_text())
        elements = {one["Name"].split("/")[-1] for one in data["Types"]}
        elements = {e.split(":")[1] for e in elements if e.startswith(f"{prefix}:") and e.split(":")[1]}
        attributes = {a["QName"].split(":")[1] for one in data["Types"] for a in one.get("Attributes", [])}
        values = {facet["Value"] for one in data["Enums"] for facet in one["Facets"]}
        values = {v for v in values if v and " " not in v}
        module(prefix, f"Names and keywords of {name} (ISO/IEC 29500).",
               [("elements", elements), ("attributes", attributes), ("values", values)])


def open_document():
    root = ElementTree.parse(DATA / "odf/schemas/odf-1.3/OpenDocument-v1.3-schema.rng").getroot()
    rng = "{http://relaxng.org/ns/structure/1.0}"
    values = {(v.text or "").strip() for v in root.iter(f"{rng}value")}
    module("odf", "Keywords of OpenDocument 1.3.",
           [("values", {v for v in values if v and " " not in v and not v.startswith("http")})])


def functions():
    source = Path(xlsxwriter.worksheet.__file__).read_text()
    newer = set(re.findall(r"\b([A-Z][A-Z0-9.]*[A-Z0-9])\\?\(", source)) | set(re.findall(r"_xlfn\.(?:_xlws\.)?([A-Z0-9.]+)", source))
    names = {n for n in set(FORMULAE) | newer if re.fullmatch(r"[A-Z][A-Z0-9.]*", n)}
    module("functions", "Functions of spreadsheets.", [("functions", names)])


OUT.mkdir(parents=True, exist_ok=True)
open_xml()
open_document()
functions()
