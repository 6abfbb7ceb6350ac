import { acceptedSentence, tooLargeSentence, typeOfName } from '#contract/uploads/accepted.ts';
import { uploadLimitBytes } from '#contract/uploads/media.ts';

export interface FileRejection {
  title: string;
  description: string;
}

type FileInfo = Pick<File, 'name' | 'size' | 'type'>;

/** Null when the file can be sent. The server checks the content again. */
export function checkFile({ name, size, type }: FileInfo): FileRejection | null {
  if (size > uploadLimitBytes) return { title: 'File too large', description: tooLargeSentence };
  if (size === 0) return { title: 'File is empty', description: 'Please choose another file.' };
  const declaredType = typeOfName(name) ?? (isAcceptedType(type) ? null : 'other');
  return declaredType === 'other'
    ? { title: 'File type not supported', description: acceptedSentence }
    : null;
}

/** Without a file extension, the type reported by the system decides. */
function isAcceptedType(type: string): boolean {
  return (
    type === '' || (/^(image|video|audio)\/|^application\/pdf$/.test(type) && !/svg/.test(type))
  );
}
