/**
 * Columns that are understood: tables of eight kinds, made here, each column with the treatment that a
 * person would give it. Prints cells that are kept and should not be, and cells that are destroyed and
 * should stay, by table.
 *
 *     node --import tsx bench/tables.ts
 */

import { cellTreatment, schemeOf } from "../src/tables/scheme.js";

let state = 7;
const random = (n: number): number => {
  state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x7fffffff) * n);
};
const of = <T>(...values: readonly T[]): T => values[random(values.length)]!;
const digits = (n: number) => Array.from({ length: n }, () => random(10)).join("");
const two = (n: number) => String(n).padStart(2, "0");

const GIVEN = [
  "Amina",
  "Björn",
  "Chidi",
  "Dolores",
  "Ewan",
  "Fatima",
  "Grace",
  "Hiro",
  "Ines",
  "Jamal",
  "Katya",
  "Long",
  "Mei",
  "Noor",
  "Olu",
  "Priya",
  "Quentin",
  "Rosa",
  "Siobhán",
  "Will",
];
const FAMILY = [
  "Nakamura",
  "O'Brien",
  "van Dam",
  "Haddad",
  "Kowalski",
  "Okafor",
  "Lindqvist",
  "May",
  "Ng",
  "Pereira-Costa",
  "Smith",
  "Ünal",
  "Thi Lan",
  "Young",
  "Zielińska",
];
const person = () => `${of(...GIVEN)} ${of(...FAMILY)}`;
const email = () =>
  `${of(...GIVEN).toLowerCase()}.${random(900)}@${of("mail", "work", "uni")}.example`;
const phone = () =>
  of(`07700 900${digits(3)}`, `+44 20 7946 0${digits(3)}`, `(020) 7946 0${digits(3)}`);
const street = () =>
  `${1 + random(190)} ${of("Cedar Road", "High Street", "Mill Lane", "Station Close")}`;
const postcode = () =>
  `${of("TR", "BL", "LS", "OX")}${1 + random(9)} ${random(9)}${of("AB", "HX", "QR")}`;
const town = () => of("Truro", "Bolton", "Leeds", "Oxford", "Kirkby Stephen", "St Ives");
const day = (from: number, to: number) =>
  `${from + random(to - from)}-${two(1 + random(12))}-${two(1 + random(28))}`;
const british = (from: number, to: number) => day(from, to).split("-").reverse().join("/");
const moment = () => `${day(2023, 2025)}T${two(random(24))}:${two(random(60))}:00Z`;
const sentence = () =>
  of(
    `${person()} called about the letter and will ring again on Monday.`,
    "The parcel arrived late, and the box was wet on one side.",
    `Spoke to ${of(...GIVEN)}, who says that the fee was paid in cash last week.`,
  );

type Gold = "keep" | "hide" | "text";
type Columns = Record<string, readonly [Gold, (row: number) => string]>;

const TABLES: Record<string, Columns> = {
  HR: {
    employee_no: ["hide", (i) => `E${10_000 + 7 * i}`],
    "First Name": ["hide", () => of(...GIVEN)],
    "Last Name": ["hide", () => of(...FAMILY)],
    "Work email": ["hide", email],
    department: ["keep", () => of("Finance", "Sales", "People", "Estates")],
    grade: ["keep", () => of("B1", "B2", "C1", "D")],
    FTE: ["keep", () => of("1.0", "0.6", "0.8")],
    start_date: ["hide", () => british(2001, 2024)],
    dob: ["hide", () => british(1958, 2003)],
    salary: ["keep", () => `£${25 + random(40)},${digits(3)}`],
    manager: ["hide", person],
    contract: ["keep", () => of("permanent", "fixed term")],
    leaver: ["keep", () => of("Y", "N")],
    "Exit comments": ["text", sentence],
  },
  "lab results": {
    sample_id: ["hide", (i) => `S24-${4000 + i}`],
    patient_id: ["hide", () => digits(10)],
    analyte: ["keep", () => of("Hb", "WBC", "Na", "CRP")],
    result: ["keep", () => `${random(20)}.${random(10)}`],
    unit: ["keep", () => of("g/L", "10^9/L", "mmol/L")],
    reference_range: ["keep", () => of("130-170", "4.0-11.0", "<5")],
    flag: ["keep", () => of("H", "L", "")],
    collected_at: ["hide", moment],
    ordered_by: ["hide", () => `Dr ${of(...FAMILY)}`],
    ward: ["keep", () => of("4B", "A&E", "ITU")],
    comment: ["text", sentence],
  },
  orders: {
    order_id: ["hide", (i) => `SH-${38_000 + i}`],
    customer_id: ["hide", () => String(500_000 + random(90))],
    ordered: ["hide", moment],
    item: ["keep", () => of("kettle", "toaster", "desk lamp")],
    qty: ["keep", () => String(1 + random(5))],
    unit_price: ["keep", () => `${5 + random(80)}.99`],
    currency: ["keep", () => of("GBP", "EUR")],
    total: ["keep", () => `${20 + random(400)}.00`],
    ship_to: ["hide", () => `${street()}, ${town()} ${postcode()}`],
    city: ["hide", town],
    postcode: ["hide", postcode],
    tracking_number: ["hide", () => `1Z${digits(12)}`],
    status: ["keep", () => of("shipped", "returned", "paid")],
    card: ["hide", () => `**** **** **** ${digits(4)}`],
    delivery_notes: ["text", sentence],
  },
  survey: {
    respondent: ["hide", (i) => `R${i}`],
    age_band: ["keep", () => of("18-24", "25-34", "35-44")],
    gender: ["keep", () => of("female", "male", "non-binary")],
    Q1: ["keep", () => of("Strongly agree", "Agree", "Disagree")],
    Q2: ["keep", () => String(1 + random(7))],
    nps: ["keep", () => String(random(11))],
    duration_seconds: ["keep", () => String(60 + random(900))],
    "What could we do better?": ["text", sentence],
    submitted: ["hide", moment],
    ip_address: ["hide", () => `81.2.${random(200)}.${random(250)}`],
    contact_me: ["keep", () => of("yes", "no")],
  },
  tickets: {
    ticket_id: ["hide", (i) => `T${1000 + i}`],
    created_at: ["hide", moment],
    customer_name: ["hide", person],
    customer_email: ["hide", email],
    channel: ["keep", () => of("chat", "phone", "e-mail")],
    priority: ["keep", () => of("low", "high")],
    agent: ["hide", () => of("Rita Moe", "Sam Ode", "Wu Li")],
    subject: ["text", sentence],
    message: ["text", sentence],
    csat: ["keep", () => String(1 + random(5))],
    first_reply_minutes: ["keep", () => String(random(600))],
    reopened: ["keep", () => of("true", "false")],
  },
  payroll: {
    "Payroll No": ["hide", () => digits(6)],
    Employee: ["hide", person],
    NINO: ["hide", () => `QQ${digits(6)}C`],
    "Tax code": ["keep", () => of("1257L", "BR", "0T")],
    "Gross pay": ["keep", () => `${1 + random(6)},${digits(3)}.${digits(2)}`],
    "Net pay": ["keep", () => `${1 + random(4)},${digits(3)}.${digits(2)}`],
    "Hours worked": ["keep", () => `${100 + random(60)}.5`],
    "Sort code": ["hide", () => `${digits(2)}-${digits(2)}-${digits(2)}`],
    Account: ["hide", () => digits(8)],
    "Pay date": ["hide", () => british(2024, 2025)],
    Period: ["keep", () => String(1 + random(12))],
  },
  visits: {
    visit_id: ["hide", (i) => String(880_000 + 3 * i)],
    nhs_number: ["hide", () => `${digits(3)} ${digits(3)} ${digits(4)}`],
    seen: ["hide", moment],
    clinician: ["hide", () => `Dr ${person()}`],
    reason: ["text", sentence],
    diagnosis_code: ["keep", () => of("J45", "I10", "E11")],
    bp: ["keep", () => `${100 + random(60)}/${60 + random(30)}`],
    weight_kg: ["keep", () => `${45 + random(60)}.${random(10)}`],
    bmi: ["keep", () => `${18 + random(20)}.${random(10)}`],
    postcode: ["hide", postcode],
    next_of_kin: ["hide", person],
    phone: ["hide", phone],
    smoker: ["keep", () => of("never", "ex", "current")],
    follow_up_days: ["keep", () => of("7", "14", "28")],
  },
  school: {
    UPN: ["hide", () => `${of("A", "H", "T")}${digits(12)}`],
    "Pupil name": ["hide", person],
    "Date of birth": ["hide", () => british(2008, 2014)],
    "Year group": ["keep", () => of("Y4", "Y5", "Y6")],
    class: ["keep", () => of("4M", "5K", "6B")],
    "Reading age": ["keep", () => `${6 + random(8)}.${random(10)}`],
    "Maths score": ["keep", () => String(80 + random(40))],
    "Attendance %": ["keep", () => `${80 + random(20)}.${random(10)}`],
    SEN: ["keep", () => of("K", "E", "N")],
    "Free meals": ["keep", () => of("Yes", "No")],
    Parent: ["hide", person],
    "Parent phone": ["hide", phone],
    Address: ["hide", () => `${street()}, ${town()}`],
    "Teacher comment": ["text", sentence],
  },
};

const ROWS = 300;
const total = { cells: 0, leaked: 0, destroyed: 0, examined: 0 };
console.log(
  "| table | columns | cells | to hide or read, but kept | to keep, but replaced | to keep, but read as text | columns that differ |",
);
console.log("| --- | ---: | ---: | ---: | ---: | ---: | --- |");
for (const [name, columns] of Object.entries(TABLES)) {
  const cells = new Map(
    Object.entries(columns).map(([column, [, make]]) => [
      column,
      Array.from({ length: ROWS }, (_, row) => make(row)),
    ]),
  );
  const scheme = schemeOf(cells);
  const own = { cells: 0, leaked: 0, destroyed: 0, examined: 0 };
  const wrong = new Set<string>();
  for (const [column, [gold]] of Object.entries(columns)) {
    for (const cell of cells.get(column)!) {
      if (cell === "") continue;
      own.cells++;
      const { kind } = cellTreatment(scheme.get(column)!, cell);
      if (kind === "keep" && gold !== "keep") own.leaked++;
      else if (kind === "type" && gold !== "hide") own.destroyed++;
      else if (kind === "text" && gold === "keep") own.examined++;
      else continue;
      wrong.add(`${column} (${kind})`);
    }
  }
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += own[key];
  console.log(
    `| ${name} | ${cells.size} | ${own.cells} | ${own.leaked} | ${own.destroyed} | ${own.examined} | ${[...wrong].join(", ")} |`,
  );
}
console.log(
  `| all | | ${total.cells} | ${total.leaked} | ${total.destroyed} | ${total.examined} | |`,
);
