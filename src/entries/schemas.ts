/** JSON Schemas of policies and of sanitized documents, and the validation of a policy object. */

export { SanitizedSchema } from "../document/json-schema.js";
export { checkPolicy, PolicySchema } from "../policy/policy.js";
