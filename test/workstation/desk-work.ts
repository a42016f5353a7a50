/** What people do at the workstation in more than one story. */

import { expect, vi } from "vitest";
import type { Task, TaskRow } from "../../src/server/review/schema.js";
import type { Desk } from "./browser.js";
import type { Person, Running } from "./server.js";

/** Expects something that takes a moment: a page that draws, a server that reads. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 120_000, interval: 100 });

/** Drops a text as a file on the queue, and waits until it can be opened. */
export async function drop({ page }: Desk, name: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    `(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: "text/plain" }));
      return transfer;
    })()`,
  );
  await page.dispatchEvent('[data-testid="drop"]', "drop", { dataTransfer: transfer });
  const row = page.getByTestId("queue-row").filter({ hasText: name });
  await eventually(() => row.getByTestId("status").innerText()).toContain("Open");
}

/** Puts a text in over the interface, and waits until it can be opened. */
export async function submit(
  server: Running,
  person: Person,
  input: Record<string, unknown>,
): Promise<string> {
  const [row] = await server.api<TaskRow[]>(person, "POST", "/v1/tasks", input);
  const opened = async () => {
    const { status } = await server.api<TaskRow>("root", "GET", `/v1/tasks/${row!.id}/row`);
    expect(status).toBe("open");
  };
  await vi.waitFor(opened, { timeout: 240_000, interval: 200 });
  return row!.id;
}

export const taskOf = (server: Running, person: Person, id: string): Promise<Task> =>
  server.api<Task>(person, "GET", `/v1/tasks/${id}`);

/** The number in 'N open of M'. */
export async function openCount({ page }: Desk): Promise<number> {
  return Number.parseInt(await page.getByTestId("open-count").innerText(), 10);
}

/** Waits until everything decided so far is saved. */
export const saved = ({ page }: Desk): Promise<void> =>
  eventually(() => page.getByTestId("save-line").innerText()).toMatch(/^(Saved|All)/);

/** Accepts whatever is open, over the interface: for readers whose story is another one. */
export async function acceptAll(server: Running, person: Person, id: string): Promise<void> {
  const task = await taskOf(server, person, id);
  const changes = task.mentions
    .filter(({ decided, covered }) => decided === null && covered === null)
    .map(({ id: mention, proposal }) => ({
      mention,
      state: proposal.state,
      ...(proposal.state === "generalize" && proposal.level !== null && { level: proposal.level }),
    }));
  let seen = task.row.version;
  const send = async (body: Record<string, unknown>) => {
    const applied = await server.api<{ version: number }>(
      person,
      "POST",
      `/v1/tasks/${id}/events`,
      {
        id: crypto.randomUUID(),
        seen,
        ...body,
      },
    );
    seen = applied.version;
  };
  if (changes.length > 0) await send({ kind: "decide", changes, scope: "batch" });
  const { suspects } = await taskOf(server, person, id);
  const open = suspects.filter(({ dismissed }) => !dismissed).map((suspect) => suspect.id);
  if (open.length > 0) await send({ kind: "dismiss", suspects: open });
  await send({ kind: "finish" });
}

/** Accepts whatever is open by keyboard, the next one coming by itself. */
export async function acceptByKeyboard(desk: Desk): Promise<void> {
  const { page } = desk;
  await desk.press("n");
  await page.getByTestId("card").waitFor();
  for (let left = await openCount(desk); left > 0; left = await openCount(desk)) {
    await desk.press(...Array.from({ length: Math.min(left, 12) }, () => "a"));
    await eventually(() => openCount(desk)).toBeLessThan(left);
  }
}

/** Dismisses what the sweep still lists, kind by kind, each after its list. */
export async function sweepAll({ page }: Desk): Promise<void> {
  await page.getByTestId("tab-sweep").click();
  const bulk = page.locator('[data-testid^="dismiss-"]');
  while ((await bulk.count()) > 0) {
    const before = await bulk.count();
    await bulk.first().click();
    await page.getByTestId("batch-apply").click();
    await eventually(() => bulk.count()).toBeLessThan(before);
  }
  const single = page.getByTestId("dismiss");
  while ((await single.count()) > 0) await single.first().click();
}
