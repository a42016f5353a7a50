import { expect, test } from "vitest";
import { createDocument, createSanitizer, type Policy } from "../index.js";

const VIETNAMESE =
  "Kính gửi ông Nguyễn Văn An, chúng tôi xin cảm ơn ông về lá thư gửi tuần trước. Nếu cần thêm thông tin, xin ông vui lòng gọi điện cho chúng tôi. Cuộc họp tiếp theo sẽ diễn ra vào thứ năm lúc mười giờ sáng, xin ông nhớ mang theo giấy tờ tùy thân và bản sao của hợp đồng đã ký kết vào tháng trước với công ty của chúng tôi.";

const detect = async (text: string, policy: Partial<Policy> = {}) => {
  const sanitizer = await createSanitizer({ version: 1, without: ["neural"], ...policy });
  return sanitizer.detect(createDocument(text));
};

test("a text in a language that is not supported is refused, with the way out", async () => {
  await expect(detect(VIETNAMESE)).rejects.toMatchObject({
    code: "LANGUAGE_UNSUPPORTED",
    exitCode: 3,
    message: expect.stringMatching(/Vietnamese.*--allow-unsupported-language/),
  });
});

test("let through, it says what was not looked for", async () => {
  const { unexamined } = await detect(VIETNAMESE, { allow_unsupported_language: true });
  expect(unexamined).toMatchObject([
    { start: 0, reason: expect.stringMatching(/Vietnamese, which is not supported/) },
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
