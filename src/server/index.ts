/** The REST server and the review workstation. */

export { type RunningServer, type StartOptions, startServer } from "./start.js";
