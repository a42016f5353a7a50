/** What the component library is told; colours and type stand in theme.css. */

import { createTheme } from "@mantine/core";
import { t } from "../words/words.js";

/** What the components are told, in the reader's language. */
export function themeNow() {
  // A dialog's head is no second banner of the page; and scrolling behind it needs no lock.
  const dialog = {
    lockScroll: false,
    // Once closed it is gone: the next key is for the page.
    transitionProps: { duration: 120, exitDuration: 0 },
    closeButtonProps: { "aria-label": t("Close") },
    attributes: { header: { role: "presentation" } },
  };
  // what is typed is kept by no browser and sent to no service that checks spelling
  const field = { autoComplete: "off", spellCheck: false };
  return createTheme({
    defaultRadius: "md",
    respectReducedMotion: true,
    cursorType: "pointer",
    components: {
      TextInput: { defaultProps: field },
      Textarea: { defaultProps: field },
      TagsInput: { defaultProps: field },
      NumberInput: { defaultProps: field },
      PasswordInput: { defaultProps: field },
      Modal: { defaultProps: dialog },
      Drawer: { defaultProps: dialog },
      // In its own part of the page, and with menu items alone in it.
      Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
    },
  });
}
