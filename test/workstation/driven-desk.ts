/** A person in front of a browser that is driven by the WebDriver standard, whichever browser it is. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { PREPARED, VIOLATIONS } from "./axe.js";
import { eventually } from "./desk-work.js";
import type { Person, Running } from "./server.js";

export interface DrivenBrowser {
  /** A person signed in. */
  sitDown(server: Running, person: Person): Promise<DrivenDesk>;
  /** Names of the files that were saved, oldest first, and what is in them. */
  downloads(): { name: string; text: string }[];
  close(): Promise<void>;
}

/** The element of a test id, as a selector. */
export const byId = (name: string): string => `[data-testid="${name}"]`;

/** What is in a folder of downloads, those under way left out. */
export const filesIn = (folder: string): { name: string; text: string }[] =>
  readdirSync(folder)
    .filter((name) => !name.endsWith(".part"))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

const KEYS: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Shift: "\uE008",
  Control: "\uE009",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** A page of a browser: what the desk needs of its driver. */
export interface DrivenPage {
  navigate(url: string): Promise<unknown>;
  /** @param source of input, as the WebDriver standard has it: keys or a pointer with its actions */
  perform(source: object): Promise<unknown>;
  /** @returns the value of a promise of JSON */
  evaluate(promise: string): Promise<string>;
  readonly problems: readonly string[];
}

export class DrivenDesk {
  constructor(
    private readonly page: DrivenPage,
    private readonly address: string,
  ) {}

  async go(place: string): Promise<void> {
    const url = `${this.address}/#${place}`;
    await this.page.navigate(url);
    await this.waitFor('#main:not([aria-busy="true"])');
  }

  /** Keys as the other stories name them: `Control+Enter`. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const parts = key.split("+").map((part) => KEYS[part] ?? part);
      await this.page.perform({
        type: "key",
        id: "keys",
        actions: [
          ...parts.map((value) => ({ type: "keyDown", value })),
          ...parts.reverse().map((value) => ({ type: "keyUp", value })),
        ],
      });
    }
  }

  type(text: string): Promise<void> {
    return this.press(...text);
  }

  /** Clicks with the pointer in the middle of what a selector finds first, once it is there. */
  async click(selector: string): Promise<void> {
    await this.waitFor(selector);
    const { x, y } = await this.evaluate<{ x: number; y: number }>(`(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getClientRects()[0];
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    })()`);
    await this.page.perform({
      type: "pointer",
      id: "mouse",
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    });
  }

  waitFor(selector: string): Promise<void> {
    return eventually(() => this.count(selector)).toBeGreaterThan(0) as unknown as Promise<void>;
  }

  text(selector: string): Promise<string> {
    return this.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ""`);
  }

  count(selector: string): Promise<number> {
    return this.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    const promise = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
    return JSON.parse(await this.page.evaluate(promise)) as Value;
  }

  /** What axe finds on the page as it is. */
  async axe(): Promise<string[]> {
    await this.evaluate(PREPARED);
    return this.evaluate(VIOLATIONS);
  }

  /** Fails where a page asked another server, broke the content policy or threw, as far as the driver tells. */
  check(): void {
    expect(this.page.problems).toEqual([]);
  }
}
