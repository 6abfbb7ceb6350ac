import { z } from 'zod';
import { defineRoute } from '../route.ts';

/** A picture that its maker shows to strangers. */
export const shownWork = z.object({
  title: z.string(),
  /** The first name and an initial: strangers are told no more. */
  maker: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ url: z.string(), width: z.int() })),
});

export type ShownWork = z.output<typeof shownWork>;

export const frontPage = {
  works: defineRoute({
    method: 'GET',
    path: '/api/public/works',
    access: 'public',
    summary: 'Pictures that their makers show to strangers: the first of each portfolio',
    response: z.array(shownWork),
  }),
};
