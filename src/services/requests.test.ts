import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { ATTEMPTS, type Call, RequestFailure, requester } from "./requests.js";

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A service on this machine that answers each request by its number. */
async function service(answer: (response: ServerResponse, number: number) => void) {
  const times: number[] = [];
  const server = createServer((_, response) => {
    times.push(performance.now());
    answer(response, times.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return { times, call: (more: Partial<Call> = {}): Call => ({ url, seconds: 20, ...more }) };
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof RequestFailure ? [error.kind, error.status] : error),
  );

describe("a request to a service", () => {
  test("waits for the pace, and for its turn", async () => {
    let now = 0;
    let most = 0;
    const { times, call } = await service((response) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        response.end("1");
      }, 5);
    });
    const ask = requester({ pace: 40 });
    await Promise.all([ask(call()), ask(call()), ask(call())]);
    expect(most).toBe(1);
    // timers may fire a millisecond early; between two arrivals lies the pace, less what one was late
    expect(times[2]! - times[0]!).toBeGreaterThan(40);
  });

  test("is repeated when the service is busy, as long as that may help", async () => {
    const { times, call } = await service((response, number) => {
      if (number === 1) response.writeHead(503).end();
      else response.end('{"a":1}');
    });
    expect(await requester()(call())).toEqual({ a: 1 });
    expect(times).toHaveLength(2);
  });

  test.each([
    ["busy, to the last attempt", 429, "", ["busy", 429], ATTEMPTS],
    ["refused", 403, "", ["refused", 403], 1],
    ["redirected", 302, "", ["refused", 302], 1],
    ["no JSON", 200, "<html>", ["malformed", 200], 1],
    ["too long", 200, `"${"x".repeat(2000)}"`, ["malformed", 200], 1],
  ])("%s is a failure with its status", async (_, status, body, failure, attempts) => {
    const { times, call } = await service((response) =>
      response.writeHead(status, { "retry-after": "0", location: "http://127.0.0.1:9/" }).end(body),
    );
    expect(await failureOf(requester()(call({ mostBytes: 1000 })))).toEqual(failure);
    expect(times).toHaveLength(attempts);
  });

  test("that is never answered is late, also in the middle of a body", async () => {
    const silent = await service((response, number) => {
      if (number > 1) response.writeHead(200).write('{"a":');
    });
    const late = silent.call({ seconds: 0.1, totalSeconds: 1 });
    expect(await failureOf(requester()(late))).toEqual(["late", 200]);
    expect(silent.times.length).toBeGreaterThan(1);
  });
});
