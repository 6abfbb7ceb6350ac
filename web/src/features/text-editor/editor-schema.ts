import { z } from 'zod';
import { requiredWrittenText, writtenText } from '#contract/primitives.ts';

const emptyMessage = 'Please write something first.';

/** With a file the text may be empty. */
export function editorSchema(maxLength: number, hasFile: boolean) {
  const text = hasFile ? writtenText : requiredWrittenText;
  return z.object({ text: text(maxLength, emptyMessage) });
}
