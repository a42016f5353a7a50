/** Places for the words beside points, so that they cover neither points nor each other. */

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Around a point: above to the right first, as readers expect it. */
const PLACES: readonly (readonly [number, number, Label["anchor"]])[] = [
  [10, -8, "start"],
  [10, 17, "start"],
  [-10, -8, "end"],
  [-10, 17, "end"],
  [14, 5, "start"],
  [-14, 5, "end"],
  [0, -13, "middle"],
  [0, 24, "middle"],
];
const LETTER = 7;
const LINE = 13;

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Drawn extends Place {
  readonly radius: number;
}

/**
 * One label per point, in their order; pixels, y downwards. The first place if none is free.
 * @param points all that is drawn, those with labels among them
 */
export function placeLabels(
  labelled: readonly (Place & { readonly mark: string })[],
  points: readonly Drawn[],
): Label[] {
  const taken: Box[] = points.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return labelled.map(({ x, y, mark }) => {
    const labels = PLACES.map(([dx, dy, anchor]): Label => ({ x: x + dx, y: y + dy, anchor }));
    const label =
      labels.find((one) => !taken.some((box) => overlap(box, boxOf(one, mark)))) ?? labels[0]!;
    taken.push(boxOf(label, mark));
    return label;
  });
}

function boxOf({ x, y, anchor }: Label, mark: string): Box {
  const width = [...mark].length * LETTER;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return { left, right: left + width, top: y - LINE + 2, bottom: y + 2 };
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
