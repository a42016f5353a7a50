/** What a release says of itself: its section of the changelog, and whether its number is right. */

/** The section of a version, without its heading; nothing where there is none. */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((section) => section.split("\n")[0]!.trim() === version);
  return own === undefined ? undefined : `${own.slice(own.indexOf("\n")).trim()}\n`;
}

/**
 * Why a version may not be released.
 * @param tags `v0.1.0`, ...
 */
export function versionProblem(
  version: string,
  changelog: string,
  tags: readonly string[],
): string | undefined {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    return `'${version}' is no semantic version; write MAJOR.MINOR.PATCH`;
  const first = /^## (.+)$/m.exec(changelog)?.[1];
  if (first !== version)
    return `CHANGELOG.md begins with '${first ?? "nothing"}'; its first section must be '## ${version}'`;
  if (tags.includes(`v${version}`))
    return `v${version} is released already; raise 'version' in package.json`;
  const numbers = (one: string) => one.replace(/^v/, "").split(/[.-]/).slice(0, 3).map(Number);
  const later = tags.filter(Boolean).find((tag) => {
    const [a, b] = [numbers(tag), numbers(version)];
    const at = a.findIndex((part, i) => part !== b[i]);
    return at >= 0 && a[at]! > b[at]!;
  });
  return later === undefined ? undefined : `${later} is a later version than ${version}`;
}
