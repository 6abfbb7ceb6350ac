import { z } from 'zod';
import { id, text } from '../primitives.ts';

export const noteLength = 300;

/** What the receiver reads beside the request; an empty note is none. */
export const requestNote = text(noteLength)
  .nullable()
  .transform((note) => note || null);

export const requestBody = z.object({ addresseeId: id, note: requestNote.optional() });
