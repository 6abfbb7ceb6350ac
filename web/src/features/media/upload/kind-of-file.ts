import { acceptedTypes, typeOfName } from '#contract/uploads/accepted.ts';
import type { MediaKind } from '#contract/uploads/media.ts';

/** What a file on this device probably is; the server looks at its content. */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): MediaKind {
  const found = typeOfName(name);
  if (found && found !== 'other') return acceptedTypes[found].kind;
  const kind = type.split('/')[0];
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : 'document';
}
