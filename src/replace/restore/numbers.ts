/** Numbers that the entities of a conversation have, as a map keeps them. `type` is absent in maps whose labels are types. */

export type Numbered = readonly [label: string, number: number, words: string, type?: string];
