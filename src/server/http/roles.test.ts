/**
 * Every route under every role. The routes are those the router has; one that is added without a line in
 * the table fails the test.
 */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idleEngine } from "../../../test/idle-engine.js";
import { LETTER, type ReviewServer, startReviewServer } from "../../../test/review-server.js";
import { LOWEST } from "../../../test/route-roles.js";

/** From nobody to everybody, each with a user of the role. */
const USERS = [
  ["public", undefined],
  ["submit", "sue"],
  ["review", "rita"],
  ["approve", "abel"],
  ["admin", "ada"],
] as const;
const RANKS = USERS.map(([role]) => role);
const MISSING = "00000000-0000-4000-8000-000000000000";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer({ engine: idleEngine() });
});
afterAll(() => server?.close());

/** `GET /v1/tasks` and so on, from the tree that the router prints; HEAD is GET without a body. */
function routesOf(tree: string): string[] {
  const routes: string[] = [];
  const above: string[] = [];
  for (const line of tree.split("\n")) {
    const [, indent, own, methods] = /^([│ ]*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? [];
    if (indent === undefined) continue;
    const depth = indent.length / 4;
    above.splice(depth, above.length, own!);
    const path = above.join("");
    for (const method of methods!.split(", "))
      if (method !== "HEAD") routes.push(`${method} ${path}`);
  }
  return routes;
}

const FILES = /^GET \/(?:assets\/|mark\.svg)/;

function send(user: (typeof USERS)[number][1], route: string) {
  const [method, path] = route.split(" ") as ["GET", string];
  return server.ask(user, method, path.replace(/:\w+/g, MISSING));
}

test("the table has every route, and the router every line of the table", () => {
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
  expect(routes.filter((route) => !FILES.test(route)).sort()).toEqual(Object.keys(LOWEST).sort());
});

test.each(Object.entries(LOWEST))("%s asks for the role '%s'", async (route, lowest) => {
  for (const [role, user] of USERS) {
    const { status, body } = await send(user, route);
    const isEnough = RANKS.indexOf(role) >= RANKS.indexOf(lowest);
    const refused = user === undefined ? [401, "NOT_AUTHENTICATED"] : [403, "NOT_ALLOWED"];
    if (isEnough) expect([401, 403], `${role}: ${body["code"]}`).not.toContain(status);
    else expect([status, body["code"]], role).toEqual(refused);
  }
});

test("the workstation's files are public, whatever their names", async () => {
  const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
  for (const route of routes.filter((one) => FILES.test(one)).slice(0, 5)) {
    expect((await send(undefined, route)).status).toBe(200);
  }
});

describe("a task of somebody else", () => {
  const OF_TASK = Object.keys(LOWEST).filter((route) => route.includes("/:task"));
  let task: string;
  beforeAll(async () => {
    task = (await server.submit("sam", { text: LETTER, name: "lindqvist.txt" })).id;
  });
  const path = (route: string) => route.split(" ")[1]!.replace(":task", task).replace(":page", "1");

  test.each(OF_TASK)("%s: nothing of it for a submitter who did not send it", async (route) => {
    const method = route.split(" ")[0] as "GET";
    const { status, text } = await server.ask("sue", method, path(route), {});
    // as if there were none; what asks for a higher role is refused before
    expect(status).toBe(LOWEST[route] === "submit" ? 404 : 403);
    expect(text).not.toMatch(/Lindqvist|Bergen/i);
  });

  test("the one who sent it follows it and takes nothing away that is not approved", async () => {
    expect((await server.ask("sam", "GET", `/v1/tasks/${task}/row`)).text).toContain(task);
    const { status, text } = await server.ask("sam", "GET", `/v1/tasks/${task}/export`);
    expect(status).toBe(409);
    expect(text).not.toMatch(/Lindqvist|Bergen/i);
  });

  test("lists hold one's own tasks, and projects no names of tasks", async () => {
    for (const list of ["/v1/tasks", "/v1/projects"]) {
      expect((await server.ask("sue", "GET", list)).text).not.toMatch(/lindqvist/i);
    }
    expect((await server.ask("sam", "GET", "/v1/tasks")).text).toContain("lindqvist.txt");
  });
});
