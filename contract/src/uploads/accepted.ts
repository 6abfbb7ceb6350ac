import type { MediaKind } from './media.ts';

interface AcceptedType {
  kind: MediaKind;
  label: string;
  /** Endings that a name may have for it. */
  endings: readonly string[];
}

/** Every type of file that we take, by the ending it is kept under. */
export const acceptedTypes = {
  jpg: { kind: 'image', label: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { kind: 'image', label: 'PNG', endings: ['png', 'apng'] },
  gif: { kind: 'image', label: 'GIF', endings: ['gif'] },
  webp: { kind: 'image', label: 'WebP', endings: ['webp'] },
  avif: { kind: 'image', label: 'AVIF', endings: ['avif'] },
  mp4: { kind: 'video', label: 'MP4', endings: ['mp4', 'm4v'] },
  mov: { kind: 'video', label: 'MOV', endings: ['mov', 'qt'] },
  webm: { kind: 'video', label: 'WebM', endings: ['webm'] },
  mp3: { kind: 'audio', label: 'MP3', endings: ['mp3'] },
  wav: { kind: 'audio', label: 'WAV', endings: ['wav', 'wave'] },
  m4a: { kind: 'audio', label: 'M4A', endings: ['m4a'] },
  aac: { kind: 'audio', label: 'AAC', endings: ['aac'] },
  pdf: { kind: 'document', label: 'PDF', endings: ['pdf'] },
  doc: { kind: 'document', label: 'DOC', endings: ['doc'] },
  docx: { kind: 'document', label: 'DOCX', endings: ['docx'] },
} as const satisfies Record<string, AcceptedType>;

export type FileEnding = keyof typeof acceptedTypes;

const otherEndings = new Set(
  'html htm xhtml xht svg svgz xml txt md rtf csv json js mjs cjs ts css php py rb pl sh bash bat cmd com exe msi dll scr ps1 vbs jar apk app dmg iso zip rar 7z gz tgz tar bz2 xz bmp ico tif tiff heic heif psd ai eps raw mkv avi wmv flv mpg mpeg 3gp ogv ogg oga opus flac wma aif aiff mid xls xlsx ppt pptx odt ods odp pages numbers key epub'.split(
    ' ',
  ),
);

/** What the ending of a name promises: a type of ours, `other`, or null where it promises nothing. */
export function typeOfName(name: string): FileEnding | 'other' | null {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (!ending) return null;
  const found = Object.entries(acceptedTypes).find(([, { endings }]) =>
    (endings as readonly string[]).includes(ending),
  );
  if (found) return found[0] as FileEnding;
  return otherEndings.has(ending) ? 'other' : null;
}

/** What a file on somebody's device probably is; the server looks at its content. */
export function kindOfFile({ name, type }: { name: string; type: string }): MediaKind {
  const found = typeOfName(name);
  if (found && found !== 'other') return acceptedTypes[found].kind;
  const kind = type.split('/')[0];
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document';
}

function labelsOf(kind: MediaKind): string {
  return Object.values(acceptedTypes)
    .filter((type) => type.kind === kind)
    .map(({ label }) => label)
    .join(', ');
}

export const acceptedSentence = `Please choose an image (${labelsOf('image')}), a video (${labelsOf('video')}), a sound (${labelsOf('audio')}) or a document (${labelsOf('document')}).`;

export const tooLargeSentence = 'Please select a file smaller than 500MB';

/** For the `accept` of a file input: kinds for pickers that group by them, endings for the rest. */
export const acceptedByInput = [
  'image/jpeg,image/png,image/gif,image/webp,image/avif,video/mp4,video/quicktime,video/webm,audio/*',
  ...Object.values(acceptedTypes).flatMap(({ endings }) => endings.map((one) => `.${one}`)),
].join(',');
