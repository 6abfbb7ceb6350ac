import type { z } from 'zod';
import { configureZodMessages } from '../zod-messages.ts';

configureZodMessages();

/** The first sentence that a form says at each field, such as `positions.0.role`; at no field, about the whole. */
export function issuesOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  const named = issues.map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(named.toReversed());
}
