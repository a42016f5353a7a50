/** Who is working here, and what they may do. */

import { createContext, use } from "react";
import type { Me, Role } from "../api/types.js";

export const UserContext = createContext<Me>({ name: "", roles: [], alone: false });

export const useUser = (): Me & { may(role: Role): boolean } => {
  const me = use(UserContext);
  return { ...me, may: (role) => me.roles.includes(role) || me.roles.includes("admin") };
};
