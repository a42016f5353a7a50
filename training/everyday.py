"""Writes everyday texts with complete annotation: chats, e-mails, forms, clinical and bank notes.

Templates are in everyday_templates.txt (one a line, blocks of `# genre`), their fillers' words and number
forms in everyday_fillers.json ('#' a digit, '@' a capital letter, '*' either). A slot is {kind} or
{kind:n}, where equal n means the same person, place or thing within a text. Names of people, places, jobs
and illnesses come from the gazetteers.
"""

import csv
import json
import random
import re
import string
from functools import cache
from pathlib import Path

from corpora import DATA, Example, gazetteer

TEMPLATES = Path(__file__).with_name("everyday_templates.txt")
FORMS = json.loads(Path(__file__).with_name("everyday_fillers.json").read_text(encoding="utf-8"))
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
WORDING = re.compile(r"\[([^\[\]]*)\]")


@cache
def listing(name, key):
    return json.loads((DATA / f"gazetteers/dariusk_cc0/{name}.json").read_text(encoding="utf-8"))[key]


@cache
def names_by_country():
    """country -> (forenames, surnames), each in Latin letters and as written at home."""
    tables = ({}, {})
    for table, path in zip(tables, ("forenames_by_country.csv", "surnames_by_country.csv")):
        countries = gazetteer_rows(path, "Country")
        for column in ("Romanized Name", "Localized Name"):
            for country, name in zip(countries, gazetteer_rows(path, column)):
                if name and (column == "Romanized Name" or re.match(r"[A-Za-zÀ-ž]", name)):
                    table.setdefault(country, []).append(name.strip())
    return {c: (tables[0][c], tables[1][c]) for c in tables[0] if c in tables[1]}


@cache
def gazetteer_rows(path, column):
    with open(DATA / "gazetteers" / path, encoding="utf-8-sig", newline="") as lines:
        return [row[column] or "" for row in csv.DictReader(lines)]


@cache
def plain_names(path):
    return (DATA / "gazetteers" / path).read_text(encoding="utf-8-sig").split("\n")


@cache
def cities():
    rows = zip(*(gazetteer_rows("world-cities.csv", c) for c in ("name", "country", "subcountry")))
    return [row for row in rows if len(row[0]) < 26]


@cache
def jobs():
    esco = [row for row in gazetteer("esco_occupations.tsv", "preferred_label", "\t") if len(row.split()) <= 3]
    return esco + listing("humans_occupations", "occupations") * 2 + FORMS["common_jobs"] * 20


@cache
def illnesses():
    names = [n for n in gazetteer("diseases_do.tsv", "name", "\t") if len(n.split()) <= 3]
    return names + FORMS["common_illnesses"] * 60


class Filler:
    """Draws slot values; remembers the numbered ones within one text."""

    def __init__(self, rng):
        self.rng = rng
        self.known = {}

    def fill(self, kind, number):
        """Text and type of a slot; no type means ordinary words, OPEN what nothing is to be learnt from."""
        if number is None:
            return self.draw(kind, self.person() if kind in PERSON_KINDS else None)
        if kind in PERSON_KINDS:
            if number not in self.known:
                self.known[number] = self.person()
            return self.draw(kind, self.known[number])
        key = (kind, number)
        if key not in self.known:
            self.known[key] = self.draw(kind, None)
        return self.known[key]

    def pick(self, items):
        return items[int(self.rng.random() * len(items))]

    def digits(self, low, high=None):
        count = self.rng.randint(low, high or low)
        return "".join(self.pick(string.digits) for _ in range(count))

    def pattern(self, form):
        """'#' a digit, '@' a capital letter, '*' either."""
        table = {"#": string.digits, "@": string.ascii_uppercase, "*": string.ascii_uppercase + string.digits}
        return "".join(self.pick(table[c]) if c in table else c for c in form)

    def person(self):
        if self.rng.random() < 0.25:
            first = self.pick(plain_names("firstnames_all_smashew.txt"))
            return first or "Ann", self.pick(plain_names("surnames_us_smashew.txt")) or "Lee"
        forenames, surnames = self.pick(list(names_by_country().values()))
        if self.rng.random() < 0.1:
            surnames = self.pick(list(names_by_country().values()))[1]
        return self.pick(forenames), self.pick(surnames)

    def draw(self, kind, person):
        if person:
            return getattr(self, "slot_" + kind)(*person), PERSON_KINDS[kind]
        return getattr(self, "slot_" + kind)(), OTHER_KINDS[kind]

    def slot_full(self, first, last):
        roll = self.rng.random()
        if roll < 0.62:
            return f"{first} {last}"
        if roll < 0.74:
            return f"{first} {self.pick(string.ascii_uppercase)}. {last}"
        if roll < 0.8:
            return f"{first[0]}. {last}"
        if roll < 0.86:
            return f"{first} {self.person()[0]} {last}"
        if roll < 0.92:
            return f"{first} {last}-{self.person()[1]}"
        return (
            f"{last}, {first}"
            if roll < 0.95
            else f"{first} {self.pick(['van der', 'de', 'al', 'von', 'bin', 'da'])} {last}"
        )

    def slot_first(self, first, last):
        return first

    def slot_last(self, first, last):
        return last

    def slot_titled(self, first, last):
        return (
            f"{self.pick(FORMS['honorifics'])} {last}"
            if self.rng.random() < 0.6
            else f"{self.pick(FORMS['honorifics'])} {first} {last}"
        )

    def slot_email(self, first, last):
        ascii_first, ascii_last = (re.sub(r"[^a-z]", "", part.lower()) or "info" for part in (first, last))
        user = self.pick(["{f}.{l}", "{f}{l}", "{i}{l}", "{f}_{l}", "{l}.{f}", "{f}{n}", "{f}-{l}{n}", "{f}"])
        user = user.format(f=ascii_first, l=ascii_last, i=ascii_first[0], n=self.digits(1, 4))
        address = f"{user}@{self.pick(FORMS['domains']) if self.rng.random() < 0.6 else self.domain()}"
        return (
            first + last + address[address.index("@") :]
            if self.rng.random() < 0.1 and " " not in first + last
            else address
        )

    def slot_handle(self, first, last):
        name = re.sub(r"[^a-z]", "", (first + self.pick(["", "_", last])).lower()) or "user"
        return self.pick(["@", "@", "@", ""]) + name + self.digits(1, 4)

    def domain(self):
        words = (
            "blue fast data smart home care tech green cloud pixel nova hyper craft media deal auto book fit".split()
        )
        return f"{self.pick(words)}{self.pick([*words, ''])}.{self.pick(FORMS['tlds'])}"

    def slot_url(self):
        host = self.domain()
        if self.rng.random() < 0.3:
            host = host.title().replace(".Com", ".com")
        lead = self.pick(["http://", "https://", "https://www.", "http://www.", "www.", ""])
        return (
            lead
            + host
            + self.pick(["", "", "/", "/login", "/u/" + self.digits(3, 6), "/forum?id=" + self.digits(2, 5)])
        )

    def slot_phone(self):
        form = self.pick(FORMS["phone_forms"])
        return self.pattern(form)

    def slot_card(self):
        return self.pattern(self.pick(FORMS["card_forms"]))

    def slot_iban(self):
        form = self.pick(FORMS["iban_forms"])
        value = self.pattern(form)
        return value.lower() if self.rng.random() < 0.1 else value

    def slot_ssn(self):
        return self.pattern(self.pick(FORMS["ssn_forms"]))

    def slot_ip(self):
        if self.rng.random() < 0.15:
            return ":".join(f"{self.rng.randrange(65536):x}" for _ in range(8))
        return ".".join(str(self.rng.randrange(256)) for _ in range(4))

    def slot_document(self):
        return self.pattern(self.pick(FORMS["document_forms"]))

    def slot_plate(self):
        return self.pattern(self.pick(FORMS["plate_forms"]))

    def slot_reference(self):
        return self.pattern(self.pick(FORMS["reference_forms"]))

    def slot_city(self):
        city = self.pick(cities())
        roll = self.rng.random()
        if roll < 0.8:
            return city[0]
        return f"{city[0]}, {city[1] if roll < 0.9 else city[2] or city[1]}"

    def slot_country(self):
        return self.pick(cities())[1] if self.rng.random() < 0.6 else self.pick(listing_countries())

    def slot_zip(self):
        return self.pattern(self.pick(FORMS["zip_forms"]))

    def street(self):
        roll = self.rng.random()
        word = (
            self.pick(FORMS["streets_en"])
            if roll < 0.3
            else self.pick(cities())[0]
            if roll < 0.5
            else self.person()[self.rng.random() < 0.6]
        )
        number = self.digits(1, 4).lstrip("0") or "7"
        number += self.pick(["", "", "", "", "", "a", "B", "/" + self.digits(1)])
        street = self.pick(FORMS["street_forms"]).format(n=number, w=word, s=self.pick(FORMS["suffixes"]))
        if self.rng.random() < 0.15:
            street = f"{self.digits(1, 5)} {street}"
        if self.rng.random() < 0.2:
            unit = self.pick(FORMS["unit_forms"]).format(d=self.digits(1, 3))
            street += self.pick([", ", " ", "\n", "\n "]) + unit
        return street

    def slot_street(self):
        return self.street()

    def slot_address(self):
        roll = self.rng.random()
        if roll < 0.06:
            return self.pattern(
                self.pick(
                    [
                        "PO Box ####",
                        "P.O. Box ###",
                        "PSC ####, Box ####\nAPO AE #####",
                        "Unit #### Box ####\nDPO AA #####",
                    ]
                )
            )
        city, country, region = self.pick(cities())
        if self.rng.random() < 0.2:
            city = city.upper()
        street, code = self.street(), self.slot_zip()
        tail = self.pick(
            [
                f"{city}",
                f"{city} {code}",
                f"{code} {city}",
                f"{city}, {region} {code}",
                f"{city}, {country}",
                f"{code} {city}, {country}",
                f"{city}\n{country}",
                f"{city} {country} {code}",
                f"{city}\n{region} {code}",
            ]
        )
        return street + self.pick([", ", ", ", "\n", " ", "\n "]) + tail

    def slot_org(self):
        roll = self.rng.random()
        if roll < 0.3:
            return self.pick(gazetteer_rows("sp500.csv", "Security"))
        if roll < 0.4:
            return self.pick(listing("corporations_charities", "charities"))
        names = [self.person()[1] for _ in range(3)]
        if roll < 0.6:
            return self.pick(
                [
                    f"{names[0]}-{names[1]}",
                    f"{names[0]}, {names[1]} and {names[2]}",
                    f"{names[0]} and {names[1]}",
                    f"{names[0]} {self.pick(FORMS['company_ends'])}",
                    f"{names[0]} {self.pick(FORMS['company_ends'])}",
                ]
            )
        words = FORMS["company_words"]
        stem = self.pick(
            [
                self.pick(words),
                self.pick(words) + self.pick(words).lower(),
                self.pick(cities())[0],
                self.domain().split(".")[0].title(),
            ]
        )
        return stem if self.rng.random() < 0.25 else f"{stem} {self.pick(FORMS['company_ends'])}"

    def slot_university(self):
        return self.pick(gazetteer("universities.tsv", "name", "\t"))

    def slot_hospital(self):
        roll = self.rng.random()
        if roll < 0.5:
            return self.pick(listing("medicine_hospitals", "hospitals"))
        return f"{self.pick(cities())[0]} {self.pick(FORMS['hospital_ends'])}"

    def slot_job(self):
        return self.pick(jobs())

    def slot_illness(self):
        return self.pick(illnesses())

    def slot_drug(self):
        return self.pick(listing("medicine_drugs", "drugs"))

    def slot_nationality(self):
        return self.pick(FORMS["extra_demonyms"]) if self.rng.random() < 0.35 else self.pick(nationalities())

    def slot_religion(self):
        return self.pick(FORMS["religions"])

    def slot_age(self):
        n = self.rng.randint(1, 99)
        return self.pick(
            [f"{n}-year-old", f"{n} years old", f"{n} year old", f"{n} yo", f"{n} y/o", f"{n}", f"aged {n}", f"{n}"]
        )

    def slot_year(self):
        return str(self.rng.randint(1930, 2029))

    def slot_weekday(self):
        return self.pick(FORMS["weekdays"])

    def slot_date(self):
        d, m, y = self.rng.randint(1, 28), self.rng.randint(1, 12), self.rng.randint(1940, 2029)
        month = FORMS["months"][m - 1]
        forms = [
            f"{d} {month} {y}",
            f"{month} {d}, {y}",
            f"{d}/{m}/{y}",
            f"{m}/{d}/{y}",
            f"{y}-{m:02}-{d:02}",
            f"{d:02}.{m:02}.{y}",
            f"{month} {y}",
            f"{month} {d}",
            f"{month} {d}th",
            f"{d} {month[:3]}",
            f"{month[:3]} {d}",
            f"{self.pick(FORMS['weekdays'])}, {month} {d}",
            f"{y}",
            f"{d}-{m}-{y % 100:02}",
            f"the {d}th of {month}",
            f"{self.pick(FORMS['weekdays'])} {d} {month}",
            f"{y}-{m:02}-{d:02} {self.rng.randrange(24):02}:{self.rng.randrange(60):02}:{self.rng.randrange(60):02}",
            f"{m:02}/{d:02}",
        ]
        return self.pick(forms)

    def slot_time(self):
        h, m = self.rng.randint(1, 12), self.rng.choice([0, 15, 30, 45, 10, 50])
        return self.pick(
            [
                f"{h}:{m:02}",
                f"{h} pm",
                f"{h}am",
                f"{h}:{m:02} PM",
                f"{h + 11}:{m:02}",
                f"{h} o'clock",
                f"{h}.{m:02}",
                "noon",
            ]
        )

    def slot_when(self):
        n = self.pick(FORMS["number_words"])
        return self.pick(
            [
                "yesterday",
                "tomorrow",
                "last week",
                "next month",
                "tonight",
                "last year",
                f"{n} days ago",
                f"{n} weeks ago",
                "this morning",
                f"last {self.pick(FORMS['weekdays'])}",
                "next week",
                f"{n} months",
                "last night",
                "today",
                "the weekend",
            ]
        )

    def slot_money(self):
        n = self.pick(
            [
                self.digits(2),
                self.digits(3),
                f"{self.rng.randint(1, 99)},{self.digits(3)}",
                f"{self.rng.randint(1, 999)}.{self.digits(2)}",
            ]
        )
        return self.pick(
            [
                f"${n}",
                f"€{n}",
                f"£{n}",
                f"{n} euros",
                f"{n} dollars",
                f"EUR {n}",
                f"USD {n}",
                f"{n} PLN",
                f"Rs {n}",
                f"{n} €",
                f"{n}k",
            ]
        )

    def slot_amount(self):
        n = self.rng.randint(2, 300)
        return self.pick(
            [
                f"{n} kg",
                f"{n} km",
                f"{n} mg",
                f"{n}%",
                f"{n} cm",
                f"{n} lbs",
                f"{n} ml",
                f"{n}mg",
                f"{n} miles",
                f"{n} percent",
                f"{n}.{n % 10} kg",
                f"{n} people",
                f"{self.pick(FORMS['number_words'])} kilos",
            ]
        )

    def slot_password(self):
        return "".join(
            self.pick(string.ascii_letters + string.digits + "!#$%?_-") for _ in range(self.rng.randint(7, 12))
        )

    def slot_low(self, first, last):
        return first.lower()

    def slot_fulllow(self, first, last):
        return f"{first} {last}".lower()

    def slot_firstlow(self, first, last):
        return first.lower() if self.rng.random() < 0.6 else first

    def slot_firstinit(self, first, last):
        return f"{first} {last[0]}{self.pick(['', '', '.'])}"

    def slot_lastup(self, first, last):
        return last.upper()

    def slot_initials(self, first, last):
        return self.pick(["{}{}", "{}.{}.", "{}.{}", "{} {}"]).format(first[0].upper(), last[0].upper())

    def slot_nick(self):
        return self.pick(FORMS["nicknames"])

    def small(self, text, share):
        return text.lower() if self.rng.random() < share else text

    def road(self):
        roll = self.rng.random()
        word = self.pick(FORMS["road_words"]) if roll < 0.75 else self.village() if roll < 0.9 else self.person()[1]
        return f"{word} {self.pick(FORMS['road_ends'])}"

    def slot_road(self):
        return self.small(self.road(), 0.2)

    def slot_house(self):
        number = str(self.rng.randint(1, 190)) + self.pick(["", "", "", "", "", "a", "B"])
        flat = f"Flat {self.rng.randint(1, 12)}, " if self.rng.random() < 0.12 else ""
        tail = self.pick(["", "", "", ", {v}", ", {v} {p}", " {p}"]).format(v=self.village(), p=self.slot_postcode())
        return f"{flat}{number} {self.road()}{tail}"

    def slot_houselow(self):
        return self.small(f"{self.rng.randint(1, 190)} {self.road()}", 0.65)

    def slot_streetlow(self):
        return self.small(self.pick(["", "", f"{self.rng.randint(1, 99)} "]) + self.road(), 0.6)

    def slot_postcode(self):
        return self.pattern(self.pick(["@# #@@", "@## #@@", "@@# #@@", "@@## #@@"]))

    def village(self):
        name = self.pick(FORMS["village_stems"]) + self.pick(FORMS["village_ends"])
        roll = self.rng.random()
        if roll < 0.25:
            return f"{self.pick(FORMS['village_leads'])} {name}"
        return f"{name} {self.pick(FORMS['village_tails'])}" if roll < 0.35 else name

    def slot_village(self):
        return self.village() if self.rng.random() < 0.7 else self.pick(cities())[0]

    def slot_farm(self):
        roll = self.rng.random()
        stem = self.village() if roll < 0.6 else self.person()[1] if roll < 0.75 else self.pick(FORMS["road_words"])
        return f"{stem} {self.pick(FORMS['farm_ends'])}"

    def slot_farmlow(self):
        return self.small(self.slot_farm(), 0.7)

    def slot_place(self):
        stem = self.village() if self.rng.random() < 0.5 else self.pick(FORMS["road_words"])
        return self.small(f"{stem} {self.pick(FORMS['place_ends'])}", 0.15)

    def slot_firm(self):
        return f"{self.person()[1]} {self.pick(FORMS['firm_ends'])}"

    def slot_shop(self):
        roll = self.rng.random()
        if roll < 0.45:
            lead = self.pick(["The ", "The ", ""])
            return f"{lead}{self.pick(FORMS['shop_words'])} {self.pick(FORMS['shop_things'])}"
        return self.slot_firm() if roll < 0.75 else self.slot_org()

    def slot_shoplow(self):
        return self.slot_shop().lower()

    def slot_school(self):
        stem = self.pick(FORMS["saints"]) if self.rng.random() < 0.5 else self.village()
        return f"{stem} {self.pick(FORMS['school_ends'])}"

    def slot_schoollow(self):
        return self.slot_school().lower()

    def slot_nursery(self):
        return f"{self.pick(FORMS['nursery_words'])} {self.pick(FORMS['nursery_ends'])}"

    def slot_surgery(self):
        stem = self.road() if self.rng.random() < 0.5 else self.village()
        return f"{stem} {self.pick(['Surgery', 'Medical Practice', 'Health Centre', 'Medical Centre'])}"

    def slot_vets(self):
        return f"{self.person()[1]} {self.pick(['Vets', 'Veterinary Centre', '& Partners Vets', 'Vet Group'])}"

    def slot_home(self):
        stem = self.village() if self.rng.random() < 0.5 else self.pick(FORMS["road_words"])
        return f"{stem} {self.pick(FORMS['home_ends'])}"

    def slot_hospice(self):
        return f"{self.pick([*FORMS['saints'], self.village()])} {self.pick(['Hospice', 'Infirmary', 'Hospital'])}"

    def slot_charity(self):
        return f"{self.village()} {self.pick(FORMS['charity_ends'])}"

    def slot_team(self):
        return f"{self.slot_village()} {self.pick(FORMS['team_ends'])}"

    def slot_teamlow(self):
        return self.slot_team().lower()

    def slot_church(self):
        return self.pick(FORMS["saints"]) + self.pick([" Church", " church", f", {self.village()}"])

    def slot_pub(self):
        return "the " + self.pick(FORMS["pub_words"])

    def slot_day(self):
        day = self.pick(FORMS["short_days"] + FORMS["weekdays"])
        roll = self.rng.random()
        if roll < 0.35:
            day += f" {self.slot_ordinal()}"
        if roll < 0.12 or roll > 0.85:
            day += f" {self.slot_shorttime()}"
        return self.small(day, 0.2)

    def slot_dayspan(self):
        first, last = self.pick(FORMS["short_days"]), self.pick(FORMS["short_days"])
        if self.rng.random() < 0.3:
            return f"{first}/{last} {self.slot_ordinal()} {self.slot_shorttime()}"
        return f"{first}{self.pick(['-', ' - ', '/', ' to ', ' & '])}{last}" + self.pick(
            ["", f" {self.slot_shorttime()}"]
        )

    def slot_ordinal(self):
        n = self.rng.randint(1, 31)
        return f"{n}{'th' if 10 < n < 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"

    def slot_shorttime(self):
        h, m = self.rng.randint(1, 12), self.pick([0, 5, 15, 20, 30, 40, 45])
        return self.pick(
            [
                f"{h}pm",
                f"{h}am",
                f"{h}.{m:02}am",
                f"{h + 8:02}{m:02}",
                f"{h + 8}.{m:02}",
                f"{h}:{m:02}pm",
                f"{h}-{h + 2}",
                f"{h}-{h + 2}am",
                f"{h + 8}:{m:02}",
                f"{h}.{m:02} - {h + 1}.{m:02}",
            ]
        )

    def slot_shortdate(self):
        d, m, y = self.rng.randint(1, 28), self.rng.randint(1, 12), self.rng.randint(1950, 2026)
        month = FORMS["months"][m - 1]
        return self.pick(
            [
                f"{d}/{m}",
                f"{d}/{m}/{y % 100:02}",
                f"{d}.{m}.{y % 100:02}",
                f"{d} {month[:3]}",
                f"{d:02}/{m:02}/{y}",
                f"{d}{month[:3].lower()}",
                f"{self.slot_ordinal()} {month[:3]}",
                f"{month[:3]} {y % 100:02}",
            ]
        )

    def slot_month(self):
        month = self.pick(FORMS["months"])
        return self.pick([month, month[:3], month.lower()])

    def slot_years(self):
        n = self.rng.randint(1, 96)
        return self.pick(
            [f"{n}", f"{n}", f"{n}yo", f"{n} yrs", f"{n}yrs", f"{n}y", f"{n} years", f"{n} y.o.", f"{n}/12"]
        )

    def slot_yearsplain(self):
        return str(self.rng.randint(2, 17)) if self.rng.random() < 0.8 else self.pick(FORMS["number_words"])

    def slot_ageword(self):
        n = self.rng.randint(16, 80)
        return self.pick(
            [
                f"{n}",
                f"{n}",
                "over 18",
                f"{n}-{n + 5}",
                f"mid {n // 10 * 10}s",
                f"{n // 10 * 10}s",
                f"early {n // 10 * 10}s",
            ]
        )

    def slot_limit(self):
        return f"{self.pick(['under', 'over', 'below', 'nearly'])} {self.pick([5, 8, 12, 13, 14, 16, 18, 60])}"

    def slot_squad(self):
        return f"{self.pick(['u', 'U', 'under ', 'Under '])}{self.rng.randint(7, 18)}s"

    def slot_petage(self):
        return self.pick([f"{self.rng.randint(2, 18)} {self.pick(['yrs', 'y', 'm', 'months', 'wks'])}", "aged", "pup"])

    def slot_length(self):
        n = self.rng.randint(2, 12)
        return self.pick(
            [
                f"{n}/7",
                f"{n}/52",
                f"{n}/12",
                f"{n} wks",
                f"{n} weeks",
                f"{n} days",
                f"{n} yrs",
                f"{n} months",
                f"{n} mins",
            ]
        )

    def slot_reading(self):
        n = self.rng.randint(36, 160)
        return self.pick([f"{n}", f"{n}/{n - 30}", f"{n % 60 + 40}%", f"{n}.{n % 10}"])

    def slot_count(self):
        return self.pick([str(self.rng.randint(2, 60)), self.pick(FORMS["number_words"])])

    def slot_num(self):
        return str(self.rng.randint(1, 60)) if self.rng.random() < 0.8 else f"0{self.rng.randint(1, 9)}"

    def slot_dose(self):
        n = self.pick([1, 2, 5, 10, 25, 40, 80, 100, 250, 500])
        return f"{n}{self.pick(['mg', 'mg', 'mcg', ' mg', 'g', 'ml', ' units', 'kg', '.4kg'])}"

    def slot_hospno(self):
        return self.pattern(self.pick(["#######", "@######", "### ### ####", "@@#####", "#####"]))

    def slot_caseno(self):
        return self.pattern(self.pick(["##/#####", "@@/####/##", "####", "@#######", "@@@-####-##", "##-####"]))

    def slot_policy(self):
        return self.pattern(self.pick(["@@@/####", "@@#######", "####/@@", "@#-####", "@@@ ### ###", "@@/##/###"]))

    def slot_exhibit(self):
        return self.pattern(self.pick(["@@/#", "@@/0#", "@@@/##"]))

    def slot_collar(self):
        return self.pattern(self.pick(["###", "####", "#### "])).strip()

    def slot_chip(self):
        return self.pattern("9##############")

    def slot_sortcode(self):
        return self.pattern("##-##-##")

    def slot_account(self):
        return self.pattern("########")

    def slot_tongue(self):
        return self.pick(FORMS["tongues"])

    def slot_eth(self):
        return self.pick(FORMS["ethnicities"])

    def slot_eponym(self):
        return self.small(self.pick(FORMS["eponyms"]), 0.1)

    def slot_trade(self):
        return self.pick(FORMS["trades"]) if self.rng.random() < 0.8 else self.pick(jobs())

    def slot_breed(self):
        return self.pick(FORMS["breeds"])

    def slot_pet(self):
        return self.pick(FORMS["pets"])


@cache
def listing_countries():
    return [row for row in gazetteer("country-codes.csv", "CLDR display name") if row]


@cache
def nationalities():
    return listing("geography_nationalities", "nationalities")


PERSON_KINDS = {
    "full": "PERSON",
    "first": "PERSON",
    "last": "PERSON",
    "titled": "PERSON",
    "email": "CODE",
    "handle": "CODE",
    **dict.fromkeys(("low", "fulllow", "firstlow", "firstinit", "lastup", "initials"), "PERSON"),
}
OPEN = "open"
OTHER_KINDS = {
    **dict.fromkeys(
        ("url", "phone", "card", "iban", "ssn", "ip", "document", "plate", "reference", "password"), "CODE"
    ),
    **dict.fromkeys(("city", "country", "zip", "street", "address"), "LOC"),
    **dict.fromkeys(("org", "university", "hospital"), "ORG"),
    **dict.fromkeys(("job", "illness", "nationality", "religion", "age"), "DEM"),
    **dict.fromkeys(("year", "weekday", "date", "time", "when"), "DATETIME"),
    **dict.fromkeys(("money", "amount"), "QUANTITY"),
    "drug": "MISC",
    "nick": "PERSON",
    **dict.fromkeys(("hospno", "caseno", "policy", "exhibit", "collar", "chip", "sortcode", "account"), "CODE"),
    **dict.fromkeys(("road", "house", "houselow", "streetlow", "postcode", "village", "farm", "farmlow"), "LOC"),
    "place": "LOC",
    **dict.fromkeys(("firm", "shop", "shoplow", "school", "schoollow", "nursery", "surgery", "vets", "home"), "ORG"),
    **dict.fromkeys(("hospice", "charity", "team", "teamlow"), "ORG"),
    **dict.fromkeys(("years", "yearsplain", "ageword", "limit", "eth", "eponym", "trade", "tongue"), "DEM"),
    **dict.fromkeys(("day", "dayspan", "ordinal", "shorttime", "shortdate", "month"), "DATETIME"),
    "dose": "QUANTITY",
    **dict.fromkeys(("church", "pub", "squad", "petage", "length", "reading", "count", "pet"), OPEN),
    **dict.fromkeys(("num", "breed"), None),
}


@cache
def templates():
    """genre -> lines; a `\\n` in a line is a line break."""
    genres, lines = {}, []
    for line in TEMPLATES.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            lines = genres.setdefault(line[2:], [])
        elif line:
            lines.append(line.replace("\\n", "\n"))
    return genres


def write_text(rng, number):
    """One annotated text of one to six template lines of a genre; lines with several wordings count twice."""
    genres = templates()
    weights = [sum(1 + bool(WORDING.search(line)) for line in lines) for lines in genres.values()]
    genre = rng.choices(list(genres), weights=weights)[0]
    count = 1 if rng.random() < 0.45 else rng.randint(2, 6)
    pieces = [rng.choice(genres[genre]) for _ in range(count)]
    filler = Filler(rng)
    text, spans = "", []
    for piece in pieces:
        if text:
            text += rng.choice([" ", " ", "\n", "\n\n"])
        at = 0
        piece = WORDING.sub(lambda choice: rng.choice(choice.group(1).split("|")), piece)
        for slot in SLOT.finditer(piece):
            text += piece[at : slot.start()]
            value, name = filler.fill(slot.group(1), slot.group(2))
            if name:
                spans.append([len(text), len(text) + len(value), [] if name == OPEN else [name], None])
            text += value
            at = slot.end()
        text += piece[at:]
    return Example("everyday", f"everyday-{number}", text, spans)


def write_texts(seed, count):
    rng = random.Random(seed)
    return [write_text(rng, number) for number in range(count)]
