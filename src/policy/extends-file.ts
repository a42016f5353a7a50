/** `extends: team.yaml`: a policy file that stands on another one beside it. */

import { parse } from "yaml";
import { host } from "#host";
import { isRecord } from "../document/is-record.js";
import { errors, PalimpsestError } from "../errors.js";
import { inherit } from "./inherit.js";
import { inOnePlace } from "./present-form.js";

type Values = Readonly<Record<string, unknown>>;

const A_FILE = /\.ya?ml$/i;

/** Whether a policy extends a file, and no preset. */
export const extendsFile = (value: unknown): value is Values & { readonly extends: string } =>
  isRecord(value) && typeof value["extends"] === "string" && A_FILE.test(value["extends"]);

/**
 * The policy with the files below it, down to the one that extends none or a preset.
 * @param path of the policy's own file, which the names in `extends` are relative to
 * @throws POLICY_UNREADABLE, POLICY_SYNTAX, POLICY_INVALID where files extend each other in a circle
 */
export function withFile(value: Values & { readonly extends: string }, path: string): Values {
  let own = inOnePlace(value) as Values;
  let at = host.pathOf(path);
  const seen = new Set([at]);
  while (extendsFile(own)) {
    const { extends: name, ...rest } = own;
    at = host.pathOf(name, at);
    if (seen.has(at)) {
      throw errors.POLICY_INVALID`${path}: the files of 'extends' lead back to ${name}; let the last of them extend a preset or nothing`;
    }
    seen.add(at);
    const below = read(at, name);
    own = inherit(below, rest);
  }
  return own;
}

function read(path: string, name: string): Values {
  let text: string;
  try {
    text = host.setting(path);
  } catch {
    throw errors.POLICY_UNREADABLE`the policy ${name} that another extends cannot be read; check the path, which is relative to the policy that names it`;
  }
  try {
    const value = inOnePlace(parse(text));
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new PalimpsestError(
      "POLICY_SYNTAX",
      `${name} is not valid YAML; check indentation and quotes`,
      { cause },
    );
  }
  throw errors.POLICY_INVALID`${name}: a policy is a map of keys and values`;
}
