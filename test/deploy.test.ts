/** The container, its composition, the chart and the unit promise what their pages say, and call the program with flags that it has. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { addAllCommands } from "../src/cli/commands.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const program = new Command();
await addAllCommands(program);
const serve = program.commands.find((one) => one.name() === "serve")!;

/** Flags of a command line that `serve` does not have. */
const unknownFlags = (words: readonly string[]): string[] =>
  words.filter((word) => word.startsWith("--") && !serve.options.some(({ long }) => long === word));

/** A template with values in the place of what Helm fills in; blocks stay where their condition holds. */
function filled(template: string, values: Record<string, unknown>): unknown {
  const database = String(values["database"] ?? "");
  const block = (condition: string) =>
    new RegExp(`^ *\\{\\{- if ${condition} \\}\\}\\n([\\s\\S]*?)^ *\\{\\{- end \\}\\}\\n?`, "gm");
  const text = template
    .replace(block("not \\.Values\\.database"), database ? "" : "$1")
    .replace(block("\\.Values\\.database"), database ? "$1" : "")
    .replace(/\{\{ toYaml \.Values\.resources \| nindent 12 \}\}/, "{}")
    .replace(/\{\{ \.Values\.database \| default "\/data" \}\}/, database || "/data")
    .replaceAll("{{ .Release.Name }}", "release")
    .replace(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path: string) =>
      String(
        path.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], values),
      ),
    );
  expect(text).not.toContain("{{");
  return parse(text);
}

test("the image runs without root, without a shell, and says whether it is well", () => {
  const file = read("Dockerfile");
  const last = file.slice(file.lastIndexOf("\nFROM"));
  expect(last).toMatch(/^\nFROM gcr\.io\/distroless\/\S+:nonroot/);
  expect(last).toMatch(/^USER nonroot$/m);
  expect(last).not.toMatch(/^RUN /m);
  // what is called as a list needs no shell
  for (const [, form] of last.matchAll(/^(?:CMD|ENTRYPOINT|\s+CMD) (.+)$/gm))
    expect(Array.isArray(JSON.parse(form!))).toBe(true);
  const [, words] = /^CMD (\[.+\])$/m.exec(last)!;
  expect(unknownFlags(JSON.parse(words!) as string[])).toEqual([]);
  for (const [, paths] of file.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
    for (const path of paths!.split(" ").filter((one) => one !== "."))
      expect(read(path).length).toBeGreaterThan(0);
  const check = /CMD (\[.*v1\/health.*\])/.exec(last)!;
  const [, , script] = JSON.parse(check[1]!) as string[];
  expect(() => new Function(script!)).not.toThrow();
});

test("the image gets all that a build reads, and nothing else", () => {
  const allowed = read(".dockerignore")
    .match(/^!.+$/gm)!
    .map((line) => line.slice(1));
  for (const path of ["package.json", "src", "web", "tools", "languages", "models", "examples"])
    expect(allowed).toContain(path);
  expect(read(".dockerignore")).toMatch(/^\*$/m);
});

test("the composition mounts nothing that can be written, and waits for the database", () => {
  const { services, secrets } = parse(read("compose.yaml")) as {
    services: Record<string, Record<string, unknown>>;
    secrets: Record<string, unknown>;
  };
  const own = services["palimpsest"]!;
  expect(own).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    depends_on: { database: { condition: "service_healthy" } },
  });
  expect(unknownFlags(own["command"] as string[])).toEqual([]);
  for (const service of Object.values(services))
    for (const secret of service["secrets"] as string[]) expect(secrets).toHaveProperty(secret);
});

test.each(["", "postgres://palimpsest@db/palimpsest"])(
  "the chart is what Kubernetes takes, with the database '%s'",
  (database) => {
    const values = { ...(parse(read("deploy/helm/palimpsest/values.yaml")) as object), database };
    const folder = "deploy/helm/palimpsest/templates";
    const made = readdirSync(join(ROOT, folder)).map((file) =>
      filled(read(`${folder}/${file}`), values),
    );
    const kinds = made.filter(Boolean).map((one) => (one as { kind: string }).kind);
    expect(kinds.sort()).toEqual(
      database ? ["Deployment", "Service"] : ["Deployment", "PersistentVolumeClaim", "Service"],
    );
    const deployment = made.find((one) => (one as { kind?: string })?.kind === "Deployment") as {
      spec: {
        template: {
          spec: {
            securityContext: object;
            containers: Record<string, unknown>[];
            volumes: { name: string }[];
          };
        };
      };
    };
    const { securityContext, containers, volumes } = deployment.spec.template.spec;
    expect(securityContext).toMatchObject({ runAsNonRoot: true });
    const [container] = containers;
    expect(container).toMatchObject({
      securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      readinessProbe: { httpGet: { path: "/v1/ready", port: 5002 } },
    });
    expect(unknownFlags(container!["args"] as string[])).toEqual([]);
    const mounted = (container!["volumeMounts"] as { name: string }[]).map(({ name }) => name);
    expect(mounted.sort()).toEqual(volumes.map(({ name }) => name).sort());
    const { version } = JSON.parse(read("package.json")) as { version: string };
    expect(parse(read("deploy/helm/palimpsest/Chart.yaml"))).toMatchObject({ appVersion: version });
  },
);

test("the unit gives the server a user of its own and flags that it has", () => {
  const unit = read("deploy/palimpsest.service");
  for (const line of ["DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict"])
    expect(unit).toContain(line);
  const [, called] = /^ExecStart=(.+)$/m.exec(unit)!;
  expect(unknownFlags(called!.split(" "))).toEqual([]);
});
