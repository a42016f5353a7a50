/**
 * The model runtime, one package per system and processor, made from `onnxruntime-node`, which has the libraries of all
 * of them (290 MB) and an install script. npm installs the one that fits, as an optional dependency of `palimpsest`.
 */

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rolldown } from "rolldown";

const SOURCE = "node_modules/onnxruntime-node";
const LIBRARIES = `${SOURCE}/bin/napi-v6`;

/**
 * Libraries that nothing loads here: a second copy of the same one, and those of graphics processors, which ONNX Runtime
 * opens only for providers that `models/session.ts` never asks for.
 */
const UNUSED = /^(?:libonnxruntime\.\d+\.\d+\.\d+\.dylib|DirectML\.dll|dxcompiler\.dll|dxil\.dll)$/;

const LICENSE = `MIT License

Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

export interface RuntimeTarget {
  readonly platform: string;
  readonly arch: string;
}

export const runtimeName = ({ platform, arch }: RuntimeTarget): string =>
  `@palimpsest/runtime-${platform}-${arch}`;

/** The systems and processors that the vendor's package has libraries for. */
export const runtimeTargets = (): readonly RuntimeTarget[] =>
  readdirSync(LIBRARIES).flatMap((platform) =>
    readdirSync(`${LIBRARIES}/${platform}`).map((arch) => ({ platform, arch })),
  );

/** Writes one package. @param version of the release */
export async function writeRuntime(
  target: RuntimeTarget,
  folder: string,
  version: string,
): Promise<void> {
  const { platform, arch } = target;
  const vendor = JSON.parse(readFileSync(`${SOURCE}/package.json`, "utf8")) as { version: string };
  const bundle = await rolldown({
    input: `${SOURCE}/dist/index.js`,
    platform: "node",
    external: /\.node$/,
  });
  // the path of the binding in it is relative to the file's folder
  await bundle.write({ file: `${folder}/dist/index.js`, format: "cjs" });
  await bundle.close();
  const libraries = `bin/napi-v6/${platform}/${arch}`;
  mkdirSync(`${folder}/${libraries}`, { recursive: true });
  for (const library of readdirSync(`${SOURCE}/${libraries}`)) {
    if (!UNUSED.test(library))
      cpSync(`${SOURCE}/${libraries}/${library}`, `${folder}/${libraries}/${library}`);
  }
  const manifest = {
    name: runtimeName(target),
    version,
    description: `ONNX Runtime ${vendor.version} for Node on ${platform} (${arch}), as palimpsest uses it.`,
    license: "MIT",
    main: "dist/index.js",
    os: [platform],
    cpu: [arch],
    ...(platform === "linux" && { libc: ["glibc"] }),
    publishConfig: { access: "public", provenance: true },
  };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(`${folder}/LICENSE`, LICENSE);
  writeFileSync(
    `${folder}/README.md`,
    `# ${manifest.name}\n\nThe model runtime of palimpsest for one system and processor: ONNX Runtime ${vendor.version}\n(github.com/microsoft/onnxruntime, MIT licence), unchanged but for what only other providers load.\n`,
  );
}
