/** The content type of every file that is stored, by the ending of its key. */
const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  part: 'application/octet-stream',
  zip: 'application/zip',
};

export function contentTypeOf(key: string): string {
  const type = contentTypes[key.slice(key.lastIndexOf('.') + 1)];
  if (!type) throw new Error(`Files such as ${key} are not kept.`);
  return type;
}

export function isDocument(contentType: string): boolean {
  return contentType.startsWith('application/');
}

/** Whether this is a part of an unfinished upload or a copy of a member's data, which members do not see by its key. */
export function isPrivate(key: string): boolean {
  return key.endsWith('.part') || key.endsWith('.zip');
}

const segment = '[A-Za-z0-9_][A-Za-z0-9_-]*';
const keyPattern = new RegExp(
  `^(?:${segment}/){0,5}${segment}(?:\\.${segment}){0,3}\\.([a-z0-9]+)$`,
);

/** True for `photos/user_1/3f2a.jpg`; false for a key that leaves its folder or has an unknown ending. */
export function isFileKey(key: string): boolean {
  const ending = key.length <= 200 ? keyPattern.exec(key)?.[1] : undefined;
  return ending !== undefined && Object.hasOwn(contentTypes, ending);
}
