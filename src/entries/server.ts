/** The REST server and the review workstation. */

export { type RunningServer, type StartOptions, startServer } from "../server/start.js";
