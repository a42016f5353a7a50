/**
 * Labels and numbers that the entities of a conversation have, as a map keeps them: a thing keeps the label that it had
 * first. `type` is absent in maps whose labels are types.
 */

export type Numbered = readonly [label: string, number: number, identity: string, type?: string];
