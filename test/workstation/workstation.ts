import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import type { Engine } from "../../src/server/engine/engine.js";
import { type Desk, warmBrowser } from "./browser.js";
import { type Running, serve } from "./server.js";

export interface Workstation {
  readonly server: Running;
  readonly browser: Browser;
}

/**
 * A server and a browser for the tests of a block.
 * @param prepare done once both run
 * @param engine another than the real one
 */
export function workstation(
  prepare?: (here: Workstation) => Promise<void>,
  engine?: () => Engine,
): Workstation {
  const here: { server?: Running; browser?: Browser } = {};
  beforeAll(async () => {
    [here.server, here.browser] = await Promise.all([serve(engine?.()), warmBrowser()]);
    await prepare?.(here as Workstation);
  }, 300_000);
  afterAll(async () => {
    for (const context of here.browser?.contexts() ?? []) await context.close();
    await here.server?.stop();
  }, 180_000);
  return here as Workstation;
}

/** What a desk shows under a test id. */
export const at = (desk: Desk, name: string): Locator => desk.page.getByTestId(name);
