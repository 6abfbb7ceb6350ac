import { z } from 'zod';
import { id } from '../primitives.ts';

/** A member named in a text: the text holds `@` and the name as it was when it was written. */
export const mention = z.object({ id: z.string(), name: z.string() });

export type Mention = z.output<typeof mention>;

/** The ids of the members whom a text names. */
export const mentionedIds = z.array(id).max(20, 'Please mention 20 people or fewer.');
