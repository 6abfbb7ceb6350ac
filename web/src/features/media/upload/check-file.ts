import { acceptedSentence, tooLargeSentence, typeOfName } from '#contract/uploads/accepted.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';

export interface FileRejection {
  title: string;
  description: string;
}

type FileInfo = Pick<File, 'name' | 'size' | 'type'>;

/** What speaks against a file before any of it is sent, or null. The server looks at its content again. */
export function checkFile({ name, size, type }: FileInfo): FileRejection | null {
  if (size > uploadLimitBytes) return { title: 'File too large', description: tooLargeSentence };
  if (size === 0) return { title: 'File is empty', description: 'Please choose another file.' };
  const declaredType = typeOfName(name) ?? (isAcceptedType(type) ? null : 'other');
  return declaredType === 'other'
    ? { title: 'File type not supported', description: acceptedSentence }
    : null;
}

/** A name without an ending says nothing; what the system thinks of it may. */
function isAcceptedType(type: string): boolean {
  return (
    type === '' || (/^(image|video|audio)\/|^application\/pdf$/.test(type) && !/svg/.test(type))
  );
}
