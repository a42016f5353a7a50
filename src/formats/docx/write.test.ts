import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  box,
  docxOf,
  drawing,
  p,
  partsOf,
  read,
  root,
  run,
  textOf,
  writeWith,
} from "../../../test/docx.js";
import { type Edit, replaced } from "../../../test/replaced.js";

describe("writing", () => {
  test("keeps the format of the first run touched, and all else", () => {
    const bytes = docxOf({
      body: p(run("Dear "), run("An", "<w:b/>"), run("na Berg", "<w:i/>"), run(", hello")),
    });
    const xml = partsOf(writeWith(bytes, { "Anna Berg": "A &lt; “B” " }))["word/document.xml"]!;
    expect(xml).toContain(
      p(
        run("Dear "),
        run("A &amp;lt; “B” ", "<w:b/>"),
        run("", "<w:i/>").replace("></w:t>", "/>"),
        run(", hello"),
      ),
    );
  });

  test("a file without anything to hide keeps its parts and their XML", () => {
    const styles = root("styles", '<w:style w:styleId="Normal"><w:name w:val="Normal"/></w:style>');
    const bytes = docxOf({
      body: `${p(run("“A” &amp; b 😀"))}<w:sectPr><w:pgSz w:w="11906"/></w:sectPr>`,
      parts: [{ type: "styles", name: "styles.xml", xml: styles }],
    });
    const before = partsOf(bytes);
    const after = partsOf(writeWith(bytes, {}));
    expect(Object.keys(after).sort()).toEqual(Object.keys(before).sort());
    for (const name of Object.keys(after).filter((one) => one.startsWith("word/"))) {
      expect(after[name]).toBe(before[name]);
    }
  });

  test("leaves nothing that a reader does not see", () => {
    const field = (instruction: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:name w:val="Lund"/></w:ffData></w:fldChar></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const bytes = docxOf({
      body: [
        p(
          `<w:bookmarkStart w:id="1" w:name="Lund"/><w:bookmarkEnd w:id="1"/><w:commentRangeStart w:id="1"/>`,
          run("seen"),
          `<w:r><w:commentReference w:id="1"/></w:r><w:ins w:author="Lund" w:date="2020"><w:r><w:rPr><w:rPrChange w:author="Lund"/></w:rPr><w:t>in</w:t></w:r></w:ins><w:del w:author="Lund"><w:r><w:delText>Lund</w:delText></w:r></w:del>`,
        ),
        p(
          `<w:hyperlink r:id="rLink" w:tooltip="Lund" w:anchor="Lund">${run("link")}</w:hyperlink>`,
          field(' HYPERLINK "mailto:Lund@x" ', "mail"),
          field(" PAGE ", "7"),
          `<w:fldSimple w:instr="MERGEFIELD Lund">${run("merged")}</w:fldSimple>`,
        ),
        p(
          `<w:r>${drawing('<pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="Lund.jpg"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rPic"/></pic:blipFill></pic:pic>')}<w:object><o:OLEObject r:id="rOle" ProgID="Lund"/></w:object></w:r>`,
          `<w:r>${drawing(`<wps:wsp><wps:cNvPr id="3" name="Lund"/>${box(p(run("boxed")))}</wps:wsp>`).replaceAll("Anna", "Lund")}</w:r>`,
        ),
        `<w:tbl><w:tblPr><w:tblCaption w:val="Lund"/></w:tblPr><w:tr><w:tc>${p(run("cell"))}</w:tc></w:tr></w:tbl><!-- Lund --><?x Lund?>`,
        `<w:sdt><w:sdtPr><w:alias w:val="Lund"/><w:dropDownList><w:listItem w:displayText="Lund"/></w:dropDownList></w:sdtPr><w:sdtContent>${p(run("chosen"))}</w:sdtContent></w:sdt><w:altChunk r:id="rChunk"/>`,
        `<w:custom>Lund</w:custom><w:custom>Lund</w:custom><x:y xmlns:x="urn:addin" z="Lund" x:z="Lund"><w:p x:z="Lund"/></x:y><w:p><w:r><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t>last</w:t></w:r></w:p>`,
      ].join(""),
      parts: [
        { type: "comments", name: "comments.xml", xml: root("comments", p(run("Lund"))) },
        {
          type: "settings",
          name: "settings.xml",
          xml: root(
            "settings",
            '<w:zoom w:percent="90"/><w:docVars><w:docVar w:name="x" w:val="Lund"/></w:docVars><w:attachedTemplate r:id="rT"/><w:compat><w:compatSetting w:name="lundensis" w:val="1"/><w:compatSetting w:name="compatibilityMode" w:val="15"/></w:compat>',
          ),
        },
        {
          type: "styles",
          name: "styles.xml",
          xml: root("styles", "<w:style><w:t>Lund</w:t></w:style>"),
        },
        { type: "people", name: "people.xml", xml: root("people", "Lund") },
        {
          type: "glossaryDocument",
          name: "glossary.xml",
          xml: root("glossaryDocument", p(run("Lund"))),
        },
      ],
      relationships: `<Relationship Id="rLink" TargetMode="External" Type="x/hyperlink" Target="mailto:Lund@x"/><Relationship Id="rPic" Type="x/image" Target="media/Lund.png"/><Relationship Id="rOle" Type="x/oleObject" Target="Lund.bin"/><Relationship Id="rChunk" Type="x/aFChunk" Target="Lund.html"/>`,
      beside: {
        "docProps/core.xml": "<creator>Lund</creator>",
        "docProps/app.xml": "<Company>Lund</Company>",
        "customXml/item1.xml": "<name>Lund</name>",
        "word/media/Lund.png": "Lund",
        "word/Lund.bin": "Lund",
        "word/Lund.html": "Lund",
      },
    });
    expect(textOf(bytes)).toBe(
      "seenin\n\nlinkmail7merged\n\n\n\nboxed\n\ncell\n\nchosen\n\n\n\nlast",
    );
    const after = partsOf(writeWith(bytes, {}));
    expect(JSON.stringify(after)).not.toMatch(/Lund|comments|docProps|people/i);
    expect(Object.keys(after).sort()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "word/_rels/document.xml.rels",
      "word/document.xml",
      "word/settings.xml",
      "word/styles.xml",
    ]);
    expect(after["word/document.xml"]).toContain("<w:instrText> PAGE </w:instrText>");
    expect(after["word/settings.xml"]).toContain('<w:zoom w:percent="90"/>');
    expect(after["word/settings.xml"]).toContain('w:name="compatibilityMode"');
  });

  test("a replaced span across cells leaves the cells apart", () => {
    const bytes = docxOf({ body: p(run("a Anna")) + p(run("Berg b")) });
    expect(textOf(writeWith(bytes, { "Anna\n\nBerg": "somebody" }))).toBe("a somebody\n\n b");
  });

  test("numbers styles that no word processor brings along", () => {
    const styles = (attributes: string) =>
      root(
        "styles",
        `<w:style ${attributes} w:styleId="BergLetter"><w:name w:val="Berg Letter"/></w:style>`,
      );
    const file = (attributes: string) =>
      docxOf({
        body: p('<w:pPr><w:pStyle w:val="BergLetter"/></w:pPr>', run("Anna Berg")),
        parts: [{ type: "styles", name: "styles.xml", xml: styles(attributes) }],
      });
    const own = partsOf(writeWith(file('w:customStyle="1"'), { "Anna Berg": "X" }));
    expect(JSON.stringify(own)).not.toContain("Berg");
    expect(own["word/styles.xml"]).toContain('w:styleId="Style1"><w:name w:val="Style 1"/>');
    expect(own["word/document.xml"]).toContain('<w:pStyle w:val="Style1"/>');
    // a style that only looks built in is numbered too, whatever is hidden
    const claimed = partsOf(writeWith(file(""), { Anna: "X" }));
    expect(claimed["word/styles.xml"]).toContain('w:styleId="Style1"');
    expect(claimed["word/document.xml"]).toContain('<w:pStyle w:val="Style1"/>');
  });

  test("what an author named beside the text is gone", () => {
    const numbering = root(
      "numbering",
      '<w:abstractNum w:abstractNumId="0"><w:nsid w:val="5A3C11F0"/><w:lvl w:ilvl="0"><w:lvlText w:val="Exhibit Quartermain %1."/></w:lvl><w:lvl w:ilvl="1"><w:lvlText w:val="Witness Balthazar Okonkwo-Smythe, 12 Elm Street, tel. 020 7946 0000 %2"/></w:lvl></w:abstractNum>',
    );
    const font = '<w:rPr><w:rFonts w:ascii="Quartermain Handwriting" w:hAnsi="Arial"/></w:rPr>';
    const shape =
      '<w:pict><v:shape id="Zebulon_Quartermain_photo" style="width:10pt"><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent></v:shape></w:pict>';
    const bytes = docxOf({
      body:
        `<w:p w:rsidR="00A1B2C3" xmlns:zq="urn:zebulon.quartermain" w:owner="Quartermain"><w:r>${font}<w:t>text</w:t></w:r></w:p>` +
        p(`<w:r>${shape}</w:r>`),
      parts: [
        { type: "numbering", name: "numbering.xml", xml: numbering },
        { type: "header", name: "header_quartermain.xml", xml: root("hdr", p(run("head"))) },
      ],
    });
    const parts = partsOf(writeWith(bytes, {}));
    const all = JSON.stringify(parts);
    for (const leftover of ["uartermain", "Okonkwo", "Elm", "7946", "00A1B2C3", "5A3C11F0"]) {
      expect(all).not.toContain(leftover);
    }
    expect(parts["word/numbering.xml"]).toContain('w:val="Exhibit %1."');
    expect(parts["word/document.xml"]).toContain('w:hAnsi="Arial"');
    expect(Object.keys(parts)).toContain("word/header1.xml");
    expect(textOf(writeWith(bytes, {}))).toBe("text\n\n\n\nbox\n\nhead");
  });

  test("letters given as symbols are read", () => {
    const symbols = [..."Anna"]
      .map((one) => `<w:sym w:font="Arial" w:char="${one.charCodeAt(0).toString(16)}"/>`)
      .join("");
    const bytes = docxOf({
      body: p(
        `<w:r>${symbols}</w:r>`,
        run(" Berg"),
        '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>',
      ),
    });
    expect(textOf(bytes)).toBe("Anna Berg");
    const written = writeWith(bytes, { Anna: "X" });
    expect(textOf(written)).toBe("X Berg");
    expect(partsOf(written)["word/document.xml"]).toContain('w:char="F0FC"');
  });

  const character = fc.constantFrom(
    "a",
    "é",
    "e\u0301",
    "😀",
    "א",
    "&",
    "<",
    '"',
    "’",
    "]]>",
    " ",
    "\u00a0",
    "👩‍👧",
  );
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.array(character, { maxLength: 5 }).map((all) => all.join("")) },
    fc.constantFrom("\t", "\n"),
  );
  const escaped = (text: string) => text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`);
  const asRun = (text: string) =>
    text === "\t"
      ? "<w:r><w:tab/></w:r>"
      : text === "\n"
        ? "<w:r><w:br/></w:r>"
        : run(escaped(text));

  test("text is read as it was, and what is replaced is read again", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(piece, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), fc.string({ unit: character, maxLength: 4 })), {
          maxLength: 4,
        }),
        (paragraphs, wanted) => {
          const bytes = docxOf({
            body: paragraphs.map((all) => p(...all.map(asRun))).join("") + p(run("end")),
          });
          const file = read(bytes);
          const [document] = file.documents;
          const text = [...paragraphs.map((all) => all.join("")), "end"].join("\n\n");
          expect(document!.text).toBe(text);
          const edits: Edit[] = [];
          let last = 0;
          for (const [gap, length, replacement] of wanted) {
            const start = last + (gap % 7);
            const end = start + 1 + (length % 5);
            if (end > text.length - "end".length || text.slice(start, end).includes("\n\n"))
              continue;
            if (/\n\n/.test(text.slice(Math.max(0, start - 1), end + 1))) continue;
            edits.push({ start, end, replacement });
            last = end;
          }
          // halves of a surrogate pair are no text
          fc.pre(
            edits.every(
              ({ start, end }) =>
                ![start, end].some((at) => /^[\udc00-\udfff]/.test(text.slice(at))),
            ),
          );
          const sanitized = replaced(document!, edits);
          expect(textOf(file.write([sanitized]))).toBe(sanitized.text);
        },
      ),
      { numRuns: 300 },
    );
  });
});
