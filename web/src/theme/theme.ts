/** What the component library is told; colours and type stand in theme.css. */

import { createTheme } from "@mantine/core";

/** A dialog's head is no second banner of the page; and scrolling behind it needs no lock. */
const DIALOG = {
  lockScroll: false,
  closeButtonProps: { "aria-label": "Close" },
  attributes: { header: { role: "presentation" } },
};

export const theme = createTheme({
  defaultRadius: "md",
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Modal: { defaultProps: DIALOG },
    Drawer: { defaultProps: DIALOG },
  },
});
