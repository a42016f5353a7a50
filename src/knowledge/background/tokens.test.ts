import { describe, expect, it } from "vitest";
import { tokensOf } from "./tokens.js";

const forms = (text: string) => tokensOf(text).map(({ word }) => word.form);
const content = (text: string) =>
  tokensOf(text).flatMap(({ word }) => (word.stop ? [] : [word.form]));

describe("one form for a word however it is written", () => {
  it.each([
    ["Actresses", "actress"],
    ["directed", "direct"],
    ["Zürich", "zurich"],
    ["Łódź", "lodz"],
    ["O'Neal's", "oneal"],
    ["O’Neal", "oneal"],
    ["17th", "17"],
    ["two", "2"],
    ["Third", "3"],
    ["Straße", "strasse"],
    ["Москва", "москва"],
  ])("%s is %s", (written, form) => {
    expect(forms(written)).toEqual([form]);
  });

  it("leaves stop words out of what counts alone", () => {
    expect(content("She was the daughter of a baker")).toEqual(["daughter", "baker"]);
  });

  it("reads each ideograph as a word", () => {
    expect(forms("東京 2020")).toEqual(["東", "京", "2020"]);
  });
});

describe("dates in one spelling", () => {
  const inOneSpelling = ["4", "june", "1975", "1975-06", "1975-06-04"];

  it.each(["4 June 1975", "June 4, 1975", "4th of June, 1975", "1975-06-04", "4 Jun 1975"])(
    "%s",
    (date) => {
      expect(forms(`born ${date} in`)).toEqual(["bear", ...inOneSpelling, "in"]);
    },
  );

  it("keeps a date's place", () => {
    const [, day] = tokensOf("on June 4, 1975.");
    expect(day).toMatchObject({ start: 3, end: 15 });
  });

  it("leaves words alone that only look like months", () => {
    expect(forms("they may march 4 abreast")).toEqual(["they", "may", "march", "4", "abreast"]);
  });
});

it("knows where something was taken out", () => {
  const gaps = tokensOf("film \0\0\0\0 award").map(({ afterGap }) => afterGap);
  expect(gaps).toEqual([false, true]);
});
