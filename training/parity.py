"""Writes models/recognizer/parity.json: what another runtime must reproduce.

python training/parity.py
"""

import json

from decode import MODEL_FOLDER, Recognizer, mentions, text_logits
from encoding import encode
from labels import LABELS

WITH_MODEL = {
    "letter": "Dear Mr Aleksander Wiśniewski,\nwe met in Kraków on 14 March 2019. Your file number is KR-20817/19.",
    "chat": "omg zeynep are u still in marseille?? my new nr is 0611 48 20 93 😂",
    "clinical": "Pt is a 57-year-old retired welder with type 2 diabetes, seen by Dr. Nakamura at "
    "St Brigid's Hospital.",
    "judgment": "The applicant, Ms Iryna Kovalchuk, a Ukrainian national born in 1971, was represented by Mr P. Oduya, "
    "a lawyer practising in Lviv. On 3 May 2004 the Lviv Regional Court ordered her to pay EUR 1,250.",
    "form": "Name: Tariq al-Hashimi\nAddress: 27 rue des Lilas\nApt 4\n69003 Lyon\n"
    "IBAN: FR76 3000 4000 0312 3456 7890 143",
    "capitals": "MEETING WITH MARGARET O'NEILL IN BOSTON ON FRIDAY AT 10:30 AM",
    "lower": "my name is juan carlos pereira and i work for siemens in são paulo",
    "nothing": "Please restart the router and try again; it should be fine after that.",
    "biography": "Hana Dvořáková (born 2 June 1958) is a Czech sculptor who won three medals at the Venice Biennale.",
    "mail": "From: s.lindqvist@fjordmail.example\nSubject: invoice 88213\n"
    "Hi Tom, the total is $4,310.50, due next Tuesday.",
    "windows": "It was said that this should not be so, and that they would do it again if they could. " * 18
    + "At the end Mrs Adaeze Nwosu asked for a vote in Nairobi, and it was held on 9 July 2015.",
}

TOKENS_ONLY = {
    "empty": "",
    "spaces": "  \t \n ",
    "one letter": "A",
    "accents": "Émile Zoë façade naïve Ångström ÿ",
    "combining": "Jose\u0301 garc\u0327on n\u0303andu\u0301",
    "chinese": "王小明住在北京市朝阳区。",
    "japanese": "東京タワーでtanakaさんに会った",
    "korean": "김민수는 서울에 산다",
    "arabic": "اسمي أحمد وأعيش في القاهرة",
    "cyrillic": "Меня зовут Иван Петров",
    "greek final sigma": "ΟΔΥΣΣΕΥΣ και Οδυσσεύς",
    "german sharp s": "STRASSE Straße GROẞ",
    "turkish": "İstanbul'da ışık IĞDIR",
    "emoji": "ok 👍🏽 fine 👨‍👩‍👧 bye 🇫🇷!",
    "zero width": "Mar\u200bia and\u00a0Bob \u2009thin\ufeff",
    "control": "tab\there\x07bell\r\nnext\x00nul \ufffd end",
    "punctuation": '"Wait..." she said -- (no?) [yes] {x} $5 + 3% = a/b_c#d@e ^~`|',
    "quotes": "“The Government” ‘it’s’ — 5–7 … «oui»",
    "shapes": "iPhone McDonald USA U.S. Mr J. Ünal IBM's X9 9a 42 ½ ²",
    "very long word": "Donau" + "dampfschifffahrts" * 8 + "kapitän ends",
    "long unknown": "x" * 101 + " y",
    "numbers": "4111 1111 1111 1111, 12/03/1999, 3.14, 1,000,000, +48-600-100-200",
    "address": "user.name+tag@mail.example.org https://example.org/a?b=c&d=%20e",
    "lines": "one\ntwo\r\nthree\rfour\u2028five\n\n\nsix",
}


def fixture():
    recognizer = Recognizer()
    entries = []
    for name, text in {**WITH_MODEL, **TOKENS_ONLY}.items():
        encoded = encode(recognizer.tokenizer, text)
        entry = {
            "name": name,
            "text": text,
            "ids": encoded.ids.tolist(),
            "shapes": encoded.shapes.tolist(),
            "offsets": [[int(s), int(e)] for s, e in zip(encoded.starts, encoded.ends)],
        }
        if name in WITH_MODEL:
            logits, decisions = text_logits(recognizer.model, encoded)
            found = mentions(encoded, logits, decisions, recognizer.outside_bias)
            entry["labels"] = [LABELS[i] for i in logits.argmax(-1)]
            entry["firstLogits"] = [round(float(v), 3) for v in logits[:, 0]]
            entry["mentions"] = [[m.start, m.end, m.type, m.decision] for m in found]
        entries.append(entry)
    return {
        "version": 1,
        "note": "Pieces without [CLS] and [SEP]. Offsets in code points. labels: argmax of the raw logits of each "
        "piece; firstLogits: the logit of O; both from the int8 model on the CPU provider, one thread.",
        "texts": entries,
    }


if __name__ == "__main__":
    lines = json.dumps(fixture(), ensure_ascii=True, separators=(",", ":")).replace('{"name"', '\n{"name"')
    (MODEL_FOLDER / "parity.json").write_text(lines + "\n", encoding="ascii")
