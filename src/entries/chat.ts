/** Chat models and what may be sent to them, for commands that attack. */

export { openPolicyChat, shielded } from "../flow/outbound.js";
