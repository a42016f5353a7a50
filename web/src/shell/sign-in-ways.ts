/** How people sign in here, when the page locks itself, and where somebody goes to the provider. */

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { request, SIGNED_IN } from "../api/client.js";

interface SignInWays {
  readonly token: boolean;
  readonly openid: boolean;
  readonly idleMinutes: number;
}

export const useSignInWays = (): SignInWays | undefined =>
  useQuery({
    queryKey: ["session"],
    queryFn: () => request<SignInWays>("/v1/session"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data;

/** The provider asks for a proof even from somebody who is signed in there. */
export const AT_PROVIDER = "/v1/session/begin";
export const PROOF_AT_PROVIDER = `${AT_PROVIDER}?again=1`;

const PLACE = "palimpsest.after-sign-in";

/** Goes to the provider in this tab; what is open comes back afterwards. */
export function goToProvider(): void {
  sessionStorage.setItem(PLACE, location.hash);
  location.assign(AT_PROVIDER);
}

/** Where this tab was before it went to the provider; undefined: another tab waits. */
export function placeBefore(): string | undefined {
  const place = sessionStorage.getItem(PLACE) ?? undefined;
  sessionStorage.removeItem(PLACE);
  return place;
}

/** Somebody has signed in at the provider, in another tab. */
export function useSignedIn(then: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(SIGNED_IN);
    channel.onmessage = then;
    return () => channel.close();
  }, [then]);
}
