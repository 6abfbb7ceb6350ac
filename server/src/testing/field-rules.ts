/** Who asks: nobody signed in, any member, a connection of the owner, the owner, an administrator. */
export const roles = ['stranger', 'member', 'connection', 'owner', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** A field that everyone may see who gets the answer, one that only these roles may see, or an object with fields of its own. */
export type Rule = true | readonly Role[] | Fields;
export interface Fields {
  [name: string]: Rule;
}

export const fields = (names: string): Fields =>
  Object.fromEntries(names.split(' ').map((name) => [name, true as const]));

/** For names that are ids: each value is a number. */
export const anyName = '*';
