import { acceptedTypes, typeOfName } from '#contract/uploads/accepted.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';

const shown = new Set(Object.keys(acceptedTypes).map((ending) => contentTypeOf(`file.${ending}`)));

const otherNames: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'audio/mp3': 'audio/mpeg',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/x-aac': 'audio/aac',
};

/** What stores say of a file that came to them without a type. */
const unsaid = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** The type under which a file may be shown: as its host says, or else its name; null for what we would not keep either. */
export function legacyType(declared: string | undefined, name: string): string | null {
  const said = declared?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (unsaid.has(said)) {
    const ending = typeOfName(name);
    return ending === null || ending === 'other' ? null : contentTypeOf(`file.${ending}`);
  }
  const type = otherNames[said] ?? said;
  return shown.has(type) ? type : null;
}
