"""Writes everyday texts with complete annotation in thirteen languages other than English.

Templates and fillers are in everyday_languages/LANGUAGE.txt (lines with `@` are lists of fillers, the others templates;
`\\n` is a line break), occupations, illnesses, nationalities, religions and bodies in languages/LANGUAGE,
months, weekdays and countries in the CLDR's lists, cities in the gazetteer. A slot is {kind}, {kind:n} for the n-th
person of a text, {kind.case} for a bent form (declension.py).
"""

import argparse
import json
import random
import re
from functools import cache
from pathlib import Path

from corpora import DATA, Example
from declension import finnish, polish
from everyday import Filler, cities

HERE = Path(__file__).resolve().parent
SLOT = re.compile(r"\{(\w+)(?:\.(\w+))?(?::(\w+))?\}")
LANGUAGES = sorted(path.stem for path in (HERE / "everyday_languages").glob("*.txt"))
BEND = {"pl": polish, "fi": finnish}

ZIPS = {"de": "#####", "fr": "#####", "es": "#####", "it": "#####", "nl": "#### @@", "pt": "####-###", "pl": "##-###"}
ZIPS |= {"da": "####", "nb": "####", "sv": "### ##", "fi": "#####", "ro": "######", "hr": "#####"}
IBANS = {"de": "DE## #### #### #### #### ##", "fr": "FR## #### #### #### #### #### ###", "nl": "NL## @@@@ #### #### ##"}
IBANS |= {
    "es": "ES## #### #### #### #### ####",
    "it": "IT## @### #### #### #### #### ###",
    "fi": "FI## #### #### #### ##",
}
IBANS |= {"pt": "PT50 #### #### #### #### #### #", "pl": "## #### #### #### #### #### ####", "da": "#### ##########"}
IBANS |= {"nb": "#### ## #####", "sv": "####-## ### ##"}
IBANS |= {"ro": "RO## @@@@ #### #### #### ####", "hr": "HR## #### #### #### #### #"}
LONG_DATES = {"de": "{d}. {m} {y}", "da": "{d}. {m} {y}", "nb": "{d}. {m} {y}", "fi": "{d}. {m} {y}"}
LONG_DATES |= {"hr": "{d}. {m} {y}.", "es": "{d} de {m} de {y}", "pt": "{d} de {m} de {y}"}
SHORT_DATES = {
    "de": ["{d:02}.{n:02}.{y}", "{d}.{n}.{y}", "{d}.{n}.", "{d:02}.{n:02}.{s:02}"],
    "fr": ["{d:02}/{n:02}/{y}", "{d:02}.{n:02}.{y}", "{d}/{n}/{s:02}"],
    "es": ["{d:02}/{n:02}/{y}", "{d}-{n}-{y}", "{d}/{n}/{s:02}"],
    "it": ["{d:02}/{n:02}/{y}", "{d}.{n}.{y}", "{d}/{n}/{y}"],
    "nl": ["{d:02}-{n:02}-{y}", "{d}-{n}-{y}", "{d}/{n}/{y}"],
    "pt": ["{d:02}/{n:02}/{y}", "{d:02}-{n:02}-{y}", "{d}/{n}/{y}"],
    "pl": ["{d:02}.{n:02}.{y}", "{d:02}.{n:02}.{y} r.", "{d}.{n}.{y}"],
    "da": ["{d}/{n}-{y}", "{d:02}-{n:02}-{y}", "{d}.{n}.{y}", "{d}/{n}"],
    "nb": ["{d}.{n}.{y}", "{d:02}.{n:02}.{y}", "{d}/{n}-{y}", "{d}/{n}"],
    "sv": ["{y}-{n:02}-{d:02}", "{d}/{n} {y}", "{d}/{n}", "{s:02}{n:02}{d:02}"],
    "fi": ["{d}.{n}.{y}", "{d:02}.{n:02}.{y}", "{d}.{n}."],
    "hr": ["{d:02}.{n:02}.{y}.", "{d}. {n}. {y}.", "{d}.{n}.{y}.", "{d}. {n}."],
    "ro": ["{d:02}.{n:02}.{y}", "{d}.{n}.{y}", "{d:02}/{n:02}/{y}"],
}
TAIL = {"pl": [" r.", " roku", "", ""]}

TYPES = {
    **dict.fromkeys(("full", "first", "last", "titled"), "PERSON"),
    **dict.fromkeys(("email", "phone", "iban", "id", "ref"), "CODE"),
    **dict.fromkeys(("city", "street", "address", "zip", "country"), "LOC"),
    **dict.fromkeys(("inst", "company", "body"), "ORG"),
    **dict.fromkeys(("job", "illness", "nationality", "religion", "age"), "DEM"),
    **dict.fromkeys(("date", "weekday", "time", "when", "year", "duration", "month"), "DATETIME"),
    **dict.fromkeys(("money", "amount"), "QUANTITY"),
}
PEOPLE = ("full", "first", "last", "titled", "email")
LISTED = {"job": "occupations", "illness": "illnesses", "nationality": "nations", "religion": "religions", "body": "bodies"}


@cache
def pages(language):
    """(lists of fillers, templates) of a language."""
    lists, templates = {}, []
    for line in (HERE / f"everyday_languages/{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("@"):
            name, _, values = line[1:].partition(" ")
            lists[name] = values.replace("\\n", "\n").split("|")
        elif line:
            templates.append(line.replace("\\n", "\n"))
    return lists, templates


@cache
def words(language):
    """The lists of languages/LANGUAGE: subject -> entries."""
    files = (HERE.parent / "languages" / language).glob("*.txt")
    return {file.stem: file.read_text(encoding="utf-8").splitlines() for file in files}


@cache
def calendar(language):
    return json.loads((DATA / f"lang/words/{language}.json").read_text(encoding="utf-8"))


@cache
def cities_of(countries):
    names = {"DE": "Germany", "AT": "Austria", "CH": "Switzerland", "FR": "France", "BE": "Belgium", "ES": "Spain"}
    names |= {"MX": "Mexico", "CO": "Colombia", "AR": "Argentina", "IT": "Italy", "NL": "Netherlands", "PT": "Portugal"}
    names |= {"BR": "Brazil", "PL": "Poland", "DK": "Denmark", "NO": "Norway", "SE": "Sweden", "FI": "Finland"}
    names |= {"RO": "Romania", "HR": "Croatia"}
    wanted = {names[country] for country in countries}
    return [name for name, country, _ in cities() if country in wanted]


class Writer:
    """Draws slot values in one language; remembers the numbered people of a text."""

    def __init__(self, rng, language):
        self.rng, self.language = rng, language
        self.lists, self.templates = pages(language)
        self.filler = Filler(rng)
        self.people = {}

    def person(self):
        if self.rng.random() < 0.15:
            return self.filler.person()
        first = self.rng.choice(self.lists["forenames"])
        last = self.rng.choice(self.lists["surnames"])
        feminine = first.endswith("a") and self.language == "pl"
        if self.rng.random() < 0.08:
            last += "-" + self.rng.choice(self.lists["surnames"])
        if self.language in ("es", "pt") and self.rng.random() < 0.4:
            last += " " + self.rng.choice(self.lists["surnames"])
        return first, polish(last, "f") if feminine else last

    def bend(self, value, case):
        if not case or self.language not in BEND:
            return value
        parts = value.split(" ")
        if self.language == "fi":
            return " ".join([*parts[:-1], finnish(parts[-1], case)])
        return " ".join(polish(part, case) for part in parts)

    def value(self, kind, case=None, number=None):
        if kind in PEOPLE:
            if number is None:
                first, last = self.person()
            else:
                first, last = self.people.setdefault(number, self.person())
            return self.of_person(kind, first, last, case)
        return self.bend(getattr(self, "slot_" + kind)(), case)

    def of_person(self, kind, first, last, case):
        if kind == "email":
            return self.filler.slot_email(first, last)
        if kind == "titled":
            name = last if self.rng.random() < 0.6 else f"{first} {last}"
            return f"{self.rng.choice(self.lists['titles'])} {name}"
        if kind == "first":
            return self.bend(first, case)
        if kind == "last":
            return self.bend(last, case)
        roll = self.rng.random()
        if roll < 0.06 and not case:
            return f"{last}, {first}"
        if roll < 0.12:
            return f"{first[0]}. {self.bend(last, case)}"
        if roll < 0.2:
            return f"{first} {self.rng.choice(self.lists['forenames'])} {self.bend(last, case)}"
        return self.bend(f"{first} {last}", case)

    def filled(self, form):
        """A form of the lists with its own slots and numbers filled."""
        names = {
            "n": str(self.rng.randint(2, 89)),
            "t": self.rng.choice(["zwanzig", "dreißig", "vierzig", "fünfzig"]),
            "y": str(self.rng.randint(1965, 2025)),
            "d": str(self.rng.randint(1, 95)),
            "e": str(self.rng.randint(100, 999)),
            "h": str(self.rng.randint(6, 22)),
            "m": f"{self.rng.randrange(0, 60, 5):02}",
            "w": self.rng.choice(self.lists["streets"]),
        }

        def put(slot):
            kind, case, number = slot.groups()
            return names[kind] if kind in names else self.value(kind, case, number)

        return SLOT.sub(put, form)

    def listed(self, name):
        return self.filled(self.rng.choice(self.lists[name]))

    def word(self, kind):
        """An entry of the language's lists, with an ending where the list leaves it open."""
        own = self.lists.get({"nationality": "nationalities", "illness": "illnesses"}.get(kind, kind + "s"))
        entry = self.rng.choice(own or words(self.language)[LISTED[kind]])
        if not entry.endswith("*"):
            return entry
        stem = entry[:-1]
        if self.language == "de":
            is_trade = stem.endswith(("er", "eur"))
            endings = ["e", "en", "er"] if stem.endswith("isch") else ["in", "", "innen"] if is_trade else [""]
            return stem + self.rng.choice(endings)
        return stem

    def slot_job(self):
        return self.word("job")

    def slot_illness(self):
        return self.word("illness")

    def slot_nationality(self):
        return self.word("nationality")

    def slot_religion(self):
        return self.word("religion")

    def slot_body(self):
        return self.word("body")

    def slot_age(self):
        return self.listed("ages")

    def slot_when(self):
        return self.listed("when")

    def slot_duration(self):
        return self.listed("durations")

    def slot_money(self):
        return self.listed("moneys")

    def slot_amount(self):
        return self.listed("amounts")

    def slot_time(self):
        return self.listed("times")

    def slot_inst(self):
        return self.listed("institutions")

    def slot_company(self):
        return self.listed("companies")

    def slot_street(self):
        return self.listed("street_forms")

    def slot_address(self):
        return self.listed("addresses")

    def slot_city(self):
        return self.rng.choice(cities_of(tuple(self.lists["countries"])))

    def slot_zip(self):
        return self.filler.pattern(ZIPS[self.language])

    def slot_iban(self):
        form = IBANS[self.language]
        return self.filler.pattern(form if self.rng.random() < 0.7 else form.replace(" ", ""))

    def slot_id(self):
        return self.filler.pattern(self.rng.choice(self.lists["ids"]))

    def slot_phone(self):
        return self.filler.pattern(self.rng.choice(self.lists["phones"]))

    def slot_ref(self):
        forms = ["#####", "###/##", "@@-####", "# @ ###/##", "##/#####/@@@", "@@@ #### ##", "####-######"]
        return self.filler.pattern(self.rng.choice(forms))

    def slot_country(self):
        return self.rng.choice([*calendar(self.language)["territories"].values()])

    def slot_month(self):
        return self.rng.choice(calendar(self.language)["months"]["stand-alone"]["wide"])

    def slot_year(self):
        return str(self.rng.randint(1930, 2025))

    def slot_weekday(self):
        return self.rng.choice(calendar(self.language)["days"]["format"]["wide"])

    def slot_date(self):
        number = self.rng.randint(1, 12)
        year = self.rng.randint(1930, 2025)
        day = self.rng.randint(1, 28)
        if self.rng.random() < 0.45:
            form = self.rng.choice(SHORT_DATES[self.language])
            return form.format(d=day, n=number, y=year, s=year % 100)
        month = calendar(self.language)["months"]["format"]["wide"][number - 1]
        long = LONG_DATES.get(self.language, "{d} {m} {y}").format(d=day, m=month, y=year)
        if self.rng.random() < 0.2:
            return re.sub(r"( de)? \d{4}\.?$", "", long)
        return long + self.rng.choice(TAIL.get(self.language, [""]))


def write_text(rng, language, number):
    """One annotated text of one to seven templates."""
    writer = Writer(rng, language)
    text, spans = "", []
    for piece in rng.sample(writer.templates, 1 if rng.random() < 0.3 else rng.randint(2, 7)):
        if text:
            text += rng.choice([" ", " ", "\n", "\n\n"])
        at = 0
        for slot in SLOT.finditer(piece):
            text += piece[at : slot.start()]
            value = writer.value(*slot.groups())
            spans.append([len(text), len(text) + len(value), [TYPES[slot.group(1)]], None])
            text += value
            at = slot.end()
        text += piece[at:]
    roll = rng.random()
    changed = text.lower() if roll < 0.08 else text.upper() if roll < 0.12 else text
    return Example("everyday_languages", f"{language}-{number}", changed if len(changed) == len(text) else text, spans)


def write_language_texts(seed, per_language):
    rng = random.Random(seed)
    return [write_text(rng, language, number) for language in LANGUAGES for number in range(per_language)]


def main():
    """Prints texts as lines of JSON in the form of ../shared/data/lang."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--texts", type=int, default=60, help="per language")
    parser.add_argument("--seed", type=int, default=77)
    arguments = parser.parse_args()
    for example in write_language_texts(arguments.seed, arguments.texts):
        mentions = [{"start": start, "end": end, "type": types[0]} for start, end, types, _ in example.spans if types]
        line = {"id": example.id, "lang": example.id.split("-")[0], "text": example.text, "mentions": mentions}
        print(json.dumps(line, ensure_ascii=False))


if __name__ == "__main__":
    main()
