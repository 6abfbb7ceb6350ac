import { z } from 'zod';
import { id, writtenText } from '../primitives.ts';

export const mostMessageCharacters = 10_000;

const emptyMessage = 'Please write something first.';

const words = {
  text: writtenText(mostMessageCharacters, emptyMessage).default(''),
  /** An upload of mine. */
  fileUrl: z
    .string()
    .max(2_000)
    .regex(/^\/uploads\//, 'Please attach an uploaded file.')
    .nullish(),
};

const hasContent = ({ text, fileUrl }: { text: string; fileUrl?: string | null | undefined }) =>
  text !== '' || Boolean(fileUrl);

const orEmpty = { error: emptyMessage, path: ['text'] };

export const sendMessageBody = z.object(words).refine(hasContent, orEmpty);
export const startConversationBody = z.object({ userId: id, ...words }).refine(hasContent, orEmpty);

export type SendMessage = z.output<typeof sendMessageBody>;
export type StartConversation = z.output<typeof startConversationBody>;
