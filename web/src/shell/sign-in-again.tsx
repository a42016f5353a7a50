/** Over the page where nobody is signed in any more: what waits there is kept, and sent afterwards. */

import { Button, Modal, PasswordInput } from "@mantine/core";
import { useIdle } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { lock, session, signedInAgain, useSignedOut } from "../api/client.js";
import type { Me } from "../api/types.js";
import { t } from "../words/words.js";

/** Milliseconds without a key or a movement after which the page is covered. */
const IDLE_MS = 15 * 60_000;

export function SignInAgain({ name }: { name: string }) {
  const signedOut = useSignedOut();
  const idle = useIdle(IDLE_MS, { initialState: false });
  useEffect(() => {
    if (idle) lock();
  }, [idle]);
  return (
    <Modal
      opened={signedOut !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      overlayProps={{ backgroundOpacity: 0.6, blur: 14 }}
      title={signedOut === "idle" ? t("Locked") : t("Sign in again")}
    >
      {signedOut && <Again name={name} why={signedOut} />}
    </Modal>
  );
}

function Again({ name, why }: { name: string; why: "token" | "idle" }) {
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState<string>();
  const signIn = async () => {
    const asked = token.trim();
    // not through the client: a wrong token here must not end the session anew
    const answer = await fetch("/v1/me", {
      headers: { authorization: `Bearer ${asked}` },
      cache: "no-store",
      credentials: "omit",
    }).catch(() => undefined);
    if (!answer) return setProblem(t("The server does not answer. Try again in a moment."));
    if (!answer.ok)
      return setProblem(t("This token is not valid, or no longer. Ask for a new one."));
    const me = (await answer.json()) as Me;
    if (me.name !== name) {
      return setProblem(
        t("This is the token of {other}. Sign in as {name}, whose decisions wait on this page.", {
          other: me.name,
          name,
        }),
      );
    }
    signedInAgain(asked);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void signIn();
      }}
    >
      <p data-testid="signed-out">
        {why === "idle"
          ? t("Nobody was here for a while. Nothing is lost.")
          : t(
              "Your token is no longer valid. Nothing is lost: what you decided waits here and is saved once you have signed in again.",
            )}
      </p>
      <PasswordInput
        label={t("Token of {name}", { name })}
        value={token}
        autoComplete="off"
        data-autofocus
        data-testid="again-token"
        error={problem}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      <div className="dialog-buttons">
        <Button
          variant="default"
          onClick={() => {
            session.signOut();
            location.reload();
          }}
        >
          {t("Sign out")}
        </Button>
        <Button type="submit" disabled={token.trim() === ""} data-testid="sign-in-again">
          {t("Sign in")}
        </Button>
      </div>
    </form>
  );
}
