import { describe, expect, test } from "vitest";
import { roleOf } from "./role.js";

/** The role of the person in brackets. */
function role(marked: string, isProtected = false) {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const mention = { start, end, type: "PERSON" as const, score: 1, detector: "test", evidence: {} };
  return roleOf({ text }, [mention], isProtected);
}

describe("the role of a person", () => {
  test.each([
    "The Government were represented by their Agent, [Mr Z.M. Necatigil].",
    "[Mr Rıza Türmen], the judge elected in respect of Turkey, withdrew.",
    "They appointed [Mr Feyyaz Gölcüklü] to sit as an ad hoc judge.",
    "Judge [Jaeger] dissented.",
    "and [Ann Berg], Deputy Section Registrar,",
    "The Public Prosecutor [Ann Berg] asked for more time.",
    "The prime minister, Ms [Berg], was there.",
  ])("official: %s", (marked) => expect(role(marked)).toBe("official"));

  test.each([
    "The applicant was represented by [Ms Berg], a lawyer practising in Oslo.",
    "She told [Ann Berg] that the judge was late.",
    "His agent-like friend [Ann Berg] left.",
    "[Ann Berg] presided over nothing.",
    "[Ann Berg], the presidential candidate's niece, left.",
  ])("private: %s", (marked) => expect(role(marked)).toBe("private"));

  test("whom the user protects is protected, whatever the text says", () => {
    expect(role("Judge [Jaeger] dissented.", true)).toBe("protected");
  });
});
