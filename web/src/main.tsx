/** Starts the workstation. */

import "@mantine/core/styles.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/notifications/styles.css";
import "./theme/theme.css";
import "./theme/types.css";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { useHashLocation } from "wouter/use-hash-location";
import { RequestError } from "./api/client.js";
import { App } from "./app.js";
import { theme } from "./theme/theme.js";

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

// The content policy forbids style elements: variables and classes come from files instead.
createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <Notifications position="bottom-left" limit={3} />
        <Router hook={useHashLocation}>
          <App />
        </Router>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
