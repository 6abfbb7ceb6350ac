import { z } from 'zod';
import { id, nullableText } from '../primitives.ts';

export const noteLength = 300;

/** What the receiver reads beside the request. */
export const requestNote = nullableText(noteLength);

export const requestBody = z.object({ addresseeId: id, note: requestNote.optional() });
