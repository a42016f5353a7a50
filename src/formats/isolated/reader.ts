/**
 * Reads files in processes of their own, so that the worst file is one coded error. Processes are
 * reused; plain text and Markdown need no parser and are read here, and so are formats of the
 * caller's own, whose code cannot be sent to another process.
 */

import type { Sanitized } from "../../document/document.js";
import { PalimpsestError } from "../../errors.js";
import type { FilePart } from "../contents/part.js";
import type { AnyFile, ReadOptions } from "../format.js";
import { contentsOfFile, formatNameOf, readFormat } from "../formats.js";
import { type Child, DEFAULT_LIMITS, type ReaderLimits, startChild } from "./child.js";
import type { Answer, Request, Results } from "./messages.js";
import { packSanitized } from "./packed.js";

export interface FileReader {
  /** As `readFormat`. @throws TIMED_OUT and READER_FAILED besides */
  read(bytes: Uint8Array, format: string, options: ReadOptions): Promise<AnyFile>;
  /** Everything that a file holds for whoever opens it, whatever its format reads of it. */
  contents(bytes: Uint8Array, format: string, options: ReadOptions): Promise<readonly FilePart[]>;
  /** Ends its processes; what they read cannot be written any more. */
  close(): void;
}

export interface FileReaderOptions extends Partial<ReaderLimits> {
  /** Files read at the same time. */
  readonly processes?: number;
}

/** Formats whose reading is the decoding of characters. */
const PLAIN: ReadonlySet<string> = new Set(["txt", "md"]);

export function createFileReader({
  processes = 1,
  seconds = DEFAULT_LIMITS.seconds,
  megabytes = DEFAULT_LIMITS.megabytes,
}: FileReaderOptions = {}): FileReader {
  const limits = { seconds, megabytes };
  const children = new Set<Child>();
  const reserved = new Set<Child>();
  const queue: (() => void)[] = [];
  let nextFile = 0;
  let closed = false;

  /** A child for one's own use: the preferred one where it is free, else any; undefined: wait. */
  function reserve(preferred?: Child): Child | undefined {
    for (const child of children) if (!child.isAlive) children.delete(child);
    const free = [...children].filter((child) => !reserved.has(child));
    let child = free.find((one) => one === preferred) ?? free[0];
    if (!child && children.size < processes) {
      child = startChild(limits);
      children.add(child);
    }
    if (child) reserved.add(child);
    return child;
  }

  async function withChild<Result>(
    preferred: Child | undefined,
    use: (child: Child) => Promise<Result>,
  ): Promise<Result> {
    let child = reserve(preferred);
    while (!child) {
      await new Promise<void>((resolve) => queue.push(resolve));
      child = reserve(preferred);
    }
    if (closed) throw failed("no file is read while the program is stopping");
    try {
      return await use(child);
    } finally {
      reserved.delete(child);
      queue.shift()?.();
    }
  }

  async function read(bytes: Uint8Array, format: string, options: ReadOptions): Promise<AnyFile> {
    const formatName = formatNameOf(bytes, format, options);
    if (PLAIN.has(formatName) || options.formats?.some(({ name }) => name === formatName)) {
      return readFormat(bytes, format, options);
    }
    const file = nextFile++;
    const { note, formats: _own, ...plain } = options;
    const { name } = plain;
    const open: Request = { kind: "read", file, bytes, format, options: plain };
    let holder: Child | undefined;
    const result = await withChild(undefined, async (child) => {
      holder = child;
      return resultIn<"read">(await child.ask(open, name), note);
    });
    /** Asks the process that has the file, which reads it again where it was dropped meanwhile. */
    const ask = <Kind extends Exclude<Request["kind"], "read" | "contents">>(
      request: Request & { kind: Kind },
    ) =>
      withChild(holder, async (child): Promise<Results[Kind]> => {
        holder = child;
        const answer = await child.ask(request, name);
        if (!("forgotten" in answer)) return resultIn<Kind>(answer, note);
        resultIn<"read">(await child.ask(open, name));
        return resultIn<Kind>(await child.ask(request, name), note);
      });
    return {
      ...result.plain,
      write: (sanitized) =>
        ask({
          kind: "write",
          file,
          sanitized:
            packSanitized(sanitized, result.plain.documents) ?? sanitized.map(withoutScores),
        }),
      ...(result.has.includes("placesOf") && {
        placesOf: (document, spans) => ask({ kind: "places", file, document, spans }),
      }),
      ...(result.has.includes("layoutOf") && {
        layoutOf: (document) => ask({ kind: "layout", file, document }),
      }),
      ...(result.has.includes("unreadColumns") && {
        unreadColumns: () => ask({ kind: "unread", file }),
      }),
      ...(result.has.includes("pictureOf") && {
        pictureOf: (page, width) => ask({ kind: "picture", file, page, width }),
      }),
    };
  }

  async function contents(bytes: Uint8Array, format: string, options: ReadOptions) {
    const { note, formats: _own, ...plain } = options;
    if (PLAIN.has(formatNameOf(bytes, format, options))) {
      return contentsOfFile(bytes, format, options);
    }
    return withChild(undefined, async (child) =>
      resultIn<"contents">(
        await child.ask({ kind: "contents", bytes, format, options: plain }, plain.name),
        note,
      ),
    );
  }

  return {
    read,
    contents,
    close() {
      closed = true;
      for (const child of children) child.kill();
    },
  };
}

/** What writing needs; scores and candidates would only be copied. */
const withoutScores = (sanitized: Sanitized): Sanitized => ({
  ...sanitized,
  scores: [],
  risks: [],
  replacements: sanitized.replacements.map(({ candidates: _, ...replacement }) => replacement),
});

function resultIn<Kind extends Request["kind"]>(
  answer: Answer,
  note?: (message: string) => void,
): Results[Kind] {
  if ("error" in answer) throw new PalimpsestError(answer.error.code, answer.error.message);
  if ("forgotten" in answer) {
    throw failed("a file was dropped before it was written; try again");
  }
  for (const message of answer.said) note?.(message);
  return answer.value as Results[Kind];
}

const failed = (message: string): PalimpsestError => new PalimpsestError("READER_FAILED", message);
