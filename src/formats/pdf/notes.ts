/** What is said about a PDF on standard error and in the report: what was removed, in counts. */

import type { DocumentFeatures, PageAnnotations } from "./document-features.js";
import type { LeftOut } from "./page.js";

export function notesOf(
  features: DocumentFeatures,
  annotations: readonly PageAnnotations[],
  left: readonly LeftOut[],
): string[] {
  const sum = <One>(all: readonly One[], of: (one: One) => number): number =>
    all.reduce((total, one) => total + of(one), 0);
  const removed = [
    counted(
      sum(left, (one) => one.pictures),
      "picture",
    ),
    counted(
      sum(left, (one) => one.drawings),
      "drawing",
    ),
    counted(
      sum(annotations, (one) => one.links),
      "link",
    ),
    counted(
      sum(annotations, (one) => one.comments),
      "comment",
    ),
    counted(features.attachments, "attachment"),
    counted(features.scripts, "script"),
    counted(features.signatures, "signature"),
    ...(features.hasBookmarks ? ["the bookmarks"] : []),
    ...(features.isTagged ? ["the tags for screen readers"] : []),
    ...(features.isEncrypted ? ["the encryption"] : []),
  ].filter((one) => one !== "");
  const notes: string[] = [];
  if (removed.length > 0) notes.push(`removed: ${removed.join(", ")}`);
  const fields = sum(annotations, (one) => one.fields);
  if (fields > 0) {
    notes.push(`${counted(fields, "form field")} became plain text`);
  }
  const unseen = sum(left, (one) => one.unseen);
  if (unseen > 0) {
    notes.push(
      `removed: ${counted(unseen, "character")} that the page does not show (covered, invisible, cropped or marked for redaction)`,
    );
  }
  const unmapped = sum(left, (one) => one.unmapped);
  if (unmapped > 0) {
    notes.push(`removed: ${counted(unmapped, "sign")} whose meaning the file does not give`);
  }
  const scans = left.filter(({ isScan }) => isScan).length;
  if (scans > 0) {
    notes.push(
      `${counted(scans, "scanned page")} rebuilt from recognized text, without the picture`,
    );
  }
  return notes;
}

const counted = (count: number, what: string): string =>
  count === 0 ? "" : `${count} ${what}${count === 1 ? "" : "s"}`;
