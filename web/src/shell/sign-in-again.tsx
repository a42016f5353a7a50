/** Over the page where nobody is signed in any more: what waits there is kept, and sent afterwards. */

import { Button, Modal, PasswordInput } from "@mantine/core";
import { useCallback, useEffect, useState } from "react";
import { session, signedInAgain, useSignedOut } from "../api/client.js";
import type { Me } from "../api/types.js";
import { t } from "../words/words.js";
import { AT_PROVIDER, PROOF_AT_PROVIDER, useSignedIn, useSignInWays } from "./sign-in-ways.js";
import { useIdleLock } from "./use-idle-lock.js";

/** Leaves for good: at the provider too. */
export async function signOut(): Promise<void> {
  const to = await session.signOut();
  if (to === null) location.reload();
  else location.assign(to);
}

export function SignInAgain({ me: { name, alone } }: { me: Me }) {
  const signedOut = useSignedOut();
  const ways = useSignInWays();
  useIdleLock(alone ? 0 : (ways?.idleMinutes ?? 0));
  // what is covered is not to be found, read out or printed either
  useEffect(() => {
    document.body.toggleAttribute("data-locked", signedOut !== undefined);
  }, [signedOut]);
  return (
    <Modal
      className="sign-in-again"
      opened={signedOut !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ backgroundOpacity: 0.6, blur: 14 }}
      title={signedOut === "idle" ? t("Locked") : t("Sign in again")}
    >
      {signedOut && (
        <Again
          name={name}
          why={signedOut}
          withToken={ways?.token !== false}
          atProvider={ways?.openid === true}
        />
      )}
    </Modal>
  );
}

interface AgainProps {
  readonly name: string;
  readonly why: "token" | "idle";
  readonly withToken: boolean;
  readonly atProvider: boolean;
}

/** Who a token or this browser's session belongs to; not through the client, which knows that nobody is signed in. */
const whoIs = (token: string | undefined) =>
  fetch("/v1/me", {
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    cache: "no-store",
    credentials: token === undefined ? "same-origin" : "omit",
  }).catch(() => undefined);

function Again({ name, why, withToken, atProvider }: AgainProps) {
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState<string>();
  const signIn = useCallback(
    async (asked: string | undefined) => {
      const answer = await whoIs(asked);
      if (!answer) return setProblem(t("The server does not answer. Try again in a moment."));
      if (!answer.ok)
        return setProblem(t("This token is not valid, or no longer. Ask for a new one."));
      const { name: other } = (await answer.json()) as Me;
      if (other === name) return signedInAgain(asked);
      setProblem(
        t("This is the sign-in of {other}. Sign in as {name}, whose decisions wait on this page.", {
          other,
          name,
        }),
      );
    },
    [name],
  );
  useSignedIn(useCallback(() => void signIn(undefined), [signIn]));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void signIn(token.trim());
      }}
    >
      <p data-testid="signed-out">
        {why === "idle"
          ? t("Nobody was here for a while. Nothing is lost.")
          : t(
              "You are no longer signed in. Nothing is lost: what you decided waits here and is saved once you have signed in again.",
            )}
      </p>
      {atProvider && (
        <Button
          component="a"
          href={why === "idle" ? PROOF_AT_PROVIDER : AT_PROVIDER}
          target="_blank"
          fullWidth
          mb="sm"
          data-testid="again-openid"
        >
          {t("Sign in with your organization")}
        </Button>
      )}
      {withToken ? (
        <PasswordInput
          label={t("Token of {name}", { name })}
          value={token}
          autoComplete="off"
          data-autofocus
          data-testid="again-token"
          error={problem}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
      ) : (
        problem && <p role="alert">{problem}</p>
      )}
      <div className="dialog-buttons">
        <Button variant="default" onClick={() => void signOut()}>
          {t("Sign out")}
        </Button>
        {withToken && (
          <Button
            type="submit"
            variant={atProvider ? "default" : "filled"}
            disabled={token.trim() === ""}
            data-testid="sign-in-again"
          >
            {t("Sign in")}
          </Button>
        )}
      </div>
    </form>
  );
}
