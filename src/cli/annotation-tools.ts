/**
 * Exports of annotation tools as records of spans, and the other way: Label Studio (JSON), doccano (JSON Lines) and
 * INCEpTION (UIMA CAS JSON 0.4). Records have code points; Label Studio and UIMA count UTF-16 units, doccano code points.
 */

import { isRecord } from "../document/is-record.js";
import { offsetConverter } from "../document/offsets.js";

/** A text with what somebody marked, offsets in code points. */
export interface SpanRecord {
  readonly id: string;
  readonly text: string;
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly type: string;
  }[];
}

export interface AnnotationTool {
  readonly name: string;
  /** Reads its export. Throws where it is none; what is missing is left to whoever checks the records. */
  read(content: string): SpanRecord[];
  /** Writes what it imports; one file, or with `folder` a file per document. */
  write(records: readonly SpanRecord[]): string;
  readonly folder?: true;
}

/** Names that tools give to types; any other name stands as it is. */
const TYPE_OF: Readonly<Record<string, string>> = {
  PER: "PERSON",
  GPE: "LOC",
  LOCATION: "LOC",
  ORGANIZATION: "ORG",
  DATE: "DATETIME",
  TIME: "DATETIME",
  ID: "CODE",
};

const typeOf = (label: unknown): string => {
  const upper = String(label ?? "").toUpperCase();
  return TYPE_OF[upper] ?? upper;
};

type Fields = Readonly<Record<string, unknown>>;
const list = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const json = (content: string): unknown => JSON.parse(content);

/** The text with what turns its UTF-16 offsets into code points. */
function counted(text: string) {
  const { toCodePoint, toUtf16 } = offsetConverter(text);
  const span = (start: unknown, end: unknown, label: unknown) => ({
    start: toCodePoint(Number(start)),
    end: toCodePoint(Number(end)),
    type: typeOf(label),
  });
  return { span, toUtf16 };
}

const labelStudio: AnnotationTool = {
  name: "label-studio",
  read: (content) =>
    list(json(content)).map((task, i) => {
      const data = isRecord(task["data"]) ? task["data"] : {};
      const text = String(data["text"] ?? "");
      const { span } = counted(text);
      const [first] = list(task["annotations"] ?? task["completions"]);
      const spans = list(first?.["result"]).flatMap(({ value }) => {
        if (!isRecord(value) || !Array.isArray(value["labels"])) return [];
        return [span(value["start"], value["end"], value["labels"][0])];
      });
      return { id: String(data["id"] ?? task["id"] ?? i + 1), text, spans };
    }),
  write: (records) => {
    const tasks = records.map(({ id, text, spans }) => {
      const { toUtf16 } = counted(text);
      const result = spans.map(({ start, end, type }, i) => ({
        id: `${i + 1}`,
        from_name: "label",
        to_name: "text",
        type: "labels",
        value: {
          start: toUtf16(start),
          end: toUtf16(end),
          text: text.slice(toUtf16(start), toUtf16(end)),
          labels: [type],
        },
      }));
      return { data: { id, text }, annotations: [{ result }] };
    });
    return `${JSON.stringify(tasks, null, 1)}\n`;
  },
};

const doccano: AnnotationTool = {
  name: "doccano",
  read: (content) =>
    content
      .trim()
      .split("\n")
      .map((line, i) => {
        const value = json(line);
        const record = isRecord(value) ? value : {};
        const marked = record["label"] ?? record["labels"] ?? record["entities"];
        const spans = (Array.isArray(marked) ? marked : []).map((one: unknown) => {
          const [start, end, label] = Array.isArray(one)
            ? one
            : isRecord(one)
              ? [one["start_offset"], one["end_offset"], one["label"]]
              : [];
          return { start: Number(start), end: Number(end), type: typeOf(label) };
        });
        return {
          id: String(record["id"] ?? i + 1),
          text: String(record["text"] ?? record["data"] ?? ""),
          spans,
        };
      }),
  write: (records) =>
    records
      .map(({ id, text, spans }) => {
        const label = spans.map(({ start, end, type }) => [start, end, type]);
        return `${JSON.stringify({ id, text, label })}\n`;
      })
      .join(""),
};

const ENTITY = "de.tudarmstadt.ukp.dkpro.core.api.ner.type.NamedEntity";
const META = "de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData";

const inception: AnnotationTool = {
  name: "inception",
  folder: true,
  read: (content) => {
    const value = json(content);
    const all = list(isRecord(value) ? value["%FEATURE_STRUCTURES"] : undefined);
    const sofa = all.find((one) => one["%TYPE"] === "uima.cas.Sofa");
    const text = String(sofa?.["sofaString"] ?? "");
    const { span } = counted(text);
    const meta = all.find((one) => one["%TYPE"] === META);
    return [
      {
        id: String(meta?.["documentTitle"] ?? meta?.["documentId"] ?? "document"),
        text,
        spans: all
          .filter((one) => one["%TYPE"] === ENTITY)
          .map((one) => span(one["begin"] ?? 0, one["end"], one["value"])),
      },
    ];
  },
  write: ([record]) => {
    const { id, text, spans } = record!;
    const { toUtf16 } = counted(text);
    const end = text.length;
    const cas = {
      "%TYPES": {
        [ENTITY]: {
          "%NAME": ENTITY,
          "%SUPER_TYPE": "uima.tcas.Annotation",
          value: { "%NAME": "value", "%RANGE": "uima.cas.String" },
        },
      },
      "%FEATURE_STRUCTURES": [
        {
          "%ID": 1,
          "%TYPE": "uima.cas.Sofa",
          sofaNum: 1,
          sofaID: "_InitialView",
          mimeType: "text",
          sofaString: text,
        },
        { "%ID": 2, "%TYPE": META, "@sofa": 1, begin: 0, end, documentTitle: id, documentId: id },
        ...spans.map((one, i) => ({
          "%ID": i + 3,
          "%TYPE": ENTITY,
          "@sofa": 1,
          begin: toUtf16(one.start),
          end: toUtf16(one.end),
          value: one.type,
        })),
      ],
      "%VIEWS": {
        _InitialView: { "%SOFA": 1, "%INDEX": 2, "%MEMBERS": [2, ...spans.map((_, i) => i + 3)] },
      },
    };
    return `${JSON.stringify(cas, null, 1)}\n`;
  },
};

export const ANNOTATION_TOOLS: readonly AnnotationTool[] = [labelStudio, doccano, inception];
