/** How a document looks: data to draw it from, never markup of the file. */

import Type, { type Static } from "typebox";
import type { Layout } from "../../../entries/formats.js";
import { Id, Name, nullable, oneOf, request, SpanSchema } from "./common.js";
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

/** A table under review: a document per row. */
export const Table = Type.Object({
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      treatment: Type.String({ description: "what the reader of the file does with its cells" }),
      isRead: Type.Boolean({ description: "false: its cells stay or go as they are" }),
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
          open: Type.Integer({ minimum: 0, description: "mentions nobody has decided" }),
        }),
      ),
    }),
  ),
});
export type Table = Static<typeof Table>;
