import type { z } from 'zod';

const beyondAnyLimit = 100_000;

/** How many characters each of these fields takes, in a form that is otherwise right. */
export function longestTexts(
  schema: z.ZodType,
  form: object,
  fields: string[],
): Record<string, number> {
  const longestOf = (field: string) =>
    longestText((text) => schema.safeParse({ ...form, [field]: text }).success);
  return Object.fromEntries(fields.map((field) => [field, longestOf(field)]));
}

/** The most characters that are taken, where a text of one character is. */
export function longestText(isTaken: (text: string) => boolean): number {
  let taken = 0;
  let refused = beyondAnyLimit;
  while (refused - taken > 1) {
    const length = Math.floor((taken + refused) / 2);
    if (isTaken('x'.repeat(length))) taken = length;
    else refused = length;
  }
  return taken;
}
