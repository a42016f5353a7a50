import { host } from "#host";

/**
 * The text of a file of `languages/`, undefined where it is missing. The build checks all of them (tools/languages/) and
 * puts them in the place of this module (tools/bundle/bundle.ts).
 */
export const listText = (path: string): string | undefined => host.text(`languages/${path}.txt`);
