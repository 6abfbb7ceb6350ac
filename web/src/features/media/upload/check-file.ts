import { acceptedSentence, tooLargeSentence, typeOfName } from '#contract/uploads/accepted.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';

export interface Refusal {
  title: string;
  description: string;
}

type Chosen = Pick<File, 'name' | 'size' | 'type'>;

/** What speaks against a file before any of it is sent, or null. The server looks at its content again. */
export function checkFile({ name, size, type }: Chosen): Refusal | null {
  if (size > uploadLimitBytes) return { title: 'File too large', description: tooLargeSentence };
  if (size === 0) return { title: 'File is empty', description: 'Please choose another file.' };
  const promised = typeOfName(name) ?? (isLikely(type) ? null : 'other');
  return promised === 'other'
    ? { title: 'File type not supported', description: acceptedSentence }
    : null;
}

/** A name without an ending says nothing; what the system thinks of it may. */
function isLikely(type: string): boolean {
  return (
    type === '' || (/^(image|video|audio)\/|^application\/pdf$/.test(type) && !/svg/.test(type))
  );
}
