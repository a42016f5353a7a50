import { expect, test } from "vitest";
import { safeUrl } from "./download.js";

const HUB = new URL("https://hub.example/model");
const HERE = new URL("http://localhost:8080/model");

test.each<[string, string, URL | undefined, string]>([
  ["https", "https://hub.example/a", undefined, "https://hub.example/a"],
  ["http on this machine", "http://127.0.0.1:80/a", undefined, "http://127.0.0.1/a"],
  ["http on this machine, IPv6", "http://[::1]:8080/a", undefined, "http://[::1]:8080/a"],
  ["a relative redirect", "/b", HUB, "https://hub.example/b"],
  ["a redirect to another host", "https://files.example/b", HUB, "https://files.example/b"],
  ["from this machine to itself", "http://localhost:9/b", HERE, "http://localhost:9/b"],
  ["from this machine to a hub", "https://hub.example/b", HERE, "https://hub.example/b"],
])("%s is followed", (_, address, base, expected) => {
  expect(safeUrl(address, base).href).toBe(expected);
});

test.each<[string, string, URL | undefined]>([
  ["http elsewhere", "http://hub.example/a", undefined],
  ["a name that begins like this machine's", "http://localhost.example/a", undefined],
  ["another protocol", "ftp://hub.example/a", undefined],
  ["a password", "https://ann:pw@hub.example/a", undefined],
  ["a redirect from a hub to http", "http://hub.example/b", HUB],
  ["a redirect from a hub to this machine", "http://localhost:8080/b", HUB],
])("%s is refused", (_, address, base) => {
  expect(() => safeUrl(address, base)).toThrow(expect.objectContaining({ code: "HUB_REFUSED" }));
});
