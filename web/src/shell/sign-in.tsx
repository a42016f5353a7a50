/** Asks who somebody is: at the provider of single sign-on, or by a token. */

import { Button, PasswordInput } from "@mantine/core";
import { useState } from "react";
import { session } from "../api/client.js";
import { t } from "../words/words.js";
import { goToProvider, useSignInWays } from "./sign-in-ways.js";

export function SignIn({ tried, onSignIn }: { tried: boolean; onSignIn(): void }) {
  const [token, setToken] = useState("");
  const ways = useSignInWays();
  return (
    <main id="main" className="sign-in">
      <form
        className="sheet pad"
        onSubmit={(event) => {
          event.preventDefault();
          session.signIn(token.trim());
          onSignIn();
        }}
      >
        <p className="brand">
          <img src="/mark.svg" alt="" /> {t("Palimpsest")}
        </p>
        <h1>{t("Sign in")}</h1>
        {ways?.openid && (
          <Button mt="sm" fullWidth data-testid="sign-in-openid" onClick={goToProvider}>
            {t("Sign in with your organization")}
          </Button>
        )}
        {ways?.token !== false && (
          <>
            <p className="soft">
              {t(
                "Your token came from whoever runs this server. It stays in this tab until you close it.",
              )}
            </p>
            <PasswordInput
              label={t("Token")}
              value={token}
              autoComplete="off"
              data-autofocus
              error={tried && "This token is not valid, or no longer. Ask for a new one."}
              onChange={(event) => setToken(event.currentTarget.value)}
            />
            <Button
              type="submit"
              mt="md"
              fullWidth
              variant={ways?.openid ? "default" : "filled"}
              disabled={token.trim() === ""}
            >
              {ways?.openid ? t("Sign in with a token") : t("Sign in")}
            </Button>
          </>
        )}
      </form>
    </main>
  );
}
