/** Says in a sentence that Node is too old, before anything is loaded that an old one cannot read. */

/** As `engines` of package.json has it. */
export const OLDEST_NODE = "20.15";

/** @param version as `process.versions.node` */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `this is Node ${version}, and Node ${OLDEST_NODE} or later is needed; install a current one from nodejs.org, or with your version manager ('nvm install 22')`;
}

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  process.stderr.write(`palimpsest: USAGE: ${problem}\n`);
  process.exit(2);
}
