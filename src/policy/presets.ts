/**
 * Presets: policies for kinds of text that ship with the package, one readable file each in `examples/policies/`,
 * with the reasons for what they keep and hide.
 */

import { host } from "#host";
import { errors } from "../errors.js";

export const PRESETS = [
  "legal",
  "clinical",
  "hr",
  "support",
  "research",
  "prompt",
  "logs",
  "safe-harbor",
  "gdpr-pseudonyms",
] as const;

export type Preset = (typeof PRESETS)[number];

export const isPreset = (name: unknown): name is Preset =>
  (PRESETS as readonly unknown[]).includes(name);

/** The file of a preset as it ships. @throws POLICY_UNREADABLE where the installation lacks it */
export function presetFile(name: Preset): string {
  const path = `examples/policies/${name}.yaml`;
  const text = host.text(path);
  if (text !== undefined) return text;
  throw errors.POLICY_UNREADABLE`the file of the preset '${name}' is missing from this installation (${path}); install the package again`;
}
