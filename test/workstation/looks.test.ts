/** How the workstation looks and reads: hostile text, every screen, every size, without colours. */

import { describe, expect, test } from "vitest";
import { hasChromium, sitDown } from "./browser.js";
import { eventually, submit, taskOf } from "./desk-work.js";
import { at, workstation } from "./workstation.js";

const HOSTILE = [
  "<script>window.stolen = 1</script><img src=x onerror='window.stolen = 2'> & &amp; </textarea>",
  "Ann 👩‍🚀 Smith met 𝔄nna A\u030Ase at <b>Łódź</b>\r\non 4 June 1970; javascript:alert(1) {{7*7}} wobbly",
  "דוד לוי met محمد علي in \u202EsllaW\u202C. ../../etc/passwd %00 __proto__ constructor",
  "#/queue?x=<svg/onload=window.stolen=3> [link](javascript:window.stolen=4) Ann Smith, Ann Smith.",
].join("\r\n\r\n");

describe.skipIf(!hasChromium)("the workstation", () => {
  let hostile: string;
  const here = workstation(async ({ server }) => {
    hostile = await submit(server, "ann", { name: "<b>hostile</b> \u202Etxt", text: HOSTILE });
  });

  test("draws hostile text as text, every mention at its words", async () => {
    const ann = await sitDown(here.browser, here.server, "ann");
    const { page } = ann;
    await ann.go(`/doc/${hostile}`);
    await at(ann, "document").waitFor();
    expect(await page.evaluate("window.stolen")).toBeUndefined();
    expect(await page.locator(".text script, .text img, .text b, .text svg").count()).toBe(0);
    expect(await page.title()).toBe("Palimpsest");

    const views = page.getByRole("radiogroup", { name: "View" });
    await views.getByText("Side by side").click();
    await page.locator(".pair").first().waitFor();
    const { text, mentions } = await taskOf(here.server, "ann", hostile);
    const points = [...text];
    for (const mention of mentions) {
      expect(points.slice(mention.start, mention.end).join("")).toBe(mention.text);
      const drawn = page.locator(`.original [data-m="${mention.id}"]`);
      expect((await drawn.allTextContents()).join("")).toBe(mention.text);
    }
    const paragraphs = await page.locator(".original .para").allTextContents();
    const lines = (value: string) => value.replaceAll(/[\r\n]+/g, "\n");
    expect(lines(paragraphs.join("\n"))).toBe(lines(text));
    await ann.picture("hostile");

    // words behind an emoji, selected by hand, are the words that are added
    await views.getByText("Marked").click();
    await page.locator(".pair").first().waitFor({ state: "detached" });
    await page.evaluate(`(() => {
      const walker = document.createTreeWalker(document.querySelector(".text"), NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const found = node.data.indexOf("wobbly");
        if (found < 0) continue;
        getSelection().setBaseAndExtent(node, found, node, found + 6);
        return;
      }
    })()`);
    await ann.press("p", "8");
    await eventually(async () =>
      (await taskOf(here.server, "ann", hostile)).mentions.map((each) => each.text),
    ).toContain("wobbly");
    ann.check();
    await ann.close();
  });

  const screens = [
    { name: "wide", width: 1440, height: 900, all: true },
    { name: "dark", width: 1440, height: 900, dark: true, all: true },
    { name: "telephone", width: 360, height: 740, all: true },
    { name: "4K", width: 3840, height: 2160, all: true },
    { name: "zoomed to 400 %", width: 320, height: 256 },
    { name: "forced colours", width: 1440, height: 900, forcedColors: true },
  ];
  test.each(screens)("has nothing that axe finds: $name", async (screen) => {
    const root = await sitDown(here.browser, here.server, "root", screen);
    const { page } = root;
    const picture = (name: string) =>
      root.picture(`${name}-${screen.name.replaceAll(/\W+/g, "-")}`);
    const places = ["/queue", `/approve/${hostile}`, "/projects", "/agree", `/attack/${hostile}`];
    for (const place of screen.all ? places : []) {
      await root.go(place);
      await page.locator("#main h1").first().waitFor();
      expect({ place, found: await root.axe() }).toEqual({ place, found: [] });
    }
    await root.go(`/doc/${hostile}`);
    await page.locator(".mention").first().click();
    await at(root, "card").waitFor();
    await picture("review");
    expect(await root.axe()).toEqual([]);
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    expect(await root.axe()).toEqual([]);
    const { scroll, inner } = await page.evaluate<{ scroll: number; inner: number }>(
      "({ scroll: document.documentElement.scrollWidth, inner: innerWidth })",
    );
    expect(scroll).toBeLessThanOrEqual(inner);
    root.check();
    await root.close();
  });

  test("reaches every control with the keyboard and says what happened", async () => {
    const id = await submit(here.server, "ann", {
      name: "short",
      text: "Ann Smith met Bob Jones.",
    });
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go("/queue");
    await at(ann, "queue-row").first().waitFor();
    await ann.press("Tab");
    expect(await ann.page.evaluate("document.activeElement.textContent")).toBe("To the content");
    await ann.press("Enter");
    expect(await ann.page.evaluate("document.activeElement.id")).toBe("main");
    await ann.go(`/doc/${id}`);
    await ann.page.locator(".mention").first().waitFor();
    await ann.press("ArrowRight", "m");
    await eventually(() => at(ann, "live").textContent()).toMatch(/^Masked\. \d+ open\./);
    // keys of a field belong to the field
    await at(ann, "free-text").fill("");
    await at(ann, "free-text").pressSequentially("mkx");
    expect(await at(ann, "free-text").inputValue()).toBe("mkx");
    ann.check();
    await ann.close();
  });
});
