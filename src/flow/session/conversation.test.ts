import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { createResources } from "../resources.js";
import type { Session } from "./session.js";
import { type Sessions, sessionsOf } from "./sessions.js";

const resources = createResources();
let sessions: Sessions;
beforeAll(async () => {
  sessions = await sessionsOf(undefined, { resources });
});

const masked = async (session: Session, texts: readonly string[]): Promise<string[]> => {
  const all: string[] = [];
  for (const text of texts) all.push((await session.mask(text)).text);
  return all;
};

describe("who is who over turns", () => {
  test("surname, title, forename, initial and a part of an organization's name", async () => {
    expect(
      await masked(sessions.open(), [
        "Eleanor Whitcombe and her son Tom Whitcombe saw Dr Osei at St Jude's Hospital.",
        "What did Mrs Whitcombe say to Osei?",
        "Email Eleanor. Then ring Tom. St Jude's is closed.",
        "E. Whitcombe wrote, and Mr Whitcombe answered.",
      ]),
    ).toEqual([
      "[PERSON 1] and her son [PERSON 2] saw [PERSON 3] at [HOSPITAL 1].",
      "What did [PERSON 1] say to [PERSON 3]?",
      "Email [PERSON 1]. Then ring [PERSON 2]. [HOSPITAL 1] is closed.",
      "[PERSON 1] wrote, and [PERSON 2] answered.",
    ]);
  });

  test("a name that two people share is nobody's of them", async () => {
    const session = sessions.open();
    const [, alone] = await masked(session, [
      "Eleanor Whitcombe met Tom Whitcombe.",
      "I spoke to Whitcombe yesterday.",
    ]);
    expect(alone).toBe("I spoke to [PERSON 3] yesterday.");
    expect(session.restore(alone!).text).toBe("I spoke to Whitcombe yesterday.");
  });

  test("a title means the one of a family who is known to be of its sex", async () => {
    expect(
      await masked(sessions.open(), [
        "Sasha Runte met Domenico Runte.",
        "I spoke to Mr Runte yesterday.",
        "Then Mrs Runte rang.",
      ]),
    ).toEqual([
      "[PERSON 1] met [PERSON 2].",
      "I spoke to [PERSON 2] yesterday.",
      "Then [PERSON 1] rang.",
    ]);
    // of two whose sex nobody knows it means neither
    const [, either] = await masked(sessions.open(), [
      "Tristin Senger met Kolby Senger.",
      "I spoke to Mr Senger yesterday.",
    ]);
    expect(either).toBe("I spoke to [PERSON 3] yesterday.");
  });

  test("two surnames, all of them or the last", async () => {
    expect(
      await masked(sessions.open(), [
        "I met Hugo Domínguez Botello and Ann Berg.",
        "Has Mr Domínguez Botello answered Ann?",
      ]),
    ).toEqual(["I met [PERSON 1] and [PERSON 2].", "Has [PERSON 1] answered [PERSON 2]?"]);
  });

  describe("two people never share a label", () => {
    // given names that are titles, places, cars, companies and words as well, and plain ones
    const GIVEN = fc.constantFrom(
      ...["Nona", "Judge", "Queen", "Major", "Dean", "Viva", "Megane", "Brooklyn", "Royal", "Icie"],
      ...["Stephen", "Gudrun", "Cali", "Elfrieda", "Armani", "Paris", "Juan Ramón", "Era"],
    );
    const FAMILY = fc.constantFrom(
      "Witting",
      "Price",
      "Moen",
      "Towne",
      "Farrell",
      "Cousin",
      "Ferry",
    );
    // none opens a sentence: there 'Royal Ferry' and 'Yesterday Ferry' look the same
    const FRAMES = [
      ["What did ", " say about the invoice?"],
      ["Please write two lines to ", "."],
      ["Remind me to ring ", " before Friday."],
      ["This morning ", " called about the order."],
    ] as const;

    test("of one family, in one message or in several", async () => {
      const said = fc.record({ who: fc.nat(1), frame: fc.constantFrom(...FRAMES) });
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(GIVEN, { minLength: 2, maxLength: 2 }),
          FAMILY,
          fc.array(said, { minLength: 3, maxLength: 6 }),
          fc.boolean(),
          async (given, family, turns, together) => {
            const session = sessions.open();
            const labels = [new Set<string>(), new Set<string>()];
            if (together)
              await session.mask(`I know ${given[0]} ${family} and ${given[1]} ${family}.`);
            for (const { who, frame } of turns) {
              const { text } = await session.mask(`${frame[0]}${given[who]} ${family}${frame[1]}`);
              const label = /\[PERSON \d+\]/.exec(text)?.[0];
              // whose given name still shows is told apart by it ('Icie [PERSON 1]'), which is a miss of the recognizer
              if (label && !text.includes(given[who]!)) labels[who]!.add(label);
            }
            expect([...labels[0]!].filter((label) => labels[1]!.has(label))).toEqual([]);
          },
        ),
        { numRuns: 60 },
      );
    });
  });

  test("a title says the sex of whoever has it, whatever a list says of the given name", async () => {
    expect(
      await masked(sessions.open(), [
        "I met Loyal Hegmann.",
        "Ms Loyal Hegmann answered.",
        "Has Ms Hegmann rung?",
      ]),
    ).toEqual(["I met [PERSON 1].", "[PERSON 1] answered.", "Has [PERSON 1] rung?"]);
  });

  test("a rank stays one where somebody named in full has it", async () => {
    expect(
      await masked(sessions.open(), [
        "I met Judge Alice Witting.",
        "What did Judge Witting say?",
        "Tell Alice.",
      ]),
    ).toEqual(["I met [PERSON 1].", "What did [PERSON 1] say?", "Tell [PERSON 1]."]);
  });

  test("two given names and two surnames, any two of them", async () => {
    const session = sessions.open();
    await session.mask("I met Juan Ramón Villarreal Melgar and Ann Berg.");
    const forms = [
      "Juan Ramón",
      "J. Villarreal Melgar",
      "Villarreal Melgar",
      "Mr Villarreal Melgar",
    ];
    for (const form of forms)
      expect((await session.mask(`Please write two lines to ${form}.`)).text).toBe(
        "Please write two lines to [PERSON 1].",
      );
  });

  test("messages in any order have the same people", async () => {
    const messages = [
      { role: "user", content: "Mrs Whitcombe called about her bill." },
      { role: "tool", tool_call_id: "call_1", content: '{"customer":"Eleanor Whitcombe","id":77}' },
      { role: "assistant", content: "I have told Eleanor." },
    ];
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ]) {
      const all = await sessions.open().maskMessages(order.map((i) => messages[i]!));
      expect(all.map(({ content }) => content.match(/\[PERSON \d+\]/g))).toEqual(
        all.map(() => ["[PERSON 1]"]),
      );
    }
  });

  test("a session goes on from its seal", async () => {
    const key = Buffer.from("a key of sixteen bytes or more");
    const session = sessions.open();
    await session.mask("Eleanor Whitcombe lives at 12 Mill Lane, Bath BA1 5XX.");
    const again = sessions.open({ bytes: session.seal(key), key });
    expect((await again.mask("Tom Becker wrote to Mrs Whitcombe.")).text).toBe(
      "[PERSON 2] wrote to [PERSON 1].",
    );
    expect(again.restore("[PERSON 1]").text).toBe("Eleanor Whitcombe");
  });

  test("two requests at a time number one after the other", async () => {
    const session = sessions.open();
    const [one, two] = await Promise.all([
      session.mask("Anna Weber wrote."),
      wait(0).then(() => session.mask("Tom Becker wrote.")),
    ]);
    expect(new Set([one.text, two.text])).toEqual(
      new Set(["[PERSON 1] wrote.", "[PERSON 2] wrote."]),
    );
  });
});

describe("the preset for prompts", () => {
  test.each([
    "Translate to German: the weather is fine.",
    "My 6-year-old has 38.9 fever and a rash, she takes cetirizine.",
    "How do I upgrade to React 18 from React 17?",
    "We use Node 20 on product XR-4410-B, SKU 88-2210. Why does part number PN-77812 fail?",
    "Write a Dockerfile FROM node:20-alpine and list 40 items of AB-1200.",
    "You are a helpful assistant. Always answer in JSON with keys name, email and phone.",
    "hosted-eu-20260812-09 failed with trace 4bf92f3577b34da6a3ce929d0e0e4736.",
    "SELECT id, nhs_number FROM patients WHERE admitted > '2024-01-01';",
    "Write a birthday poem for my friend from Bath who turns 40.",
    "Ping 127.0.0.1 and 192.168.1.4.",
    "Summarise https://docs.example.org/guide/start in five bullet points.",
    "Rewrite in the style of Ernest Hemingway: the fisherman came home late.",
    "Compare Kant's categorical imperative with Bentham's utilitarianism in a table.",
    "Explain A* and when a greedy search is better.",
    "Set up nginx for example.com and www.example.com.",
    "ERROR job 8841 failed on node 12, pid 40213, attempt 3.",
    "Write a Postgres query that joins customers and orders and returns the ten with the highest revenue.",
    "Fix: TypeError: Cannot read properties of undefined (reading 'map') at UserList (src/components/UserList.tsx:42:17)",
    "Kubernetes pod api-7f9c6d5b8-x2k4q is in CrashLoopBackOff with exit code 137. What now?",
    "Generate 5 rows of fake test data as CSV with columns first_name,last_name,email,phone.",
    "git rebase failed: CONFLICT (content): Merge conflict in src/app.ts at commit 3f2a91c.",
    "Plan a three-day trip to Rome: Colosseum, Vatican Museums, Trastevere, with a budget of 600 euros.",
    "Übersetze ins Englische: Bitte bestätigen Sie den Termin am 12. Mai um 10 Uhr in Zimmer 204.",
    "Write a function in Rust that parses RFC 3339 timestamps using chrono 0.4.",
    "Write unit tests with JUnit 5 for OrderService.placeOrder(Customer customer, List<Item> items).",
    "Explain Python to a beginner, then Kotlin and Erlang.",
    "Write unit tests with Jest for add(a, b).",
    "Fix this python:\ndef f(): return null",
    "What is julia?",
    "Write a function in Haskell that sorts a list.",
    "Shorten the letter below for a friend.",
    "Solve: three apples cost nine pounds.",
    "Explain Bayes' theorem with an example.",
    "Compare Marx, Weber and Durkheim on religion in 150 words.",
    "Make a table: Romeo, Juliet, Mercutio, Tybalt – their house and how they die.",
    "Translate into German: The quick brown fox jumps over the dog. Keep 'fox' in English.",
    "Is Ozempic the same as Wegovy?",
    '{"name": "my-package", "version": "1.0.0"}',
    '{"name": "get_weather", "arguments": {"unit": "celsius"}}',
    '{"file_name": "Ruby", "service": {"status": "up"}}',
  ])("leaves the task alone: %s", async (prompt) => {
    expect((await sessions.open().mask(prompt)).text).toBe(prompt);
  });

  test.each([
    "Jane Austen called about her invoice; her number is 07700 900123.",
    "Jane Austen is my landlady. What shall I answer her?",
    "Kant wrote again about the order.",
    "Ann Berg likes Jane Austen.",
    "Tell Weber, Austen and Ann Berg that the meeting has moved.",
  ])("hides a public figure's name where somebody private may be meant: %s", async (prompt) => {
    expect((await sessions.open().mask(prompt)).text).not.toMatch(/Austen|Kant/);
  });

  test.each([
    ["Julia", "Julia wrote a script in Ruby, please answer Julia."],
    ["Julia", "What is Julia's address?"],
    ["Hugo", "Ask Hugo whether the tests pass."],
    ["Weber", "Weber and Durham want the invoice by Friday."],
    ["Julia", '{"name": "Julia", "team": "sales"}'],
    ["Ruby", '{"name": "Ruby"}'],
    ["darren", '[{"name": "darren"}]'],
    ["Price", '{"customer": {"name": "Price"}, "id": 4}'],
    ["Reinhardt", "Please write two lines to Django Reinhardt."],
    ["Haskell", "Mr Haskell called, and Haskell will call again."],
  ])("hides %s where somebody is called like a thing: %s", async (name, prompt) => {
    expect((await sessions.open().mask(prompt)).text).not.toContain(name);
  });

  test("keeps whom the application speaks for in its instructions", async () => {
    const [system, user] = await sessions.open().maskMessages([
      { role: "system", content: "You are Ada, the assistant of Northwind Traders." },
      { role: "user", content: "I am Ann Berg and work at Halcyon Crop Sciences." },
    ]);
    expect(system!.content).toBe("You are Ada, the assistant of Northwind Traders.");
    expect(user!.content).not.toMatch(/Berg|Halcyon/);
  });

  test("hides names, codes, addresses, birthdays and employers", async () => {
    const { text, count } = await sessions
      .open()
      .mask(
        "I am Ann Berg, a nurse at Halcyon Crop Sciences, born 4 June 1975, of 12 Mill Lane, Bath BA1 5XX. My card is 4111 1111 1111 1111, my mail ann.berg@example.org.",
      );
    expect(text).not.toMatch(/Ann|Berg|Halcyon|1975|Mill|BA1|4111|example/);
    expect(text).toContain("a nurse at");
    expect(count).toBe(6);
  });

  test("does not touch roles, names of tools, keys, ids and pictures", async () => {
    const messages = [
      { role: "system", content: "You are Marvin. Answer briefly." },
      {
        role: "user",
        name: "Ann_Berg",
        content: [
          { type: "text", text: "I am Ann Berg." },
          { type: "image_url", image_url: { url: "data:image/png;base64,QW5uIEJlcmc=" } },
        ],
      },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: "call_Ann",
            type: "function",
            function: { name: "find_ann_berg", arguments: '{"customer":"Ann Berg","limit":5}' },
          },
        ],
      },
    ];
    const all = await sessions.open().maskMessages<unknown>(messages);
    expect(all).toEqual([
      messages[0],
      {
        role: "user",
        name: "PERSON_1",
        content: [{ type: "text", text: "I am [PERSON 1]." }, messages[1]!.content![1]],
      },
      {
        role: "assistant",
        content: null,
        tool_calls: [
          {
            id: "call_Ann",
            type: "function",
            function: { name: "find_ann_berg", arguments: '{"customer":"[PERSON 1]","limit":5}' },
          },
        ],
      },
    ]);
  });
});

describe("labels that somebody typed", () => {
  test("bring up nobody else", async () => {
    const session = sessions.open();
    await session.mask("Eleanor Whitcombe called.");
    const { text } = await session.mask("Who is [PERSON 1]? And Person 1 or %5BPERSON%201%5D?");
    expect(text).not.toContain("PERSON 1");
    const answer = session.restore(`You asked: ${text} [PERSON 1] did.`).text;
    expect(answer).toBe(
      "You asked: Who is [PERSON 1]? And Person 1 or %5BPERSON%201%5D? Eleanor Whitcombe did.",
    );
  });

  test("typed before anybody had it, their number is given to nobody", async () => {
    const session = sessions.open();
    const [typed, named] = await masked(session, [
      "Person 1: hello. [PERSON 2] too.",
      "Eleanor Whitcombe called.",
    ]);
    expect(typed).toBe("Person 1: hello. [PERSON 2] too.");
    expect(named).toBe("[PERSON 3] called.");
    expect(session.restore(typed!)).toMatchObject({ text: typed, count: 0 });
  });

  test("a label of another session stays and is said", async () => {
    const session = sessions.open();
    await session.mask("Eleanor Whitcombe called.");
    expect(session.restore("[PERSON 1] and [PERSON 7]")).toEqual({
      text: "Eleanor Whitcombe and [PERSON 7]",
      count: 1,
      unknown: ["[PERSON 7]"],
    });
  });
});

test.each([
  ["[Person 1]", "Ann Berg"],
  ["[person 1]'s", "Ann Berg's"],
  ["PERSON 1's", "Ann Berg's"],
  ["**[PERSON 1]**", "**Ann Berg**"],
  ["[PERSONNE 1]", "Ann Berg"],
  ["[DIRECCIÓN 1]", "12 Mill Lane,\nBath BA1 5XX"],
  ["[ADRESSE 1]", "12 Mill Lane,\nBath BA1 5XX"],
  ["Persona 1", "Ann Berg"],
  ["\\[PERSON\\_1\\]", "Ann Berg"],
  ["<PERSON 1>", "Ann Berg"],
  ["【PERSON 1】", "Ann Berg"],
  ["https://x.example/?q=%5BPERSON%201%5D&n=1", "https://x.example/?q=Ann%20Berg&n=1"],
  ["https://x.example/?q=PERSON+1", "https://x.example/?q=Ann%20Berg"],
  ['{"at":"[ADDRESS 1]"}', '{"at":"12 Mill Lane,\\nBath BA1 5XX"}'],
  ["[PERSON 1, PERSON 2]", "[Ann Berg, Tom Becker]"],
  ["PERSON 12, PERSON 10 and 1 person", "PERSON 12, PERSON 10 and 1 person"],
  ["Address 1, Address 1th, xPERSON 1x", "Address 1, Address 1th, xPERSON 1x"],
])("what a model makes of a label: %s", async (written, expected) => {
  const session = sessions.open();
  await session.mask("Ann Berg and Tom Becker live at 12 Mill Lane,\nBath BA1 5XX.");
  expect(session.restore(written).text).toBe(expected);
});

describe("streams", () => {
  let session: Session;
  let pieces: string[];
  beforeAll(async () => {
    session = sessions.open();
    await session.mask(
      "Dear Mr Galip Yalman, Yalman of 12 Mill Lane, Bath BA1 5XX wrote to Ann Berg, a@b.example.",
    );
    const labels = session.originals().map(({ words }) => words);
    pieces = [
      ...labels,
      "[PERSON 1",
      "PERSON",
      "[",
      "]",
      " 1",
      " 12",
      "\\[",
      "<",
      ">",
      "%5BPERSON%20",
      "1%5D",
      "personne 2",
      "Mr ",
      "Dear ",
      "[PERSON 99]",
      "\n",
      ". ",
      "😀",
      "\ud83d",
      '{"a":"',
      '"}',
      "https://x.example/",
      "(",
      ")",
    ];
  });

  const inChunks = (text: string, cuts: readonly number[]): string[] => {
    const places = [
      ...new Set([0, ...cuts.map((cut) => cut % (text.length + 1)), text.length]),
    ].sort((a, b) => a - b);
    return places.slice(1).map((end, i) => text.slice(places[i], end));
  };

  test("give what the whole gives, for every chunking", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), {
          maxLength: 14,
        }),
        fc.array(fc.nat(200), { maxLength: 12 }),
        (parts, cuts) => {
          const text = parts.join("");
          const whole = session.restore(text);
          const one = session.restorer();
          const stream =
            inChunks(text, cuts)
              .map((chunk) => one.write(chunk))
              .join("") + one.end();
          expect(stream).toBe(whole.text);
          expect(one.count).toBe(whole.count);
          expect(one.unknown).toEqual(whole.unknown);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test("hold back only what may begin a known label", () => {
    const one = session.restorer();
    expect(one.write("Say [")).toBe("Say ");
    expect(one.write("note")).toBe("[note");
    expect(one.write(" to [PERS")).toBe(" to ");
    expect(one.write("ON 7")).toBe("[PERSON 7");
    expect(one.write("] or [PERSON 1")).toBe("] or ");
    expect(one.write("]!")).toBe("Mr Galip Yalman!");
  });

  test("as a TransformStream", async () => {
    const source = new ReadableStream<string>({
      start(controller) {
        for (const unit of "To [PERSON 2], from [PERSON 1].") controller.enqueue(unit);
        controller.close();
      },
    });
    let all = "";
    for await (const chunk of source.pipeThrough(session.restoreStream())) all += chunk;
    expect(all).toBe("To Ann Berg, from Mr Galip Yalman.");
  });

  test("masking in pieces is the same however they are cut", async () => {
    const letter =
      "Dear Tom Becker,\n\nAnn Berg has moved to 12 Mill Lane, Bath BA1 5XX.\n\n Regards,\nNora Lund";
    const of = async (chunks: readonly string[]) => {
      const stream = new ReadableStream<string>({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
      let all = "";
      for await (const chunk of stream.pipeThrough(sessions.open().maskStream())) all += chunk;
      return all;
    };
    const whole = await of([letter]);
    expect(whole).not.toMatch(/Becker|Berg|Mill|Lund/);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(200), { maxLength: 6 }), async (cuts) => {
        expect(await of(inChunks(letter, cuts))).toBe(whole);
      }),
      { numRuns: 8 },
    );
  });
});

test("restoring what was masked gives the text back, whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom(
          "Mr Galip Yalman",
          "Yalman",
          "Ann Berg",
          "[PERSON 1]",
          "Person 2",
          "and",
          "wrote to",
          "12 Mill Lane, Bath BA1 5XX",
          ".",
          "\n\n",
          "born 4 June 1975",
          "ann@b.example",
          "$&",
          "😀",
        ),
        { maxLength: 12 },
      ),
      async (words) => {
        const text = words.join(" ");
        const session = sessions.open();
        const { text: out } = await session.mask(text);
        expect(session.restore(out).text).toBe(text);
      },
    ),
    { numRuns: 30 },
  );
});

describe("a label that replaced several forms of a name", () => {
  const FORMS = [
    "Mr Galip Yalman",
    "Yalman",
    "Mr Yalman",
    "Ann Berg",
    "Ann",
    "A. Berg",
    "Mrs Berg",
  ];
  const FRAMES = [
    ["What did ", " say to ", "?"],
    ["Please write two lines to ", " and ", " before Friday."],
    ["", " rang. Tell ", "."],
    ["I spoke to ", ", who knows ", ", yesterday."],
  ] as const;

  test("is restored in each message as it was there, at once and later", async () => {
    const turn = fc.record({
      frame: fc.constantFrom(...FRAMES),
      first: fc.constantFrom(...FORMS),
      second: fc.constantFrom(...FORMS),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 8 }), async (turns) => {
        const session = sessions.open();
        await session.mask("Mr Galip Yalman and Mrs Ann Berg are here.");
        const said: { text: string; masked: string }[] = [];
        for (const { frame, first, second } of turns) {
          const text = frame[0] + first + frame[1] + second + frame[2];
          const { text: masked } = await session.mask(text);
          expect(session.restore(masked).text).toBe(text);
          said.push({ text, masked });
        }
        const inPieces = (masked: string): string => {
          const one = session.restorer();
          return [...masked].map((unit) => one.write(unit)).join("") + one.end();
        };
        for (const { text, masked } of said) {
          // of the same text with labels the latest counts
          const isLatest = said.findLast((one) => sharesPlace(one.masked, masked))!.text === text;
          if (!isLatest) continue;
          expect(session.restore(masked).text).toBe(text);
          expect(inPieces(masked)).toBe(text);
        }
      }),
      { numRuns: 40 },
    );
  });

  /** Whether two masked texts are alike up to a label. */
  const sharesPlace = (a: string, b: string): boolean => {
    const at = (text: string) => text.slice(0, text.indexOf("]") + 1);
    return at(a) === at(b);
  };

  test("has the latest message's form where nothing says which, and in a value the whole name", async () => {
    const session = sessions.open();
    await session.mask("Mr Galip Yalman is a colleague.");
    await session.mask("Draft a mail to Yalman about lunch.");
    expect(session.restore("Hi [PERSON 1],\n\nLunch?").text).toBe("Hi Yalman,\n\nLunch?");
    expect(session.restore("Dear Mr [PERSON 1],").text).toBe("Dear Mr Yalman,");
    expect(session.restoreValue({ arguments: { name: "[PERSON 1]" } })).toEqual({
      arguments: { name: "Mr Galip Yalman" },
    });
  });
});
