/** Starts the workstation. */

import "@mantine/core/styles.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/notifications/styles.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "@fontsource-variable/source-serif-4/wght-italic.css";
import "./theme/theme.css";
import "./theme/types.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import { RequestError } from "./api/client.js";
import { App } from "./app.js";
import { preferencesNow, usePreferences } from "./shell/preferences.js";
import { themeNow } from "./theme/theme.js";
import { type Language, languageNow, speak } from "./words/words.js";

const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => error instanceof RequestError && error.temporary && failures < 2,
      refetchOnWindowFocus: false,
      staleTime: 1_000,
      gcTime: 60_000,
    },
  },
});

const wanted = (): Language =>
  preferencesNow().language ?? (navigator.language.startsWith("de") ? "de" : "en");

/** All of it is drawn anew in another language; what is being typed in a field is not kept. */
function Workstation() {
  const asked = usePreferences().language;
  const [spoken, setSpoken] = useState(languageNow());
  useEffect(() => {
    if (asked && asked !== languageNow())
      void speak(asked).then(() => {
        document.documentElement.lang = asked;
        setSpoken(asked);
      });
  }, [asked]);
  return (
    <MantineProvider
      key={spoken}
      theme={themeNow()}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <Notifications position="bottom-right" limit={3} />
        <Router hook={useHashLocation}>
          <App />
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  );
}

// The content policy forbids style elements: variables and classes come from files instead.
void speak(wanted()).then(() => {
  document.documentElement.lang = languageNow();
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <Workstation />
    </StrictMode>,
  );
});
