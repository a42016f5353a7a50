/** Documents of many syntaxes from a seed: pieces of syntax that must stay, and values that must go. */

/** `{}` marks nothing: a document is a list of what stays (strings) and of planted values. */
type Part = string | { readonly value: string };

export interface Generated {
  readonly text: string;
  readonly values: readonly string[];
  /** Whether an output has all that stays, in order, and something else in the places of the values. */
  fits(output: string): boolean;
}

/** Random choices from a seed (Lehmer). */
class Chance {
  #state: number;
  constructor(seed: number) {
    this.#state = (seed * 48271 + 11) % 2147483647;
    for (let i = 0; i < 5; i++) this.below(7);
  }
  below(most: number): number {
    this.#state = (this.#state * 48271) % 2147483647;
    return this.#state % most;
  }
  of<T>(all: readonly T[]): T {
    return all[this.below(all.length)]!;
  }
  digits(length: number): string {
    let out = String(1 + this.below(9));
    while (out.length < length) out += String(this.below(10));
    return out;
  }
  name(): string {
    const end = () => this.of(["ard", "wen", "ilde", "orso", "anka", "ijn", "esh", "ulf"]);
    const start = () => this.of(["Br", "Kw", "Thr", "Zel", "Vint", "Morg", "Hask", "Quil"]);
    return `${start()}${end()}`;
  }
}

const v = (value: string): Part => ({ value });

type Make = (chance: Chance) => readonly Part[];

const person = (c: Chance): string => `${c.name()} ${c.name()}`;
const mail = (c: Chance): string => `${c.name().toLowerCase()}.${c.digits(3)}@mail.example`;
const phone = (c: Chance): string => `+44 20 7946 0${c.digits(3)}`;
const secret = (c: Chance): string => `s${c.digits(5)}x${c.name().toLowerCase()}`;
const born = (c: Chance): string => `19${10 + c.below(89)}-0${1 + c.below(9)}-1${c.below(9)}`;
const ip = (c: Chance): string => `198.51.${1 + c.below(200)}.${1 + c.below(250)}`;
const ref = (c: Chance): string => `9${c.digits(9)}`;

/** Keys with what stands under them; the values of the others stay. */
const TYPED: readonly (readonly [key: string, of: (c: Chance) => string])[] = [
  ["full_name", person],
  ["email", mail],
  ["phone", phone],
  ["password", secret],
  ["date_of_birth", born],
  ["nhs_number", ref],
  ["ip_address", ip],
];
const PLAIN: readonly (readonly [key: string, value: string])[] = [
  ["type", "IAMUser"],
  ["status", "in-progress"],
  ["level", "WARN"],
  ["method", "GET"],
  ["region", "eu-north-1"],
  ["version", "1.4.2"],
  ["enabled", "true"],
];

/** Rows of `key, value`, some planted. */
function rows(c: Chance, least: number): readonly (readonly [string, Part])[] {
  const count = least + c.below(4);
  return Array.from({ length: count }, (_, i) => {
    if (i === 0 || c.below(2) === 0) {
      const [key, of] = c.of(TYPED);
      return [key, v(of(c))] as const;
    }
    return c.of(PLAIN);
  });
}

const join = (lists: readonly (readonly Part[])[], between: string): Part[] =>
  lists.flatMap((list, i) => (i === 0 ? [...list] : [between, ...list]));

const json = (c: Chance, depth: number): Part[] => {
  const own = rows(c, 2).map(([key, value], i): Part[] => [`"${key}${i || ""}": "`, value, '"']);
  const inner =
    depth > 0 ? [[`"${c.of(["data", "items", "spec"])}": [`, ...json(c, depth - 1), "]"]] : [];
  return ["{", ...join([...own, ...inner, ['"count": 12, "on": true, "none": null']], ", "), "}"];
};

const MAKERS: Readonly<Record<string, Make>> = {
  json: (c) => json(c, c.below(4)),
  "json with comments": (c) => ["// settings\n", ...json(c, c.below(3)), "\n"],
  "json lines": (c) => join([json(c, 0), json(c, 1), json(c, 0)], "\n"),
  yaml: (c) => [
    "kind: Record\nspec:\n",
    ...rows(c, 2).flatMap(([key, value], i): Part[] => [`  ${key}${i || ""}: "`, value, '"\n']),
    "  steps:\n    - run\n    - stop\n",
  ],
  env: (c) =>
    rows(c, 3).flatMap(([key, value]): Part[] => [`APP_${key.toUpperCase()}=`, value, "\n"]),
  ini: (c) => [
    "[main]\n",
    ...rows(c, 3).flatMap(([key, value]): Part[] => [`${key} = `, value, "\n"]),
  ],
  toml: (c) => [
    "[owner]\n",
    ...rows(c, 3).flatMap(([key, value], i): Part[] => [`${key}${i || ""} = "`, value, '"\n']),
    "retries = 3\n",
  ],
  xml: (c) => [
    '<?xml version="1.0"?>\n<r:record xmlns:r="http://www.w3.org/2001/XMLSchema">',
    ...rows(c, 2).flatMap(([key, value]): Part[] => [`<r:${key}>`, value, `</r:${key}>`]),
    ...rows(c, 1).flatMap(([key, value]): Part[] => [`<item ${key}="`, value, '"/>']),
    "</r:record>",
  ],
  csv: (c) => {
    const columns = [c.of(TYPED), TYPED[0]!, TYPED[2]!];
    return [
      `row,${columns.map(([key]) => key).join(",")},status\n`,
      ...[1, 2, 3].flatMap((row): Part[] => [
        `${row},`,
        ...join(
          columns.map(([, of]) => [v(of(c))]),
          ",",
        ),
        ",open\n",
      ]),
    ];
  },
  "markdown table": (c) => [
    "| week | full_name | phone |\n| --- | --- | --- |\n",
    ...[1, 2].flatMap((row): Part[] => [`| ${row} | `, v(person(c)), " | ", v(phone(c)), " |\n"]),
  ],
  sql: (c) => [
    "INSERT INTO clients (id, full_name, email, status) VALUES (1, '",
    v(person(c)),
    "', '",
    v(mail(c)),
    "', 'active'), (2, '",
    v(person(c)),
    "', NULL, 'open');\n",
  ],
  "sql copy": (c) => [
    "COPY public.clients (id, full_name, phone, state) FROM stdin;\n1\t",
    v(person(c)),
    "\t",
    v(phone(c)),
    "\tactive\n2\t",
    v(person(c)),
    "\t\\N\topen\n\\.\n",
  ],
  http: (c) => [
    `POST /api/v2/login HTTP/1.1\nHost: api.example\nAuthorization: Bearer `,
    v(secret(c)),
    "\nX-Forwarded-For: ",
    v(ip(c)),
    "\nContent-Type: application/json\n\n",
    ...json(c, 1),
  ],
  logfmt: (c) =>
    [1, 2, 3].flatMap((): Part[] => [
      `level=info msg="done" email=`,
      v(mail(c)),
      " ip_address=",
      v(ip(c)),
      ` dur=${c.below(900)}ms status=200\n`,
    ]),
  "access log": (c) =>
    [1, 2].flatMap((): Part[] => [
      v(ip(c)),
      " - ",
      v(c.name().toLowerCase()),
      " [",
      v(`12/Aug/2026:06:2${c.below(9)}:31 +0000`),
      `] "GET /list?page=${1 + c.below(8)} HTTP/1.1" 200 ${100 + c.below(800)} "-" "curl/8.5.0"\n`,
    ]),
  "flow log": (c) =>
    [1, 2].flatMap((): Part[] => [
      "2 123456789010 eni-0a1b2c3d ",
      v(ip(c)),
      " ",
      v(ip(c)),
      ` 44321 443 6 10 ${100 + c.below(800)} 1620140661 1620140721 ACCEPT OK\n`,
    ]),
  "json in a log": (c) => [
    v("2026-03-04T10:00:00Z"),
    ' INFO hook payload="{\\"event\\":\\"updated\\",\\"full_name\\":\\"',
    v(person(c)),
    '\\",\\"tier\\":\\"gold\\"}" status=200\n',
    v("2026-03-04T10:00:01Z"),
    " INFO ",
    ...json(c, 0),
    "\n",
  ],
  calendar: (c) => [
    "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART;TZID=Europe/Oslo:20260310T090000\nATTENDEE;CN=",
    v(person(c)),
    ";PARTSTAT=ACCEPTED:mailto:",
    v(mail(c)),
    "\nRRULE:FREQ=WEEKLY;BYDAY=WE\nEND:VEVENT\nEND:VCALENDAR\n",
  ],
  card: (c) => [
    "BEGIN:VCARD\nVERSION:4.0\nFN:",
    v(person(c)),
    "\nTEL;TYPE=work:",
    v(phone(c)),
    "\nBDAY:",
    v(born(c).replaceAll("-", "")),
    "\nREV:20260101T120000Z\nEND:VCARD\n",
  ],
  latex: (c) => [
    "\\documentclass{article}\n\\author{",
    v(person(c)),
    "}\n\\email{",
    v(mail(c)),
    "}\n\\begin{document}\n\\section{Report}\nSee \\ref{tab:one}.\n\\end{document}\n",
  ],
  hl7: (c) => [
    "MSH|^~\\&|ADT|NORTH|LAB|NORTH|202602110022||ADT^A01|M1|P|2.5.1\nPID|1||",
    v(ref(c)),
    "^^^NORTH^MR||",
    v(c.name()),
    "^",
    v(`${c.name()}a`),
    "||",
    v(born(c).replaceAll("-", "")),
    "|F\nOBX|1|NM|718-7^Hemoglobin^LN||118|g/L|120-160|L|||F\n",
  ],
  x12: (c) => [
    "ST*837*0001~\nNM1*IL*1*",
    v(c.name().toUpperCase()),
    "*",
    v(`${c.name().toUpperCase()}A`),
    "****MI*",
    v(ref(c)),
    "~\nDMG*D8*",
    v(born(c).replaceAll("-", "")),
    "*M~\nSV1*HC:99213*40*UN*1***1~\n",
  ],
  edifact: (c) => [
    "UNH+1+ORDERS:D:96A:UN'\nDTM+137:20260304:102'\nNAD+BY+",
    v(ref(c)),
    "::9++",
    v(person(c)),
    "+",
    v(`${c.name()} 8`),
    "'\nQTY+21:48'\nUNT+5+1'\n",
  ],
  gedcom: (c) => [
    "0 HEAD\n1 SOUR PAF 2.2\n0 @I1@ INDI\n1 NAME ",
    v(c.name()),
    " /",
    v(`${c.name()}son`),
    "/\n1 SEX M\n1 BIRT\n2 DATE ",
    v(`1${c.below(9)} MAY 19${10 + c.below(80)}`),
    "\n1 FAMS @F1@\n0 TRLR\n",
  ],
  "dicom dump": (c) => [
    "(0008,0060) CS [MR]                 #   2, 1 Modality\n(0010,0010) PN [",
    v(`${c.name()}^${c.name()}`),
    "]   #  16, 1 PatientName\n(0010,0020) LO [",
    v(`MR${c.digits(7)}`),
    "]   #  10, 1 PatientID\n(0009,1001) PN [",
    v(`${c.name()}^${c.name()}`),
    "]   #  16, 1 OwnName\n(0008,0080) LO [X]   #   2, 1 Modality\n(0018,0087) DS [1.5]   #   4, 1 MagneticFieldStrength\n",
  ],
  ldif: (c) => [
    "dn: uid=",
    v(c.name().toLowerCase()),
    ",ou=people,dc=corp,dc=example\nobjectClass: inetOrgPerson\ncn: ",
    v(person(c)),
    "\nmail: ",
    v(mail(c)),
    "\nemployeeType: contractor\n",
  ],
  subtitles: (c) => [
    "WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.000\n<v ",
    v(person(c)),
    ">Good morning.\n\n2\n00:00:04.500 --> 00:00:08.000\n<v ",
    v(person(c)),
    ">It is raining.\n",
  ],
  "speakers of subtitles": (c) => [
    "1\n00:00:01,000 --> 00:00:04,000\n",
    v(c.name().toUpperCase()),
    ": Good morning.\n\n2\n00:00:04,500 --> 00:00:08,000\n- ",
    v(person(c)),
    ": It is raining.\n- NARRATOR: Note: <i>it does.</i>\n\n3\n00:00:09,000 --> 00:00:10,000\n<i>",
    v(c.name()),
    " (off):</i> And cold.\n",
  ],
  chat: (c) => [
    "[",
    v("04/03/2026, 10:01:12"),
    "] ",
    v(person(c)),
    ": It is raining.\n[",
    v("04/03/2026, 10:02:40"),
    "] ",
    v(person(c)),
    ": And cold.\n",
  ],
  bibtex: (c) => [
    "@article{key1,\n  author = {",
    v(person(c)),
    " and ",
    v(person(c)),
    "},\n  title = {Counting grasses},\n  doi = {10.1111/gfs.12345}\n}\n",
  ],
  "source code": (c) => [
    'const owner = { email: "',
    v(mail(c)),
    '", password: "',
    v(secret(c)),
    '", status: "active" };\nexport function total(lines) {\n  if (lines.password === "',
    v(secret(c)),
    '") return 0;\n  return lines.length;\n}\n',
  ],
  "windows event": (c) => [
    '<Event xmlns="http://schemas.microsoft.com/win/2004/08/events/event"><System><EventID>4624</EventID><Level>0</Level><Computer>',
    v(`${c.name().toUpperCase()}-PC${c.digits(2)}`),
    '</Computer></System><EventData><Data Name="TargetUserSid">',
    v(`S-1-5-21-${c.digits(10)}-${c.digits(10)}-${c.digits(8)}-1013`),
    '</Data><Data Name="TargetUserName">',
    v(c.name().toLowerCase()),
    '</Data><Data Name="LogonType">3</Data></EventData></Event>',
  ],
  fhir: (c) => {
    const id = `pt-${c.digits(6)}`;
    return [
      '{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Patient","id":"',
      v(id),
      '","name":[{"use":"official","family":"',
      v(`${c.name()}a`),
      '","given":["',
      v(`${c.name()}o`),
      '"]}],"gender":"female","birthDate":"',
      v(born(c)),
      '"}},{"resource":{"resourceType":"Observation","status":"final","code":{"coding":[{"system":"http://loinc.org","code":"718-7"}]},"subject":{"reference":"Patient/',
      v(id),
      '"},"valueQuantity":{"value":10.2,"unit":"g/dL"}}}]}',
    ];
  },
  commit: (c) => [
    `commit 9fceb02d0ae598e95dc970b74767f19372d61af8\nAuthor: `,
    v(person(c)),
    " <",
    v(mail(c)),
    ">\nDate:   ",
    v("Mon Mar 2 09:14:07 2026 +0900"),
    "\n\n    Round totals down\n\ndiff --git a/src/a.py b/src/a.py\n--- a/src/a.py\n+++ b/src/a.py\n@@ -12,2 +12,2 @@ class Invoice:\n-        return 1\n+        return 2\n",
  ],
  "stack trace": (c) => [
    v("2026-02-11 08:14:22,771"),
    " ERROR [http-4] c.a.b.InvoiceService - failed email=",
    v(mail(c)),
    " ip=",
    v(ip(c)),
    "\njava.lang.IllegalStateException: cannot create\n\tat com.acme.billing.InvoiceService.create(InvoiceService.java:118)\n\t... 12 more\n",
  ],
  shell: (c) => [
    "$ curl -u ",
    v(c.name().toLowerCase()),
    ":",
    v(secret(c)),
    " --compressed\n$ mysql -h db -p",
    v(secret(c)),
    " app\n$ npm run build\n",
  ],
  "connection strings": (c) => [
    "REDIS_URL=redis://:",
    v(secret(c)),
    "@cache:6379/0\nDATABASE_URL=postgres://",
    v(c.name().toLowerCase()),
    ":",
    v(secret(c)),
    "@db:5432/app?sslmode=disable\nLOG_LEVEL=debug\n",
  ],
};

export const SYNTAXES: readonly string[] = Object.freeze(Object.keys(MAKERS));

/** @param seed from 1 */
export function generated(syntax: string, seed: number): Generated {
  const parts = MAKERS[syntax]!(new Chance(seed));
  const words = parts.map((part) => (typeof part === "string" ? part : part.value));
  const values = parts.flatMap((part) => (typeof part === "string" ? [] : [part.value]));
  return { text: words.join(""), values, fits: (output) => fitsIn(parts, output) };
}

/** Whether what stays is in the output in order, and nothing beside the places of the values. */
function fitsIn(parts: readonly Part[], output: string): boolean {
  const source = parts
    .map((part) =>
      typeof part === "string" ? part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&") : "[^\\n]{1,60}?",
    )
    .join("");
  return new RegExp(`^${source}$`).test(output);
}
