/** Signing in once more, for what cannot be taken back: by one's own token, or at the provider. */

import { Button, PasswordInput } from "@mantine/core";
import { useCallback, useState } from "react";
import { session } from "../api/client.js";
import { t } from "../words/words.js";
import { PROOF_AT_PROVIDER, useSignedIn } from "./sign-in-ways.js";
import { useUser } from "./user.js";

export interface Proof {
  readonly token: string;
  readonly isGiven: boolean;
  setToken(token: string): void;
  readonly way: "token" | "openid" | "none";
}

/** Somewhat less than the server's five minutes. */
const PROOF_MS = 4.5 * 60_000;

export function useProof(): Proof {
  const { alone } = useUser();
  const [token, setToken] = useState("");
  const [proved, setProved] = useState(false);
  useSignedIn(
    useCallback(() => {
      setProved(true);
      setTimeout(() => setProved(false), PROOF_MS);
    }, []),
  );
  const way = alone ? "none" : session.token() === undefined ? "openid" : "token";
  const isGiven = way === "none" || (way === "openid" ? proved : token.trim() !== "");
  return { token: token.trim(), setToken, isGiven, way };
}

export function ProofField({ proof, testId }: { proof: Proof; testId: string }) {
  if (proof.way === "none") return null;
  if (proof.way === "token") {
    return (
      <PasswordInput
        label={t("Sign in again: your token")}
        value={proof.token}
        autoComplete="off"
        data-autofocus
        data-testid={testId}
        onChange={(event) => proof.setToken(event.currentTarget.value)}
      />
    );
  }
  return proof.isGiven ? (
    <p role="status">✓ {t("You have signed in again.")}</p>
  ) : (
    <Button
      component="a"
      variant="default"
      href={PROOF_AT_PROVIDER}
      target="_blank"
      data-testid="prove"
    >
      {t("Sign in again")}
    </Button>
  );
}
