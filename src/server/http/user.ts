/** Roles, and the user a request acts as. */

import Type from "typebox";

/** From the least to the most; each brings those before it. */
export const ROLES = ["submit", "review", "approve", "admin"] as const;
export type Role = (typeof ROLES)[number];
export const Role = Type.Unsafe<Role>({ enum: [...ROLES] });

/** A name that a header or a provider may give, as it appears in logs and stored decisions. */
export const USER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u;

/** Who a request acts as. */
export interface User {
  readonly name: string;
  /** Every role the user has; a higher one brings the lower ones with it. */
  readonly roles: ReadonlySet<Role>;
}

/** Roles with those that they bring. */
export function withLower(roles: readonly Role[]): ReadonlySet<Role> {
  const highest = Math.max(...roles.map((role) => ROLES.indexOf(role)));
  return new Set(ROLES.slice(0, highest + 1));
}
