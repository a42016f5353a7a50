/** A stretch of what a file holds. */
export interface FilePart {
  /** `row 3`, `header`, `subject`, `word/document.xml`; says nothing of the text. */
  readonly where: string;
  /** Of a cell: its column, counted from 0. */
  readonly column?: number;
  readonly text: string;
}
