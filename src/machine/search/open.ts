/** The search engine that a policy names. Its key comes from a file, and is sent only to it. */

import { host } from "#host";
import type { SearchProvider } from "../../assess/search/provider.js";
import { errors } from "../../errors.js";
import type { Policy } from "../../policy/policy.js";
import type { DryRun } from "../../services/dry-run.js";
import { brave, google, searxng } from "./engines.js";
import { type Engine, webSearch } from "./web.js";

type SearchPolicy = NonNullable<Policy["search"]>;

export function openSearch(search: SearchPolicy, dryRun?: DryRun): SearchProvider {
  return webSearch(engineOf(search), {
    ...(search.pace_seconds === undefined ? {} : { pace: search.pace_seconds * 1000 }),
    ...(search.cache === undefined ? {} : { cache: search.cache }),
    ...(dryRun && { dryRun }),
  });
}

function engineOf(search: SearchPolicy): Engine {
  switch (search.provider) {
    case "searxng":
      return searxng(given(search, "address"));
    case "brave":
      return brave(keyOf(search));
    case "google":
      return google(keyOf(search), given(search, "engine"));
    case "background":
    case "emulated":
      throw errors.INTERNAL`the search provider '${search.provider}' is not one on the network; name another in 'search.provider'`;
  }
}

function given(search: SearchPolicy, key: "address" | "engine" | "key_file"): string {
  const value = search[key];
  if (value !== undefined) return value;
  throw errors.MEASURE_UNAVAILABLE`the search provider '${search.provider}' needs 'search.${key}'; add it to the policy`;
}

function keyOf(search: SearchPolicy): string {
  const path = given(search, "key_file");
  try {
    return host.setting(path).trim();
  } catch {
    throw errors.POLICY_UNREADABLE`the search key file ${path} cannot be read; check 'search.key_file'`;
  }
}
