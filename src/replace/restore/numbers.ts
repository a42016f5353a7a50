/** Numbers that the entities of a conversation have, as a map keeps them. */

export type Numbered = readonly [type: string, number: number, identity: string];
