import { describe, expect, test } from "vitest";
import { decided } from "../../test/decided.js";
import { isProven } from "../flow/from-policy/check-digits.js";
import { replaceOptions } from "../flow/from-policy/replacers.js";
import { createResources } from "../flow/resources.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { createReplace } from "./replace.js";

const models = createResources();
const KEY = "a release key of more than sixteen characters";
const replaced = async (marked: string, policy: Omit<Policy, "version"> = {}) => {
  const options = await replaceOptions(
    checkPolicy({ version: 1, replace: { default: "pseudonym" }, ...policy }),
    models,
  );
  return createReplace(options)(decided(marked));
};
const text = async (marked: string, policy: Omit<Policy, "version"> = {}) =>
  (await replaced(marked, policy)).text;

describe("surrogates of people", () => {
  test("the brother keeps the family's new surname, and the sexes stay", async () => {
    const out = await text(
      "[PERSON Maria Lopez] called. [PERSON Mrs Lopez] said that [PERSON Maria]'s brother, [PERSON Juan Lopez], was ill. [PERSON Juan] agreed.",
    );
    const [, given, last, mrs, short, brother, family, alone] =
      /^(\S+) (\S+) called\. Mrs (\S+) said that (\S+)'s brother, (\S+) (\S+), was ill\. (\S+) agreed\.$/u.exec(
        out,
      )!;
    expect([mrs, family]).toEqual([last, last]);
    expect([short, alone]).toEqual([given, brother]);
    expect(brother).not.toBe(given);
    expect(out).not.toMatch(/Maria|Juan|Lopez/);
  });

  test.each<[string, readonly ("female" | "male")[]]>([
    // by the given name
    ["[PERSON Hamish] rang [PERSON Siobhan].", ["male", "female"]],
    [
      "[PERSON Lachlan Pike], [PERSON Eilidh Pike] and [PERSON Ngozi Obi] left.",
      ["male", "female", "female"],
    ],
    // by a title
    ["[PERSON Mr Robin Marsh] left.", ["male"]],
    ["[PERSON Mevrouw Kim Bos] left.", ["female"]],
    // by what the text says beside it
    ["[PERSON Robin Marsh] lost his keys.", ["male"]],
    ["[PERSON Alex Lund] said that she was late.", ["female"]],
    ["[PERSON Sam] came. She was cold.", ["female"]],
    ["Her brother, [PERSON Jordan Lund], rang.", ["male"]],
    ["[PERSON Alex Lund] and her sister [PERSON Sam Lund] rang.", ["female", "female"]],
  ])("the sex of a name stays plausible: %s", async (marked, sexes) => {
    const out = await replaced(marked);
    const { loadNameLists } = await import("./surrogates/name-lists.js");
    const lists = await loadNameLists();
    const first = new Map<string, string>();
    for (const { entity, replacement } of out.replacements) {
      if (!first.has(entity)) first.set(entity, replacement);
    }
    const drawn = [...first.values()].map((name) =>
      lists.sexOf(name.replace(/^(?:Mr|Mevrouw) /, "").split(" ")[0]!),
    );
    expect(drawn).toEqual(sexes);
  });

  test.each([
    "[PERSON Robin Marsh] told her that it was late.",
    "[PERSON Alex Lund] left.",
    "[PERSON Jo] and [PERSON Alex] said that he was late.",
  ])("what a text does not say has a name that both have: %s", async (marked) => {
    const [name] = (await text(marked)).split(" ");
    const { wordList } = await import("../language/lists.js");
    expect(wordList("shared/both")).toContain(name);
  });

  test("a couple, and a name with a call name, keep their form", async () => {
    expect(await text("[PERSON Mr and Mrs Pike] left.")).toMatch(/^Mr and Mrs \p{Lu}\S+ left\.$/u);
    expect(await text("[PERSON mevrouw J.M. (Annelies) van der Berg] kwam.")).toMatch(
      /^mevrouw \p{Lu}\.\p{Lu}\. \(\p{Lu}\p{Ll}+\) \p{Lu}\S+ kwam\.$/u,
    );
  });

  test("titles, initials, capitals, genitives and hyphens keep their form", async () => {
    const out = await text(
      "[PERSON Prof. Daniel Blackwood-Shaw], [PERSON Mr D. Blackwood-Shaw]; [PERSON DANIEL BLACKWOOD-SHAW]: [PERSON Dr Anna Shaw's] note.",
    );
    const match =
      /^Prof\. (\p{Lu})(\S+) (\S+)-(\S+), Mr (\p{Lu})\. (\S+); (.+): Dr \S+ (\S+)'s note\.$/u.exec(
        out,
      );
    expect(match, out).not.toBeNull();
    const [, first, rest, one, two, initial, family, capitals, other] = match!;
    expect(initial).toBe(first);
    expect(family).toBe(`${one}-${two}`);
    expect(capitals).toBe(`${first}${rest} ${one}-${two}`.toUpperCase());
    expect(other).toBe(two);
  });

  test("no surrogate is the name of somebody else in the document", async () => {
    const names = [
      "Ann Abbott",
      "Ben Baker",
      "Carla Carter",
      "Dan Davis",
      "Eve Evans",
      "Finn Ford",
    ];
    const real = new Set(names.flatMap((name) => name.split(" ")));
    for (let i = 0; i < 20; i++) {
      const out = await text(`${names.map((name) => `[PERSON ${name}]`).join(" and ")} met ${i}.`);
      for (const word of out.split(" ")) expect(real.has(word)).toBe(false);
    }
  });

  test("what is not a person gets no person's name", async () => {
    const { text: out, replacements } = await replaced(
      "[PERSON DIAGNOSES]\n[DEM DIAGNOSES], [DEM HIV positive], on [MISC Biktarvy]",
    );
    expect(out).toBe("[PERSON 1]\n[DETAIL 1], [DETAIL 2], on [DETAIL 3]");
    expect(replacements.every(({ by }) => by === "label")).toBe(true);
  });

  test("amounts stay near, codes are proven by no check digit, e-mail goes nowhere", async () => {
    for (let i = 0; i < 30; i++) {
      const out = await text(
        `weight [QUANTITY 94 kg], NHS no. [CODE 943 476 5919], card [CODE 4111 1111 1111 1111], [CODE ann.berg@mail.com] ${i}`,
      );
      const [, kg, nhs, card] =
        /^weight (\d+) kg, NHS no\. (\d{3} \d{3} \d{4}), card (\d{4} \d{4} \d{4} \d{4}), [a-z]{3}\.[a-z]{4}@example\.org/.exec(
          out,
        )!;
      expect(Number(kg)).toBeGreaterThan(60);
      expect(Number(kg)).toBeLessThan(130);
      expect([isProven(nhs!), isProven(card!)]).toEqual([false, false]);
    }
  });

  test("an address keeps its form", async () => {
    const out = await text("lives at [LOC/address 7 Mill Lane, Otley, LS21 3AB] now");
    expect(out).toMatch(/^lives at [0-9] .+, .+, [A-Z]{2}[0-9]{1,2} [0-9][A-Z]{2} now$/);
    expect(out).not.toMatch(/Mill Lane|Otley|LS21/);
  });
});

test("a town is the same false town in addresses, beside its postcode and alone", async () => {
  const own = ["Otley", "Bradford", "Ulm", "Tynemouth", "Hebden Bridge"];
  for (const town of own) {
    for (const code of ["LS21 3AB", "LS21 4QQ"]) {
      const out = await text(
        `lives at [LOC/address 7 Mill Lane, ${town}, ${code}]; born in [LOC ${town}]; works at [LOC/address 12 Low Road, ${town} ${code}].`,
      );
      const [, first, alone, last] =
        /^lives at [^;]+, ([^,;]+), [^,;]+; born in ([^;]+); works at [^;]+, (.+) [A-Z]+\d+ \d[A-Z]{2}\.$/u.exec(
          out,
        )!;
      expect([first, last], out).toEqual([alone, alone]);
      expect(alone).not.toBe(town);
    }
    const plain = await text(`at [LOC/address 7 Mill Lane, ${town}]; in [LOC ${town}].`);
    expect(plain).toMatch(/, ([^;]+); in \1\.$/u);
  }
});

describe("a release with a key", () => {
  const policy = { release: "R1", release_key: KEY };
  const ways = { replace: { default: "label", PERSON: "pseudonym", CODE: "hash" } } as const;

  test("labels, hashes and surrogates depend on the entity alone, not on order or text", async () => {
    const one = "[PERSON Anna Weber] of [ORG Fjordkraft], [CODE A-77]. [PERSON Tom Becker] wrote.";
    const two =
      "[PERSON Tom Becker] again: [CODE A-77]! [ORG Fjordkraft] hired [PERSON Anna Weber].";
    const [, anna, org, code, tom] =
      /^(.+) of (\[ORGANIZATION [2-9B-Z]{8}\]), ([0-9a-f]{32})\. (.+) wrote\.$/.exec(
        await text(one, { ...policy, ...ways }),
      )!;
    expect(await text(two, { ...policy, ...ways })).toBe(
      `${tom} again: ${code}! ${org} hired ${anna}.`,
    );
  });

  test("with another key or name shares nothing", async () => {
    const marked = "[ORG Fjordkraft], [CODE A-77]";
    const all = await Promise.all(
      [policy, { ...policy, release: "R2" }, { ...policy, release_key: `${KEY}!` }].map((one) =>
        text(marked, { ...one, ...ways }),
      ),
    );
    expect(new Set(all.flatMap((one) => one.split(", "))).size).toBe(6);
  });

  test("all mentions of an entity have its label; a short key is refused and not shown", async () => {
    const out = await text("[PERSON Ann Berg] and [PERSON Ann Berg]", {
      ...policy,
      replace: { default: "label" },
    });
    expect(out).toMatch(/^(\[PERSON [2-9B-Z]{8}\]) and \1$/);
    const refused = await text("x", { release: "R1", release_key: "pepper" }).catch((e) => e);
    expect(refused).toMatchObject({ code: "POLICY_INVALID" });
    expect(refused.message).not.toContain("pepper");
    await expect(text("x", { release_key: KEY })).rejects.toMatchObject({ code: "POLICY_INVALID" });
  });
});
