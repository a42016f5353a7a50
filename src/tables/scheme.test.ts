import { describe, expect, test } from "vitest";
import { cellTreatment, schemeOf, schemeText } from "./scheme.js";
import type { TreatmentText } from "./treatment.js";

/** Twenty cells, from as many values as are given. */
const cells = (...values: string[]) =>
  Array.from({ length: 20 }, (_, i) => values[i % values.length]!);
const numbered = (cell: (i: number) => string) => Array.from({ length: 20 }, (_, i) => cell(i));

const treatmentOf = (name: string, values: readonly string[]): string => {
  const text = schemeText(schemeOf(new Map([[name, values]])))[name]!;
  return typeof text === "string" ? text : text.treatment;
};

describe("columns are understood before cells", () => {
  test.each<[string, string, readonly string[]]>([
    ["csat", "keep", cells("1", "2", "5", "4")],
    ["duration_minutes", "keep", numbered((i) => String(i * 7.5))],
    ["amount", "keep", numbered((i) => `£${i},${100 + i}.50`)],
    ["dose", "keep", cells("2.5 mg", "5 mg", "10 mg")],
    ["is_active", "keep", cells("true", "false")],
    ["status", "keep", cells("open", "closed", "Waiting for customer")],
    ["Q1", "keep", cells("Strongly agree", "Disagree", "Neither")],
    ["opening", "keep", cells("09:00", "17:30", "9:15 pm")],
    ["Month", "keep", ["Jan", "Feb", "Mar"]],
    ["Monat", "keep", cells("Januar", "Februar", "März", "April", "Mai")],
    ["day", "keep", cells("lun.", "mar.", "mer.")],
    ["first name", "PERSON", cells("April", "June", "May", "August")],
    ["lead", "text", ["April", "Jan", "Juli"]],
    ["ticket_id", "CODE", numbered((i) => `T${1000 + i}`)],
    ["Patient No", "CODE", numbered((i) => String(48000 + 13 * i))],
    ["contact", "CODE", numbered((i) => `a${i}@mail.example`)],
    ["phone", "CODE", numbered((i) => `07700 9008${10 + i}`)],
    ["x", "CODE", numbered((i) => String(83_441_207 + 991 * i))],
    ["id", "keep", numbered((i) => String(i + 1))],
    ["created_at", "DATETIME=month", numbered((i) => `2024-05-${10 + i}T09:14:00Z`)],
    ["created", "DATETIME=day", numbered((i) => String(1_716_000_000 + 3600 * i))],
    ["dob", "DATETIME=decade", numbered((i) => `${10 + i}/0${1 + (i % 9)}/19${60 + i}`)],
    ["customer_name", "PERSON", numbered((i) => `Ann Lee${"abcdefghijklmnopqrst"[i]}`)],
    ["Seen by", "PERSON", cells("Dr Patel", "Dr Jones")],
    ["practitioner", "PERSON", cells("Dr Hahn", "Ms Orr")],
    ["on_duty", "PERSON", cells("Dr Hahn", "Frau Moss", "Nurse Orr")],
    ["x", "text", numbered((i) => `Mr Ole Dahl${"abcdefghijklmnopqrst"[i]} rang.`)],
    ["cashier", "PERSON", cells("Finn", "Gail")],
    ["lead", "text", cells("Ann Lee", "Bob Gray")],
    ["payment", "keep", cells("card", "cash", "voucher")],
    ["sku", "keep", cells("SKU-101", "SKU-102")],
    ["reference", "CODE", numbered((i) => `R-${2000 + i}`)],
    ["reference", "text", numbered((i) => `Rent ${"abcdefghijklmnopqrst"[i]} Berg`)],
    ["surname", "PERSON", cells("LEE", "o'brien", "van Dam")],
    ["city", "LOC", cells("Truro", "Bolton", "Leeds")],
    ["postcode", "LOC", cells("TR1 2HX", "BL1 4QR")],
    ["school", "ORG", cells("Oakfield Primary", "St Mary's")],
    [
      "message",
      "text",
      cells("My parcel never came.", "Where is it?", "I called Rita about it twice."),
    ],
    [
      "text",
      "text",
      cells(
        "Ann called on 4 March 2016 from York.",
        "He has 2 cats on his way.",
        "Via 3 stops to 12",
      ),
    ],
    ["home", "LOC", cells("12 High Street, Truro", "Calle Mayor 5, Madrid", "Hauptstraße 12a")],
    ["whatever", "text", numbered((i) => `thing ${"abcdefghijklmnopqrst"[i]}`)],
  ])("%s is %s", (name, expected, values) => {
    expect(treatmentOf(name, values)).toBe(expected);
  });

  test("an e-mail column is e-mail although each cell also holds a domain; the votes say it", () => {
    const scheme = schemeOf(new Map([["web", numbered((i) => `a${i}@mail.example`)]]));
    expect(scheme.get("web")).toMatchObject({
      treatment: { kind: "type", type: "CODE" },
      votes: { email: 1 },
      by: "inferred",
      reason: expect.stringMatching(/100% of 20 cells are e-mail/),
    });
  });

  const FEW = ["Amal", "Bodo", "Cato"];
  test.each([
    ["Nachname", FEW, "PERSON"],
    ["Prénom", FEW, "PERSON"],
    ["Apellidos", FEW, "PERSON"],
    ["Nazwisko", FEW, "PERSON"],
    ["Achternaam", FEW, "PERSON"],
    ["Etternavn", FEW, "PERSON"],
    ["Sukunimi", FEW, "PERSON"],
    ["Médico", FEW, "PERSON"],
    ["Empfaenger", FEW, "PERSON"],
    ["Wohnort", ["Herne", "Celle"], "LOC"],
    ["Lieu de naissance", ["Roanne", "Brest"], "LOC"],
    ["Arbeitgeber", ["Brot KG", "Korn AG"], "ORG"],
    ["Kundennr.", ["1023", "1024", "1029"], "CODE"],
    ["DNI", ["82037138W", "20435060C"], "CODE"],
    ["Anrede", ["Frau", "Herr"], "keep"],
    ["Kön", ["man", "kvinna"], "keep"],
    ["Nombre d'enfants", ["1", "2"], "keep"],
    ["Nom du produit", ["Pain", "Lait"], "keep"],
    ["Bewertung", ["1", "5"], "keep"],
    ["customer.name.first", FEW, "PERSON"],
    ["user.roles[]", ["buyer", "seller"], "keep"],
    ["address.line1", ["Herne", "Celle"], "LOC"],
    ["Buddy", ["Amal", "Bodo", "nobody"], "text"],
    ["Net à payer", ["1867,20", "2306,00"], "keep"],
    ["Ease", ["easy", "hard", "Not tried"], "keep"],
    ["Outcome", ["Won", "Lost"], "keep"],
    ["Who helped you today?", FEW, "PERSON"],
    ["Respondent", ["R001", "R002"], "CODE"],
  ])("%s of %j is %s", (name, values, treatment) => {
    expect(schemeText(schemeOf(new Map([[name, cells(...values)]])))[name]).toEqual(
      treatment === "keep" ? expect.objectContaining({ treatment }) : treatment,
    );
  });

  test("the row of sums names nobody", () => {
    const scheme = schemeOf(new Map([["employee", cells("Ivor Pritchard", "Max Moe")]]));
    const kindOf = (cell: string) => cellTreatment(scheme.get("employee")!, cell).kind;
    expect(["Total", "Sum", "Gesamt:", "Max", "Total Moe"].map(kindOf)).toEqual([
      "keep",
      "keep",
      "keep",
      "type",
      "type",
    ]);
  });

  test("a kept value with a name of another column is text", () => {
    const scheme = schemeOf(
      new Map([
        ["user", cells("a", "b")],
        ["name", cells("Ivor Pritchard", "Bram Moe")],
        ["path", cells("/u/ivor/orders", "/help", "/cart")],
      ]),
    );
    const kindOf = (cell: string) => cellTreatment(scheme.get("path")!, cell).kind;
    expect([kindOf("/u/ivor/orders"), kindOf("/help")]).toEqual(["text", "keep"]);
  });

  test("what is unlike the cells that made a column kept is text", () => {
    const scheme = schemeOf(
      new Map([
        ["rating", [...cells("1", "5"), "see Ann Lee"]],
        ["status", [...cells("open", "closed"), ...cells("open"), "closed, told Ann Lee"]],
      ]),
    );
    const kindOf = (name: string, cell: string) => cellTreatment(scheme.get(name)!, cell).kind;
    expect(kindOf("rating", "4")).toBe("keep");
    expect(kindOf("rating", "see Ann Lee")).toBe("text");
    expect(kindOf("status", "open")).toBe("keep");
    expect(kindOf("status", "closed, told Ann Lee")).toBe("text");
    expect(kindOf("status", "new")).toBe("text");
  });
});

test("a column that refers to accounts of another is one of accounts", () => {
  const of = (rows: Record<string, string[]>) =>
    schemeText(schemeOf(new Map(Object.entries(rows))));
  const user = ["kt_hollis", "mvanderb88", "zed", "blueheron"];
  expect(of({ user, referred_by: ["blueheron", "", "kt_hollis", "zed"] })).toEqual({
    user: "CODE",
    referred_by: "CODE",
  });
  // one chance meeting, and numbers, are no reference
  expect(
    of({ user, mood: ["zed", "calm", "calm", "low"], qty: ["1", "2", "1", "2"] }),
  ).toMatchObject({
    mood: expect.not.stringMatching("CODE"),
    qty: { numbers: true, treatment: "keep" },
  });
});

describe("treatments that are given", () => {
  const columns = new Map([
    ["name", cells("Ann Lee", "Bob Moe")],
    ["user.email", numbered((i) => `a${i}@mail.example`)],
    ["rating", cells("1", "5")],
  ]);

  test("win over what is inferred; by the last key of a path too; * is for the others", () => {
    const given = { name: "keep", email: "CODE=hash", "*": "text" };
    const text = schemeText(schemeOf(columns, given));
    expect(text).toEqual({ name: "keep", "user.email": "CODE=hash", rating: "text" });
  });

  test.each<[string, Record<string, TreatmentText>, RegExp]>([
    ["a column that is missing", { nme: "keep" }, /no column 'nme'; its columns are name/],
    ["a treatment there is none of", { name: "hide" }, /cannot be treated as 'hide'/],
  ])("%s is refused", (_, given, message) => {
    expect(() => schemeOf(columns, given)).toThrow(message);
  });

  test("a scheme that is saved treats the next table alike", () => {
    const saved = schemeText(schemeOf(columns));
    const next = schemeOf(new Map([...columns].map(([name]) => [name, ["Carl Li"]])), saved);
    expect(schemeText(next)).toEqual(saved);
    expect(cellTreatment(next.get("rating")!, "3").kind).toBe("keep");
    expect(cellTreatment(next.get("rating")!, "ask Ann Lee").kind).toBe("text");
  });
});

describe("moments keep one form in a column", () => {
  const wordsOf = (cell: string, cells: readonly string[], given?: string) => {
    const columns = new Map([["date", [...cells, cell]]]);
    const scheme = schemeOf(columns, given === undefined ? {} : { date: given });
    const treatment = cellTreatment(scheme.get("date")!, cell);
    return treatment.kind === "type" ? treatment.replacement : treatment.kind;
  };

  test.each([
    ["2024-05-19T09:14:00Z", "2024-05"],
    ["19/05/2024 9:14", "2024-05"],
    ["19 May 2024", "2024-05"],
    ["May 19, 2024", "2024-05"],
    ["20240519", "2024-05"],
    ["1716109200", "2024-05"],
    ["n/a", "keep"],
    ["some day", undefined],
  ])("%s becomes %s", (cell, words) => {
    expect(wordsOf(cell, cells("2024-05-20"), "DATETIME=month")).toBe(words);
  });

  test("the cells of the column tell day from month", () => {
    expect(wordsOf("03/04/2021", cells("28/02/2021"), "DATETIME=month")).toBe("2021-04");
    expect(wordsOf("03/04/2021", cells("02/28/2021"), "DATETIME=month")).toBe("2021-03");
  });

  test("where they do not tell, the unit is a year at least", () => {
    expect(wordsOf("03/04/2021", cells("02/05/2021"))).toBe("2021");
  });

  test("a column of dates alone becomes coarser by a step", () => {
    expect(wordsOf("2024-05-19", cells("2024-05-19"))).toBe("2024-05");
  });
});
