/** The zip around an OpenDocument text: two of its parts are read, and written into a new one. */

import { strFromU8, strToU8, zipSync } from "fflate";
import { errors, type PalimpsestError } from "../../errors.js";
import { type Element, parseXml, serializeXml, type XmlDocument } from "../office/xml.js";
import { unzipParts } from "../zip.js";

/** Limit of the XML that is read, unpacked: far above any document, far below what a bomb holds. */
const MAX_XML_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 10_000;

const MIME = "application/vnd.oasis.opendocument.text";
const CONTENT = "content.xml";
/** Headers, footers and what a page looks like; a file may lack it. */
const STYLES = "styles.xml";
const MANIFEST = "META-INF/manifest.xml";

interface Part {
  readonly name: string;
  readonly xml: XmlDocument;
  readonly root: Element;
}

export interface Package {
  /** The content first. */
  readonly parts: readonly Part[];
}

/** @throws INPUT_EMPTY, INPUT_FORMAT, INPUT_TRUNCATED, INPUT_TOO_LARGE, PASSWORD_NEEDED */
export function unpack(bytes: Uint8Array, file: string): Package {
  const entries = unzip(bytes, file);
  const mime = strFromU8(entries["mimetype"] ?? new Uint8Array()).trim();
  if (!/^(?:-template|-web)?$/.test(mime.replace(MIME, ""))) {
    throw notText(file, mime === "" ? "it does not say what it is" : "it is another kind of file");
  }
  if (/<[\w:]*encryption-data\b/.test(strFromU8(entries[MANIFEST] ?? new Uint8Array()))) {
    throw errors.PASSWORD_NEEDED`${file} has a password; open it in a word processor and save it without one`;
  }
  if (!entries[CONTENT]) throw notText(file, "it has no content");
  const parts = [CONTENT, STYLES]
    .filter((name) => entries[name])
    .map((name) => {
      const program = { program: "a word processor", ending: ".odt" };
      const xml = parseXml(entries[name]!, `a part of ${file}`, undefined, program);
      return { name, xml, root: xml.documentElement! };
    });
  return { parts };
}

/** A zip of these parts alone; without times, which would reveal when somebody worked. */
export function pack({ parts }: Package): Uint8Array {
  const listed = parts
    .map(
      ({ name }) =>
        `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`,
    )
    .join("");
  // programs refuse a list of another version than the content's
  const version = parts[0]!.root.getAttribute("office:version") || "1.3";
  const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="${version}"><manifest:file-entry manifest:full-path="/" manifest:version="${version}" manifest:media-type="${MIME}"/>${listed}</manifest:manifest>`;
  return zipSync(
    {
      // first and unpacked, so that programs know the file by its first bytes
      mimetype: [strToU8(MIME), { level: 0 }],
      ...Object.fromEntries(parts.map(({ name, xml }) => [name, serializeXml(xml)])),
      [MANIFEST]: strToU8(manifest),
    },
    { mtime: new Date(1980, 0, 1), level: 6 },
  );
}

function unzip(bytes: Uint8Array, file: string): Record<string, Uint8Array> {
  if (bytes.length === 0) {
    throw errors.INPUT_EMPTY`${file} is an empty file; save it again as .odt`;
  }
  if (strFromU8(bytes.subarray(0, 4), true) !== "PK\u0003\u0004") {
    throw notText(file, "it is not a zip of parts");
  }
  return unzipParts(bytes, file, {
    isRead: (name) => ["mimetype", CONTENT, STYLES, MANIFEST].includes(name),
    maxBytes: MAX_XML_BYTES,
    maxEntries: MAX_ENTRIES,
    smaller: "split the document",
    again: "get it again from its source",
  });
}

const notText = (file: string, why: string): PalimpsestError =>
  errors.INPUT_FORMAT`${file} is not an OpenDocument text that can be read: ${why}; open it in a word processor and save it as .odt`;
