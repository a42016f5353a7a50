import type { Policy } from "../policy/schema.js";

/**
 * A policy from YAML. The schema is loaded here, so that importing the package costs nothing.
 * @param name the file's name in errors
 * @throws POLICY_SYNTAX or POLICY_INVALID with `issues`: place, what was expected and what was there
 */
export async function parsePolicy(yaml: string, name = "policy"): Promise<Policy> {
  const { parsePolicy: parse } = await import("../policy/policy.js");
  return parse(yaml, name);
}
