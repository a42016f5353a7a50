import { expect, test } from "vitest";
import { createDocument, createSanitizer, type Policy } from "../index.js";

const TURKISH =
  "Sayın Bay Yılmaz, size geçen hafta gönderdiğimiz mektup için teşekkür ederiz. Bu konuda daha fazla bilgi almak için bizi arayabilirsiniz. Bir sonraki toplantı perşembe günü saat onda yapılacaktır, lütfen belgelerinizi yanınızda getirmeyi unutmayınız.";

const detect = async (text: string, policy: Partial<Policy> = {}) => {
  const sanitizer = await createSanitizer({ version: 1, without: ["neural"], ...policy });
  return sanitizer.detect(createDocument(text));
};

test("a text in a language that is not supported is refused, with the way out", async () => {
  await expect(detect(TURKISH)).rejects.toMatchObject({
    code: "LANGUAGE_UNSUPPORTED",
    exitCode: 3,
    message: expect.stringMatching(/Turkish.*--allow-unsupported-language/),
  });
});

test("let through, it says what was not looked for", async () => {
  const { unexamined } = await detect(TURKISH, { allow_unsupported_language: true });
  expect(unexamined).toMatchObject([
    { start: 0, reason: expect.stringMatching(/Turkish, which is not supported/) },
  ]);
});

test("a language that somebody names is believed, and the report says what it looks like", async () => {
  const { unexamined } = await detect("Der Kläger wurde 1962 geboren und wohnt in Köln.", {
    language: "en",
  });
  expect(unexamined).toMatchObject([{ reason: "text in German, read as English" }]);
});

test("a mention knows the language that it is in", async () => {
  const { mentions } = await detect("Der Kläger wohnt in Köln und ist Lehrer von Beruf.");
  expect(mentions.find(({ subtype }) => subtype === "occupation")?.language).toBe("de");
});
