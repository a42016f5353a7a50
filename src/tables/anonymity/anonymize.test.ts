import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { columnOf } from "../column.js";
import { anonymize, type QuasiOptions } from "./anonymize.js";
import { hierarchyOf, hierarchyText, parseHierarchy } from "./hierarchy.js";

const options = (more: Partial<QuasiOptions> = {}): QuasiOptions => ({
  quasi: ["age", "postcode"],
  k: 3,
  suppress: 0,
  ...more,
});

const ROW = fc.record({
  age: fc.integer({ min: 18, max: 90 }).map(String),
  postcode: fc.constantFrom("TR1 2HX", "TR1 2HY", "TR2 1AA", "BL1 4QR", "BL9 4QR"),
  illness: fc.constantFrom("flu", "asthma", "gout", "angina"),
});
const ROWS = fc.array(ROW, { minLength: 4, maxLength: 60 });

type Row = { age: string; postcode: string; illness: string };
const columnsOf = (rows: readonly Row[]) =>
  new Map(
    (["age", "postcode", "illness"] as const).map((name) => [name, rows.map((row) => row[name])]),
  );

/** Rows by what their quasi-identifiers became; those that say nothing at all apart. */
function groupsOf(rows: readonly Row[], found: ReturnType<typeof anonymize>) {
  const groups = new Map<string, Row[]>();
  for (const [i, row] of rows.entries()) {
    const key = `${found.cell("age", i)}|${found.cell("postcode", i)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  groups.delete("*|*");
  return [...groups.values()];
}

describe("k-anonymity of a table", () => {
  test("each group has k rows, l different values, and no more rows are gone than may be", () => {
    fc.assert(
      fc.property(
        ROWS,
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(0, 0.05, 0.3),
        (rows, k, l, suppress) => {
          const found = anonymize(
            columnsOf(rows),
            options({ k, suppress, ...(l > 1 && { diversity: { column: "illness", l } }) }),
            "t",
          );
          for (const group of groupsOf(rows, found)) {
            expect(group.length).toBeGreaterThanOrEqual(k);
            expect(new Set(group.map((row) => row.illness)).size).toBeGreaterThanOrEqual(l);
          }
          const { suppressed, loss } = found.summary;
          // where even the coarsest table is not safe everything goes
          if (loss < 1) expect(suppressed).toBeLessThanOrEqual(suppress * rows.length);
          expect(loss).toBeGreaterThanOrEqual(0);
          expect(loss).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("what a cell becomes is true of it", () => {
    fc.assert(
      fc.property(ROWS, (rows) => {
        const found = anonymize(columnsOf(rows), options(), "t");
        for (const [i, { age, postcode }] of rows.entries()) {
          const [from, to] = found.cell("age", i).split("-").map(Number);
          if (found.cell("age", i) !== "*") {
            expect(Number(age)).toBeGreaterThanOrEqual(from!);
            expect(Number(age)).toBeLessThanOrEqual(to ?? from!);
          }
          const prefix = found.cell("postcode", i).replace(/\*+$/, "");
          expect(postcode.startsWith(prefix)).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("no table loses less: every vector of levels is tried beside it", () => {
    fc.assert(
      fc.property(fc.array(ROW, { minLength: 6, maxLength: 20 }), (rows) => {
        const columns: ReadonlyMap<string, readonly string[]> = columnsOf(rows);
        const found = anonymize(columns, options(), "t");
        const hierarchies = ["age", "postcode"].map((name) =>
          hierarchyOf(columnOf(name, columns.get(name)!)),
        );
        const [ages, postcodes] = hierarchies;
        let least = 1;
        for (let a = 0; a < ages!.height; a++) {
          for (let p = 0; p < postcodes!.height; p++) {
            const words = rows.map((row) => [
              ages!.levelsOf.get(row.age)![a]!,
              postcodes!.levelsOf.get(row.postcode)![p]!,
            ]);
            const sizes = new Map<string, number>();
            for (const one of words) sizes.set(one.join("|"), (sizes.get(one.join("|")) ?? 0) + 1);
            if ([...sizes.values()].some((size) => size < 3)) continue;
            const lossOf = (h: typeof ages, level: number, word: string) =>
              word === "*"
                ? 1
                : ([...h!.levelsOf.values()].filter((levels) => levels[level] === word).length -
                    1) /
                  Math.max(1, h!.levelsOf.size - 1);
            const loss =
              words.reduce(
                (sum, [x, y]) => sum + lossOf(ages, a, x!) + lossOf(postcodes, p, y!),
                0,
              ) /
              (2 * rows.length);
            least = Math.min(least, loss);
          }
        }
        expect(found.summary.isOptimal).toBe(true);
        expect(found.summary.loss).toBeCloseTo(least, 9);
      }),
      { numRuns: 30 },
    );
  });

  test("a table that is safe stays as it is", () => {
    const rows = Array.from({ length: 6 }, () => ({
      age: "30",
      postcode: "TR1 2HX",
      illness: "flu",
    }));
    const found = anonymize(columnsOf(rows), options(), "t");
    expect(found.summary).toMatchObject({
      loss: 0,
      suppressed: 0,
      after: { smallest: 6, rowsBelow: 0 },
    });
    expect(found.cell("age", 0)).toBe("30");
  });

  test("many quasi-identifiers are searched greedily, and it is said", () => {
    const names = Array.from({ length: 9 }, (_, i) => `q${i}`);
    const columns = new Map(
      names.map((name, i) => [
        name,
        Array.from({ length: 300 }, (_, row) => String((row * (i + 3)) % 97)),
      ]),
    );
    const { summary } = anonymize(columns, { quasi: names, k: 5 }, "t");
    expect(summary.isOptimal).toBe(false);
    expect(summary.after.rowsBelow).toBe(0);
  });

  test("a column that is missing is refused", () => {
    expect(() => anonymize(columnsOf([]), options({ quasi: ["job"] }), "t.csv")).toThrow(
      /t\.csv has no column 'job'/,
    );
  });
});

describe("hierarchies", () => {
  const levelsOf = (value: string, values: readonly string[]) =>
    hierarchyOf(columnOf("c", [value, ...values])).levelsOf.get(value);

  test.each([
    ["37", ["18", "64"], ["37", "35-39", "30-39", "20-39", "0-39", "*"]],
    ["1984-05-19", ["1990-01-01"], ["1984-05-19", "1984-05", "1984", "1980s", "*"]],
    [
      "BL1 4QR",
      ["TR1 2HX"],
      ["BL1 4QR", "BL1 4Q*", "BL1 4**", "BL1***", "BL1****", "BL*****", "B******", "*"],
    ],
    ["nurse", ["baker"], ["nurse", "*"]],
  ])("of %s", (value, values, levels) => {
    expect(levelsOf(value, values)).toEqual(levels);
  });

  test("are written, edited and read", () => {
    const column = columnOf("job", ["nurse", "doctor", "baker"]);
    const text = hierarchyText(hierarchyOf(column)).replace("nurse;*", "nurse;health;*");
    expect(parseHierarchy(text, column, "jobs.csv").levelsOf.get("nurse")).toEqual([
      "nurse",
      "health",
      "*",
    ]);
    expect(() => parseHierarchy("nurse;*\n", column, "jobs.csv")).toThrow(
      /lacks 2 of the 3 values/,
    );
  });
});
