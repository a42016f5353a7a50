/** The default theme with the system's fonts, and colours that can be read. */

import Theme from "vitepress/theme-without-fonts";
import "./colours.css";

export default Theme;
