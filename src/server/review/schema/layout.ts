/** How a document looks: data to draw it from, never markup of the file. */

import Type, { type Static } from "typebox";
import type { Layout } from "../../../entries/formats.js";
import { Id, Name, nullable, oneOf, request, SpanSchema, Time } from "./common.js";
import { Check, COLUMN_REASONS } from "./event.js";
import { Status } from "./task.js";

type Flow = Extract<Layout, { kind: "flow" }>;

const PagePlace = Type.Object({
  mention: Id,
  page: Type.Integer({ minimum: 0 }),
  box: Type.Unsafe<readonly [number, number, number, number]>({
    type: "array",
    items: { type: "number" },
    description: "left, top, width, height in shares of the page",
  }),
});
export type PagePlace = Static<typeof PagePlace>;

/** `none`: plain text, which has no other look. */
export const DocumentLayout = Type.Union([
  Type.Object({ kind: Type.Literal("none") }),
  Type.Object({
    kind: Type.Literal("flow"),
    columns: Type.Optional(Type.Integer({ minimum: 1 })),
    blocks: Type.Unsafe<Flow["blocks"]>({
      type: "array",
      items: { type: "object", additionalProperties: true },
      description:
        "paragraphs of runs {start, end, looks}, tables of rows of cells, sections (header, footer, note, box, quote, fields) of blocks; offsets in code points",
    }),
  }),
  Type.Object({
    kind: Type.Literal("pages"),
    pages: Type.Array(
      Type.Object({ width: Type.Number(), height: Type.Number() }, { description: "points" }),
    ),
    places: Type.Array(PagePlace),
  }),
  Type.Object({
    kind: Type.Literal("record"),
    cells: Type.Array(Type.Object({ ...SpanSchema.properties, column: Type.String() })),
    unread: Type.Array(
      Type.Object({
        column: Type.String(),
        text: Type.String(),
        isRemoved: Type.Boolean(),
        isHarmless: Type.Boolean({ description: "an id that only counts" }),
      }),
      { description: "cells that are no part of the text: they leave as they are, or are removed" },
    ),
  }),
]);
export type DocumentLayout = Static<typeof DocumentLayout>;

export const PageQuery = request({
  of: Type.Optional(oneOf(["original", "output"])),
  width: Type.Optional(Type.Integer({ minimum: 100, maximum: 3000, description: "pixels" })),
});
export type PageQuery = Static<typeof PageQuery>;

export const TableQuery = request({
  from: Type.Optional(Type.Integer({ minimum: 0 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type TableQuery = Static<typeof TableQuery>;

const ColumnDecided = Type.Object({
  by: Name,
  at: Time,
  reason: Type.String(),
  treatment: Type.Optional(Type.String()),
});

/** Columns that are not read: each leaves as it is, for a reason, or is treated otherwise. */
export const ColumnsInput = request({
  columns: Type.Record(
    Type.String({ minLength: 1, maxLength: 500 }),
    request({
      treatment: Type.Optional(
        Type.String({
          maxLength: 100,
          description: "text, drop or a type; the table is read anew. Left out: as it is",
        }),
      ),
      reason: oneOf(COLUMN_REASONS),
    }),
    { minProperties: 1 },
  ),
});
export type ColumnsInput = Static<typeof ColumnsInput>;

/** What is left to do in a table, row by row put together. */
export const TableLeft = Type.Object({
  rows: Type.Integer({ minimum: 0, description: "rows that are not finished" }),
  proposals: Type.Array(
    Type.Object({
      text: Type.String(),
      output: nullable(Type.String({ description: "null: it is kept" })),
      count: Type.Integer({ minimum: 1 }),
    }),
    { description: "what nobody has decided, each wording once" },
  ),
  suspects: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer({ minimum: 1 }) }), {
    description: "unmarked words that nobody has looked at, each once",
  }),
});
export type TableLeft = Static<typeof TableLeft>;

/** What is done in each row before it is finished: exactly what its author has looked at. */
export const TableFinishInput = request({
  accept: Type.Optional(
    Type.Array(Type.String(), { description: "wordings of open mentions: their proposals" }),
  ),
  dismiss: Type.Optional(
    Type.Array(Type.String(), { description: "unmarked words that say nothing about anybody" }),
  ),
});
export type TableFinishInput = Static<typeof TableFinishInput>;

/** What finishing a table came to. */
export const TableFinished = Type.Object({
  finished: Type.Integer({ minimum: 0, description: "rows that are finished now" }),
  left: Type.Array(Type.Object({ task: Id, name: Name, checks: Type.Array(Check) }), {
    description: "rows in which something is left to do, the first of them",
  }),
  remaining: Type.Integer({ minimum: 0, description: "how many these are" }),
});
export type TableFinished = Static<typeof TableFinished>;

/** A whole file as it would leave, read from its bytes. */
export const FileRelease = Type.Object({
  documents: Type.Integer({ minimum: 1 }),
  finished: Type.Integer({ minimum: 0 }),
  unexamined: Type.Integer({
    minimum: 0,
    description: "parts of the texts that the machine could not examine",
  }),
  approved: Type.Integer({ minimum: 0 }),
  hash: Type.String({ description: "of the outputs of all documents" }),
  file: nullable(
    Type.Object({
      hash: Type.String({ description: "of everything that the file holds" }),
      total: Type.Integer({ minimum: 0, description: "rows of its tables" }),
      rows: Type.Array(Type.Object({ where: Type.String(), cells: Type.Array(Type.String()) }), {
        description: "of its tables, those asked for",
      }),
      beside: Type.Array(
        Type.Object({
          where: Type.String(),
          text: Type.String(),
          left: Type.Integer({ minimum: 0, description: "characters that are not shown" }),
        }),
        { description: "what the text of no document shows, and no cell" },
      ),
    }),
  ),
  problem: nullable(Type.String({ description: "code of what stops the file from being written" })),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      cells: Type.Integer({ minimum: 0 }),
      reason: Type.String(),
      isRemoved: Type.Boolean(),
      isHarmless: Type.Boolean({ description: "ids that only count: they need no decision" }),
      decided: nullable(ColumnDecided),
    }),
    { description: "columns with cells that no text shows" },
  ),
  stops: Type.Array(Type.Object({ task: Id, name: Name, checks: Type.Array(Check) }), {
    description: "documents that cannot be approved yet, the first of them",
  }),
  stopped: Type.Integer({ minimum: 0, description: "how many these are" }),
});
export type FileRelease = Static<typeof FileRelease>;

export const FileReleaseQuery = request({
  from: Type.Optional(Type.Integer({ minimum: 0 })),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
});
export type FileReleaseQuery = Static<typeof FileReleaseQuery>;

/** A table under review: a document per row. */
export const Table = Type.Object({
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      treatment: Type.String({ description: "what the reader of the file does with its cells" }),
      isRead: Type.Boolean({ description: "false: its cells stay or go as they are" }),
      reason: Type.String({ description: "why the reader of the file treats it so" }),
      unread: Type.Integer({ minimum: 0, description: "cells that no text shows" }),
      isHarmless: Type.Boolean({ description: "ids that only count: they need no decision" }),
      decided: nullable(ColumnDecided),
    }),
  ),
  total: Type.Integer({ minimum: 0, description: "rows" }),
  at: Type.Integer({ minimum: 0, description: "place of the task asked about" }),
  rows: Type.Array(
    Type.Object({
      at: Type.Integer({ minimum: 0 }),
      task: Id,
      name: Name,
      status: Status,
      cells: Type.Array(
        Type.Object({
          column: Type.String(),
          text: Type.String(),
          output: nullable(Type.String({ description: "null: as in the original" })),
          isRead: Type.Boolean({ description: "false: no text shows it" }),
          open: Type.Integer({ minimum: 0, description: "mentions nobody has decided" }),
        }),
      ),
    }),
  ),
});
export type Table = Static<typeof Table>;
