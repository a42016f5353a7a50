/** JSON Schemas of policies and of sanitized documents, and the check of a policy that is an object. */

export { SanitizedSchema } from "../document/json-schema.js";
export { checkPolicy, PolicySchema } from "../policy/policy.js";
