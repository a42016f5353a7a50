import { describe, expect, it } from "vitest";
import { blocksOf } from "./markdown.js";

describe("guidelines", () => {
  it("are headings, lists and paragraphs", () => {
    expect(
      blocksOf("# Keep\nPublic office\nstays.\n\n- a **rare** job\n- an age\n  over 90\n"),
    ).toEqual([
      { kind: "heading", level: 1, text: "Keep" },
      { kind: "paragraph", text: "Public office stays." },
      { kind: "list", items: ["a rare job", "an age over 90"] },
    ]);
  });

  it("leave markup as text", () => {
    expect(blocksOf("<script>alert(1)</script> [x](javascript:y)")).toEqual([
      { kind: "paragraph", text: "<script>alert(1)</script> [x](javascript:y)" },
    ]);
  });
});
