/** Two readers who do not see each other, what they differ in, and how it is settled. */

import { describe, expect, test } from "vitest";
import type { Project, TaskAgreement } from "../../src/server/review/schema.js";
import { hasChromium, sitDown } from "./browser.js";
import { acceptAll, eventually, submit, taskOf } from "./desk-work.js";
import { at, workstation } from "./workstation.js";

const LETTER = `To whom it may concern

Ms Ingrid Aasen, born on 4 June 1970, has been a patient of the clinic in Tromsø since March 2011. She works as a lighthouse keeper and lives with two children.

Mr Miller and Dr Wu of the Nordhavn Hospital examined her on 12 May 2014. Mr. Miller advised rest; she may be reached at ingrid.aasen@example.org.
`;

describe.skipIf(!hasChromium)("a team at the workstation", () => {
  const here = workstation();

  test("reads twice, blind, and settles what differs", async () => {
    const root = await sitDown(here.browser, here.server, "root");
    await root.go("/projects");
    await at(root, "new-project").click();
    await at(root, "project-name").fill("Twice");
    await root.page.getByLabel("Two readers each, blind until both have finished").check();
    await at(root, "save-project").click();
    await root.page.getByRole("region", { name: "Twice" }).waitFor();
    await root.picture("projects");

    const projects = await here.server.api<Project[]>("root", "GET", "/v1/projects");
    const project = projects.find(({ name }) => name === "Twice")!;
    const id = await submit(here.server, "root", {
      project: project.id,
      name: "letter 12",
      text: LETTER,
      readers: ["ann", "bob"],
    });

    // ann keeps a name that bob masks, and does not see what bob did
    const ann = await sitDown(here.browser, here.server, "ann");
    await ann.go(`/doc/${id}`);
    const name = ann.page.locator('.mention[data-type="PERSON"]').first();
    await name.click();
    await ann.press("k", "ArrowRight", "k", "ArrowRight", "k");
    await eventually(() => at(ann, "save-line").innerText()).toMatch(/^Saved/);

    const seenByBob = await taskOf(here.server, "bob", id);
    expect(seenByBob.mentions.every(({ decided }) => decided === null)).toBe(true);
    expect(seenByBob.row.blind).toBe(true);
    expect(await here.server.statusOf("bob", "GET", `/v1/tasks/${id}/agreement`)).toBe(403);
    await acceptAll(here.server, "ann", id);
    await ann.go(`/agree/${id}`);
    await at(ann, "blind").waitFor();
    expect(await at(ann, "blind").innerText()).toContain("1 of 2");

    await acceptAll(here.server, "bob", id);
    const agreement = await here.server.api<TaskAgreement>(
      "root",
      "GET",
      `/v1/tasks/${id}/agreement`,
    );
    expect(agreement.clusters.length).toBeGreaterThan(0);
    expect(agreement.coefficients.leakPairs).toBeGreaterThan(0);

    await root.go(`/agree/${id}`);
    await at(root, "disputes").waitFor();
    const clusters = at(root, "cluster");
    expect(await clusters.count()).toBe(agreement.clusters.length);
    await root.picture("agreement");
    expect(await root.axe()).toEqual([]);

    // settled by keyboard: the more protective, and the rest by the button
    await clusters.first().getByTestId("take-1").focus();
    await root.press("r");
    await eventually(() => clusters.first().innerText()).toContain("the more protective by root");
    for (let row = 1; row < agreement.clusters.length; row += 1) {
      await clusters.nth(row).getByTestId("take-2").click();
      await eventually(() => clusters.nth(row).innerText()).toContain("by root");
    }
    const settled = await here.server.api<TaskAgreement>(
      "root",
      "GET",
      `/v1/tasks/${id}/agreement`,
    );
    expect(settled.unresolved).toBe(0);

    await root.go("/agree");
    await at(root, "measures").first().waitFor();
    expect(await at(root, "measures").first().innerText()).toMatch(/compared \/ all/);
    await root.picture("agreement-project");
    for (const desk of [root, ann]) {
      desk.check();
      await desk.close();
    }
  });

  test("attacks a document, hides a clue and sees that the attack is stale", async () => {
    const id = await submit(here.server, "root", { name: "letter 13", text: LETTER });
    await here.server.api("root", "POST", "/v1/backgrounds", {
      name: "Parish newsletters",
      texts: [
        { name: "Ingrid Aasen", text: "Ingrid Aasen keeps the lighthouse; she has two children." },
        { name: "Kari Holm", text: "Kari Holm bakes bread and sings in the choir of Bergen." },
        { name: "Tone Dahl", text: "Tone Dahl drives the school bus in the mornings." },
      ],
    });
    const root = await sitDown(here.browser, here.server, "root");
    await root.go(`/attack/${id}`);
    await at(root, "run-attack").click();
    await at(root, "attack-head").waitFor();
    const candidates = root.page.getByRole("region", { name: "Candidates" });
    expect(await candidates.innerText()).toContain("Ingrid Aasen");
    await root.picture("attack");
    expect(await root.axe()).toEqual([]);
    await at(root, "clue").first().check();
    await eventually(() => at(root, "what-if").innerText()).toMatch(/to place \d/);
    await root.picture("attack-what-if");
    await at(root, "hide-clues").click();
    await at(root, "stale").waitFor();
    root.check();
    await root.close();
  });
});
