import { cutToLength } from '#contract/cut-text.ts';
import type { FileEnding } from '#contract/uploads/accepted.ts';
import { kindOf } from './accept-file.ts';

const longestName = 200;

/** A name as it may be shown: one line, without what would turn or hide text. */
export function cleanName(name: string): string {
  const plain = name
    .normalize()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  return shorten(plain) || 'file';
}

/** Documents keep their name in the address, because that is the name they are saved under. */
export function keyOf(id: string, ending: FileEnding, name: string): string {
  const month = new Date().toISOString().slice(0, 7);
  const kind = kindOf(ending);
  if (kind === 'image') return `${month}/${id}.webp`;
  if (kind === 'document') return `${month}/${id}/${slugOf(name)}.${ending}`;
  return `${month}/${id}.${ending}`;
}

/** The key of something that belongs to a file: `…/x.mp4` → `…/x-poster.webp`. */
export function companionKey(key: string, what: string): string {
  return `${key.slice(0, key.lastIndexOf('.'))}-${what}.webp`;
}

function slugOf(name: string): string {
  const slug = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, 80) || 'document';
}

/** The ending stays, whatever the length. */
function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return cutToLength(name, longestName - ending.length) + ending;
}
