/** Builds the workstation into dist/web, which the server serves under a strict content policy. */

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./precompress.js";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    // The first with light-dark() and the highlight of ranges, or an equivalent we do without.
    target: ["chrome123", "firefox128", "safari17.5"],
    // No data: addresses: the content policy allows files of this server only.
    assetsInlineLimit: 0,
    // React and the components together; a page of its own is loaded when it is opened.
    chunkSizeWarningLimit: 500,
  },
  // the host that the browser names stays: the server refuses pages of another one
  server: { proxy: { "/v1": { target: "http://127.0.0.1:5002", changeOrigin: false } } },
});
