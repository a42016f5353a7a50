/** The people who fit what a text states, for whoever decides step by step. */

export { type StatedPerson, statedPeople, stillFit } from "../assess/population/stated.js";
