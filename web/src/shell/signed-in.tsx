/** Where somebody arrives from the provider: back to where they were, or in a tab that may be closed. */

import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { SIGNED_IN } from "../api/client.js";
import { t } from "../words/words.js";
import { sentenceOf } from "./problem.js";
import { goToProvider, placeBefore } from "./sign-in-ways.js";

function said(problem: string | undefined): string {
  if (problem === undefined) return t("You can close this tab.");
  return problem === "NOT_ALLOWED"
    ? t(
        "Nothing that your organization says of you gives you a role here. Ask whoever runs this server.",
      )
    : sentenceOf({ code: problem });
}

/** @param problem code of what went wrong */
export function SignedIn({ problem }: { problem: string | undefined }) {
  const [place] = useState(placeBefore);
  useEffect(() => {
    if (problem !== undefined) return;
    new BroadcastChannel(SIGNED_IN).postMessage("");
    if (place === undefined) close();
    else location.replace(place === "" ? "/#/queue" : `/${place}`);
  }, [problem, place]);
  return (
    <main id="main" className="sign-in">
      <div className="sheet pad" role={problem ? "alert" : "status"} data-testid="signed-in">
        <h1>{problem ? t("You are not signed in") : t("You are signed in")}</h1>
        <p>{said(problem)}</p>
        {problem && (
          <Button
            data-testid="sign-in-openid"
            onClick={() => {
              if (place !== undefined) location.hash = place;
              goToProvider();
            }}
          >
            {t("Sign in")}
          </Button>
        )}
      </div>
    </main>
  );
}
