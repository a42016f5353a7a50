import { execFileSync } from "node:child_process";
import { burn, type Entry } from "@kenjiuno/msgreader/lib/Burner.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Edit, replaced } from "../../../test/replaced.js";
import { PalimpsestError } from "../../errors.js";
import type { AnyFile } from "../format.js";
import { readFormat } from "../formats.js";
import { parseMessage } from "./message.js";

const MESSAGE = `From: Ann Lee <ann@lee.example>
To: "Moe, Bob" <bob@moe.example>, =?utf-8?q?Jos=C3=A9?= <jose@ejemplo.example>
Subject: Re: Ann Lee's appointment
Date: Sun, 19 May 2024 09:14:22 +0200
Message-ID: <abc@lee.example>
In-Reply-To: <first@moe.example>
References: <first@moe.example>
Received: from laptop-of-ann by mx.lee.example
X-Originating-IP: [81.2.69.142]
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=utf-8

Dear Bob Moe, Ann Lee called.

> Bob Moe wrote this.
--inner
Content-Type: text/html; charset=utf-8

<p>Dear Bob Moe, <b>Ann Lee</b> called.</p><!-- Ann -->
--inner--
--outer
Content-Type: text/csv; name="Ann Lee.csv"
Content-Disposition: attachment; filename="Ann Lee.csv"

name,rating
Ann Lee,5
Bob Moe,4
--outer
Content-Type: image/png
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename=ann.png

iVBORw0KGgo=
--outer
Content-Type: application/zip; name=a.zip

PK
--outer
Content-Type: message/rfc822

From: Rita Roe <rita@roe.example>
Subject: inner
Message-ID: <abc@roe.example>

Bob Moe is ill.
--outer--
`;

const open = async (source: string | Uint8Array, format = "eml") =>
  (await readFormat(Buffer.from(source), format, {
    name: "m",
    id: "m",
    persons: [],
    names: "number",
  })) as AnyFile;

const HIDDEN = [
  "Ann Lee",
  "Bob Moe",
  "José",
  "Rita Roe",
  "ann@lee.example",
  "bob@moe.example",
  "jose@ejemplo.example",
  "rita@roe.example",
];

/** Everything of the list in all documents under the label of its place in it. */
function hide(file: AnyFile) {
  return file.write(
    file.documents.map((document) => {
      const edits: Edit[] = HIDDEN.flatMap((words, i) =>
        [...document.text.matchAll(new RegExp(words, "g"))].map(({ index }) => ({
          start: index,
          end: index + words.length,
          type: words.includes("@") ? ("CODE" as const) : ("PERSON" as const),
          replacement: words.includes("@") ? `[CODE ${i + 1}]` : `[PERSON ${i + 1}]`,
        })),
      );
      return replaced(
        document,
        edits.sort((a, b) => a.start - b.start),
      );
    }),
  );
}

describe("reading a message", () => {
  test("people, subject and bodies are one text; names and addresses are known before", async () => {
    const [main] = (await open(MESSAGE)).documents;
    expect(main!.text).toBe(
      "From: Ann Lee <ann@lee.example>\nTo: Bob Moe <bob@moe.example>\nTo: José <jose@ejemplo.example>\n" +
        "Subject: Re: Ann Lee's appointment\n\nDear Bob Moe, Ann Lee called.\n\n> Bob Moe wrote this.\n\n" +
        "Dear Bob Moe, Ann Lee called.",
    );
    expect(
      main!.given!.map(({ start, end, type }) => [type, main!.text.slice(start, end)]),
    ).toEqual([
      ["PERSON", "Ann Lee"],
      ["CODE", "ann@lee.example"],
      ["PERSON", "Bob Moe"],
      ["CODE", "bob@moe.example"],
      ["PERSON", "José"],
      ["CODE", "jose@ejemplo.example"],
    ]);
  });

  test("attachments by their own format, in one scope; what is not read is named", async () => {
    const { documents, notes } = await open(MESSAGE);
    expect(documents.map(({ id }) => id)).toEqual(["m", "m/1:2", "m/1:3", "m/4"]);
    expect(new Set(documents.map(({ scope }) => scope))).toEqual(new Set(["m"]));
    expect(notes).toEqual([
      "removed: 1 comment",
      expect.stringMatching(/attachment 2 \(image\/png\) was removed.*FORMAT_UNSUPPORTED/),
      expect.stringMatching(/attachment 3 \(application\/zip\) was removed/),
    ]);
  });

  test.each([
    ["text", "Dear Ann, how are you?", "INPUT_FORMAT"],
    ["nothing", "From: \n\n", "INPUT_EMPTY"],
    [
      "parts nested without end",
      `From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n${"--b\nContent-Type: multipart/mixed; boundary=b\n\n".repeat(400)}`,
      "INPUT_TOO_LARGE",
    ],
  ])("%s is refused", async (_, source, code) => {
    await expect(open(source)).rejects.toMatchObject({ code });
  });
});

describe("writing a message", () => {
  test("it is valid and says what is hidden nowhere, not in base64 either", async () => {
    const written = (await hide(await open(MESSAGE))) as Uint8Array;
    const again = await parseMessage(written, "m");
    expect(again.people.from).toEqual([{ name: "[PERSON 1]", address: "code-5@hidden.invalid" }]);
    expect(again.people.to).toEqual([
      { name: "[PERSON 2]", address: "code-6@hidden.invalid" },
      { name: "[PERSON 3]", address: "code-7@hidden.invalid" },
    ]);
    expect(again.subject).toBe("Re: [PERSON 1]'s appointment");
    expect(again.date!.toISOString()).toBe("2024-05-19T00:00:00.000Z");
    expect(again.inReplyTo).toEqual(again.references);
    expect(again.html).toContain("<p>Dear [PERSON 2], <b>[PERSON 1]</b> called.</p>");
    const [table, inner] = again.attachments;
    expect(again.attachments.map(({ name }) => name)).toEqual([
      "attachment-1.csv",
      "attachment-2.eml",
    ]);
    expect(Buffer.from(table!.content).toString()).toBe(
      "name,rating\n[PERSON 1],5\n[PERSON 2],4\n",
    );
    expect(Buffer.from(inner!.content).toString()).toContain("[PERSON 2] is ill.");
    const all =
      Buffer.from(written).toString() +
      again.attachments.map(({ content }) => Buffer.from(content)).join();
    expect(all).not.toMatch(/Ann|Lee|Moe|José|Rita|laptop|81\.2|abc@|first@|a\.zip|png/);
  });

  test("Python's parser reads it without a defect", async () => {
    const python = `
import email, email.policy, json, sys
m = email.message_from_binary_file(sys.stdin.buffer, policy=email.policy.default)
print(json.dumps([[len(p.defects) for p in m.walk()], m["From"], m.get_body(("plain",)).get_content().strip()]))`;
    try {
      execFileSync("python3", ["-c", ""]);
    } catch {
      return;
    }
    const input = (await hide(await open(MESSAGE))) as Uint8Array;
    const [defects, from, body] = JSON.parse(
      execFileSync("python3", ["-c", python], { input, encoding: "utf8" }),
    );
    expect(new Set(defects)).toEqual(new Set([0]));
    expect(from).toBe('"[PERSON 1]" <code-5@hidden.invalid>');
    expect(body).toBe("Dear [PERSON 2], [PERSON 1] called.\n\n> [PERSON 2] wrote this.");
  });
});

describe("a mailbox", () => {
  const reply = MESSAGE.replace("<abc@lee.example>", "<second@lee.example>").replaceAll(
    "first@moe",
    "abc@lee",
  );
  const source = `From ann@lee.example Sun May 19 09:14:22 2024\n${MESSAGE}\nFrom bob@moe.example Sun May 19 09:14:22 2024\n${reply}\n`;

  test("each message is documents of its own; the thread stays a thread", async () => {
    const file = await open(source, "mbox");
    expect(file.documents.filter(({ id }) => !id.includes("/")).map(({ id }) => id)).toEqual([
      "m:1",
      "m:2",
    ]);
    const written = Buffer.from((await hide(file)) as Uint8Array).toString();
    expect(written.match(/^From MAILER-DAEMON /gm)).toHaveLength(2);
    expect(written).not.toMatch(/Ann|Lee|Moe/);
    const second = written.slice(written.lastIndexOf("From MAILER-DAEMON"));
    const id = /^Message-ID: (.*)$/m.exec(written)![1]!;
    expect(second).toContain(`In-Reply-To: ${id}`);
  });
});

/** An Outlook message of Unicode properties ([MS-OXMSG]). */
function outlookMessage(): Uint8Array {
  const text = (words: string) => new Uint8Array(Buffer.from(words, "utf16le"));
  const entries: Entry[] = [{ name: "Root Entry", type: 5, children: [], length: 0 }];
  const put = (parent: Entry, name: string, content?: Uint8Array): Entry => {
    const entry: Entry = content
      ? { name, type: 2, length: content.length, binaryProvider: () => content }
      : { name, type: 1, length: 0, children: [] };
    parent.children!.push(entries.push(entry) - 1);
    return entry;
  };
  const [root] = entries as [Entry];
  put(root, "__properties_version1.0", new Uint8Array(32));
  put(root, "__substg1.0_0037001F", text("Call from Ann Lee"));
  put(root, "__substg1.0_0C1A001F", text("Ann Lee"));
  put(root, "__substg1.0_5D01001F", text("ann@lee.example"));
  put(root, "__substg1.0_1000001F", text("Dear Bob Moe, call me.\r\nAnn Lee"));
  const recipient = put(root, "__recip_version1.0_#00000000");
  put(recipient, "__properties_version1.0", new Uint8Array(8));
  put(recipient, "__substg1.0_3001001F", text("Bob Moe"));
  put(recipient, "__substg1.0_39FE001F", text("bob@moe.example"));
  return burn(entries);
}

describe("a message of Outlook", () => {
  test("is read as one and written as an e-mail", async () => {
    const file = await open(outlookMessage(), "msg");
    expect(file.documents[0]!.text).toBe(
      "From: Ann Lee <ann@lee.example>\nTo: Bob Moe <bob@moe.example>\nSubject: Call from Ann Lee\n\nDear Bob Moe, call me.\nAnn Lee",
    );
    const again = await parseMessage((await hide(file)) as Uint8Array, "m");
    expect(again.text!.trim()).toBe("Dear [PERSON 2], call me.\n[PERSON 1]");
    expect(again.people.to[0]).toEqual({ name: "[PERSON 2]", address: "code-6@hidden.invalid" });
  });

  test.each([
    ["something else", Buffer.from("Dear Ann"), "INPUT_"],
    ["half of one", outlookMessage().slice(0, 900), "INPUT_"],
  ])("%s is refused", async (_, bytes, code) => {
    await expect(open(bytes, "msg")).rejects.toMatchObject({ code: expect.stringContaining(code) });
  });
});

test("mutated messages are read or refused with a code, and what is written is whole", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.nat(MESSAGE.length),
          fc.constantFrom("", "\n", "--outer", "\0", "é", MESSAGE.slice(300, 700)),
        ),
        { minLength: 1, maxLength: 4 },
      ),
      async (cuts) => {
        let source = MESSAGE;
        for (const [at, words] of cuts)
          source = source.slice(0, at) + words + source.slice(at + 20);
        try {
          await hide(await open(source));
        } catch (error) {
          expect(error).toBeInstanceOf(PalimpsestError);
        }
      },
    ),
    { numRuns: 40 },
  );
});
