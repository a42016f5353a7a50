/** Every kind of place of an e-mail, with a word in it. */

import { Buffer } from "node:buffer";
import { type Place, WORD } from "./plant.js";

/** Headers of standards and of programs (RFC 5322, 2045, 2369, 2919, 3834, 5064, 6376, 8058, 8601; Exchange, Gmail). */
const HEADERS = `
  Received Return-Path Delivered-To Envelope-To Message-ID In-Reply-To References Resent-From Resent-To Resent-Message-ID
  Resent-Date Comments Keywords Subject Date From Sender Reply-To To Cc Bcc Organization User-Agent X-Mailer X-Originating-IP
  X-Spam-Report X-Case X-MS-Exchange-Organization-AuthAs X-Google-Original-From X-Gm-Message-State Thread-Topic Thread-Index
  DKIM-Signature ARC-Seal ARC-Authentication-Results Authentication-Results Received-SPF DomainKey-Signature List-Id
  List-Unsubscribe List-Unsubscribe-Post List-Post List-Help List-Owner List-Archive Archived-At Feedback-ID
  Disposition-Notification-To Return-Receipt-To Errors-To Auto-Submitted Precedence Priority Importance Sensitivity
  Content-Language Accept-Language MIME-Version Content-Type Content-Transfer-Encoding Content-Disposition
  Content-Description Content-ID Content-Location Content-Base Content-MD5 Content-Features Content-Duration Autocrypt OpenPGP Face
  X-Face X-Unsent X-Priority Newsgroups Path Distribution Expires Supersedes Approved Mail-Followup-To
  Injection-Info Xref BIMI-Selector TLS-Required Jabber-ID W`;

/** How a header says it. */
const VALUES: Readonly<Record<string, string>> = {
  "a word": "W",
  "an address": "W <W@W.example>",
  "an address alone": "<W@W.example>",
  "a quoted name": '"W, A" <a@b.example>',
  "a comment": "a@b.example (W)",
  "a group": "W: a@b.example, W@b.example;",
  "an encoded word": "=?utf-8?q?=51uorvath?= <a@b.example>",
  "an encoded word of base64": `=?utf-8?b?${Buffer.from(WORD).toString("base64")}?= <a@b.example>`,
  "a parameter": 'text/plain; W=W; charset=W; name="W.txt"',
  "a parameter in pieces": "text/plain; name*0*=utf-8''%51uor; name*1*=vath.txt",
  "a boundary": 'multipart/mixed; boundary="W"',
  "a date with a comment": "Tue, 1 Jul 2025 10:00:00 +0000 (W)",
  "a folded line": "x\r\n W\r\n\tW",
};

const HEAD = [
  "From: Ann Lee <a@b.example>",
  "To: desk@c.example",
  "Subject: The lease of June",
  "Date: Tue, 1 Jul 2025 10:00:00 +0000",
];

/** Parts of a message with several, `W` the word. */
const PARTS: Readonly<Record<string, string>> = {
  "a plain part": "Content-Type: text/plain\n\nW",
  "a part's charset": "Content-Type: text/plain; charset=W\n\nx",
  "a part's own header":
    "Content-Type: text/plain\nX-W: W\nContent-Description: W\nContent-ID: <W@W>\n\nx",
  "a quoted-printable part":
    "Content-Type: text/plain\nContent-Transfer-Encoding: quoted-printable\n\n=51uor=\nvath",
  "an HTML part":
    "Content-Type: text/html\n\n<p class=W id=W data-x=W>W<!--W--></p><style>.W{--W:W}</style>",
  "a picture":
    'Content-Type: image/png; name="W.png"\nContent-ID: <W>\nContent-Transfer-Encoding: base64\n\nUXVvcnZhdGg=',
  "an attached text's name":
    'Content-Type: text/plain; name="W.txt"\nContent-Disposition: attachment; filename="W.txt"\n\nx',
  "an attached text":
    'Content-Type: text/plain\nContent-Disposition: attachment; filename="a.txt"\n\nW',
  "an attached text of a made type":
    'Content-Type: application/x-W; W=W\nContent-Disposition: attachment; filename="a.txt"; W=W\n\nx',
  "an ending": 'Content-Type: text/plain\nContent-Disposition: attachment; filename="a.W"\n\nx',
  "an ending in another case":
    'Content-Type: text/plain\nContent-Disposition: attachment; filename="W.TXT"\n\nx',
  "a name in pieces":
    "Content-Type: text/plain\nContent-Disposition: attachment; filename*0*=utf-8''%51uor; filename*1*=vath.txt\n\nx",
  "an attached table":
    'Content-Type: text/csv\nContent-Disposition: attachment; filename="W.csv"\n\nW,note\nW,x',
  "an attached page":
    'Content-Type: text/html\nContent-Disposition: attachment; filename="W.html"\n\n<p class=W onclick=W>x</p><!--W-->',
  "an attached program's file":
    'Content-Type: application/octet-stream; name="W.bin"\nContent-Disposition: attachment; filename="W.bin"\n\nW',
  "a calendar":
    "Content-Type: text/calendar; method=REQUEST; name=W.ics\n\nBEGIN:VCALENDAR\nPRODID:W\nBEGIN:VEVENT\nSUMMARY:W\nORGANIZER;CN=W:mailto:W@x.example\nX-W:W\nEND:VEVENT\nEND:VCALENDAR",
  "a card": 'Content-Type: text/vcard; name="W.vcf"\n\nBEGIN:VCARD\nFN:W\nEND:VCARD',
  "a message":
    "Content-Type: message/rfc822\n\nFrom: W <W@W.example>\nSubject: W\nX-W: W\nMessage-ID: <W@W>\n\nW",
  "a message's attachment":
    'Content-Type: message/rfc822; name="W.eml"\nContent-Disposition: attachment; filename="W.eml"\n\nFrom: a@b.example\nSubject: x\nContent-Type: multipart/mixed; boundary=W\n\n--W\nContent-Type: text/plain; name=W.txt\n\nx\n--W--\n',
  "a report of delivery":
    "Content-Type: message/delivery-status\n\nReporting-MTA: dns; W.example\nFinal-Recipient: rfc822; W@W.example",
  "headers of a message": "Content-Type: text/rfc822-headers\n\nFrom: W <W@W.example>",
  "a message elsewhere":
    'Content-Type: message/external-body; access-type=URL; URL="http://W.example/W"\n\nContent-Type: text/plain\n\nW',
  "a signature": 'Content-Type: application/pgp-signature; name="W.asc"\n\nW',
  "an encrypted part": 'Content-Type: application/pkcs7-mime; name="W.p7m"\n\nW',
  "an Outlook part": 'Content-Type: application/ms-tnef; name="W.dat"\n\nW',
  "rich text of mail": "Content-Type: text/enriched\n\n<W>W</W>",
  "a part in parts":
    "Content-Type: multipart/alternative; boundary=W; W=W\n\n--W\nContent-Type: text/plain\n\nW\n--W\nContent-Type: text/html\n\n<p>W\n--W--\n",
  "a related part":
    'Content-Type: multipart/related; boundary=i; type="W"; start="<W>"\n\n--i\nContent-Type: text/html\n\n<img src="cid:W" alt=x>\n--i\nContent-Type: image/gif\nContent-ID: <W>\nContent-Location: W.gif\n\nW\n--i--\n',
};

const message = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(lines.join("\n").replace(/\r?\n/g, "\r\n"));

/** A part between two others, with words before the first, after the last and in the boundary. */
const inParts = (part: string, before = "x", after = "x"): Uint8Array =>
  message([
    ...HEAD,
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    before,
    "--b",
    "Content-Type: text/plain",
    "",
    "Dear desk, the lease ends.",
    "--b",
    part,
    "--b--",
    after,
  ]);

/** All places of messages. */
export function mailPlaces(): Place[] {
  const places: Place[] = [];
  for (const [form, word] of [
    ["", WORD],
    [", in lower case", WORD.toLowerCase()],
  ] as const) {
    const put = (name: string, source: () => Uint8Array) =>
      places.push({ name: name + form, plant: source });
    const worded = (text: string) => text.replaceAll("W", () => word);
    for (const header of HEADERS.trim().split(/\s+/)) {
      for (const [what, value] of Object.entries(VALUES)) {
        const name = header === "W" ? `X-${word}` : header;
        const others = HEAD.filter(
          (line) => !line.toLowerCase().startsWith(`${name.toLowerCase()}:`),
        );
        put(`${header}: ${what}`, () =>
          message([...others, `${name}: ${worded(value)}`, "", "Dear desk, the lease ends."]),
        );
      }
    }
    for (const [what, part] of Object.entries(PARTS)) put(what, () => inParts(worded(part)));
    put("before the first part", () => inParts("Content-Type: text/plain\n\nx", word));
    put("after the last part", () => inParts("Content-Type: text/plain\n\nx", "x", word));
    put("a boundary of the message", () =>
      message([
        ...HEAD,
        `Content-Type: multipart/mixed; boundary="${word}"; ${word}=${word}`,
        "",
        `--${word}`,
        "Content-Type: text/plain",
        "",
        "Dear desk, the lease ends.",
        `--${word}--`,
      ]),
    );
    put("a body without a type", () => message([...HEAD, "", `Dear ${word}, the lease ends.`]));
    put("a line before the headers", () =>
      message([`From ${word}@x Thu Jan  1 00:00:00 1970`, ...HEAD, "", "x"]),
    );
  }
  return places;
}
