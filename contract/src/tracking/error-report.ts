import { z } from 'zod';
import { instant, text } from '../primitives.ts';

const shared = {
  error: text(4_000),
  timestamp: instant,
  url: text(2_000),
};

/** Of what a member typed only the names of the fields travel, never what was in them. */
export const errorReport = z.union([
  z.object({
    type: z.literal('query_error'),
    ...shared,
    queryKey: z.array(z.unknown()).refine((key) => JSON.stringify(key).length <= 4_000),
  }),
  z.object({
    type: z.literal('mutation_error'),
    ...shared,
    variables: z.array(text(100)).max(50),
  }),
  z.object({
    ...shared,
    stack: text(8_000),
    componentStack: text(8_000),
    userAgent: text(500),
  }),
]);

export type ErrorReport = z.output<typeof errorReport>;
