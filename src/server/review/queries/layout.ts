/** How a document looks, and its pages as pictures: the original, and the output as it would leave. */

import type { OffsetConverter } from "../../../document/offsets.js";
import { type AnyFile, type Layout, placed } from "../../../entries/formats.js";
import { errors } from "../../../errors.js";
import type { User } from "../../http/user.js";
import { outputOf } from "../model/output.js";
import { notFound } from "../model/refusal.js";
import { inOrder } from "../model/state.js";
import type { DocumentLayout, PagePlace, PageQuery } from "../schema.js";
import { findFile, readStored } from "../store/files.js";
import { asSanitized } from "./as-sanitized.js";
import { assessmentOf } from "./assessment.js";
import type { ReviewContext } from "./context.js";
import { type OpenTask, openTask } from "./open-task.js";

/** The file of a task, read. */
export const fileOf = (context: ReviewContext, file: string): Promise<AnyFile> =>
  context.files.open(file, async () => {
    const { store, reader } = context;
    return readStored(reader, await findFile(store, store.seal, file), []);
  });

/** @throws NOT_FOUND */
export async function readLayout(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<DocumentLayout> {
  const opened = await openTask(context, context.store, id, user);
  const { task, dossier } = opened;
  const file = await fileOf(context, task.file);
  const layout = await file.layoutOf?.(task.position);
  if (!layout || (layout.kind === "pages" && !file.pictureOf)) return { kind: "none" };
  if (layout.kind !== "pages") return inCodePoints(layout, dossier.offsets);
  return {
    kind: "pages",
    pages: layout.pages.map(sizeOf),
    places: await placesOn(opened, file, layout),
  };
}

function inCodePoints(
  layout: Exclude<Layout, { kind: "pages" }>,
  { toCodePoint }: OffsetConverter,
): DocumentLayout {
  if (layout.kind === "flow") return { ...layout, blocks: placed(layout.blocks, toCodePoint) };
  const cells = layout.cells.map(({ column, start, end }) => ({
    column,
    start: toCodePoint(start),
    end: toCodePoint(end),
  }));
  return { kind: "record", cells, unread: [...(layout.unread ?? [])] };
}

type Pages = Extract<Layout, { kind: "pages" }>;

/** As a viewer shows it, turned. */
function sizeOf({ area: [left, bottom, right, top], turns }: Pages["pages"][number]) {
  const [width, height] = [right - left, top - bottom];
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Where the mentions are on the pages, in shares of a page's width and height from its top left. */
async function placesOn(
  { stream }: OpenTask,
  file: AnyFile,
  { pages }: Pages,
): Promise<PagePlace[]> {
  const mentions = inOrder(stream.state);
  const found = (await file.placesOf?.(0, mentions)) ?? [];
  return mentions.flatMap(({ id }, i) =>
    (found[i] ?? []).map(({ page, box }) => ({
      mention: id,
      page: page - 1,
      box: shareOf(box, pages[page - 1]!),
    })),
  );
}

function shareOf(
  [left, bottom, right, top]: readonly [number, number, number, number],
  { area, turns }: Pages["pages"][number],
): PagePlace["box"] {
  const [width, height] = [area[2] - area[0], area[3] - area[1]];
  let from = { x: (left - area[0]) / width, y: (area[3] - top) / height };
  let to = { x: (right - area[0]) / width, y: (area[3] - bottom) / height };
  for (let turn = 0; turn < turns % 4; turn++) {
    [from, to] = [
      { x: 1 - to.y, y: from.x },
      { x: 1 - from.y, y: to.x },
    ];
  }
  return [from.x, from.y, to.x - from.x, to.y - from.y];
}

/** A page of the original, or of the output written and read again. @throws NOT_FOUND, OUTPUT_UNWRITABLE */
export async function readPage(
  context: ReviewContext,
  id: string,
  page: number,
  { of = "original", width = 1200 }: PageQuery,
  user: User,
): Promise<Uint8Array> {
  const opened = await openTask(context, context.store, id, user);
  const original = await fileOf(context, opened.task.file);
  const file = of === "original" ? original : await outputFile(context, opened, original);
  const layout = await file.layoutOf?.(0);
  if (layout?.kind !== "pages" || !file.pictureOf || page >= layout.pages.length) {
    throw notFound("page");
  }
  return file.pictureOf(page, width);
}

function outputFile(context: ReviewContext, opened: OpenTask, original: AnyFile): Promise<AnyFile> {
  const { task, dossier, stream, project } = opened;
  const output = outputOf(dossier.analysis, stream.state);
  return context.files.open(`${task.file} ${output.hash}`, async () => {
    const { store, reader } = context;
    if (original.documents.length !== 1) {
      throw errors.NOT_FOUND`this document has no pages of its own; read its text`;
    }
    const assessment = assessmentOf(dossier, stream.state, project);
    const sanitized = asSanitized(dossier, stream.state, output, assessment);
    const content = await original.write([sanitized]);
    const bytes = typeof content === "string" ? Buffer.from(content, "utf8") : content;
    const stored = await findFile(store, store.seal, task.file);
    return readStored(reader, { ...stored, bytes }, []);
  });
}
