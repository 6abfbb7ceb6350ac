import type { Mention } from './mentions.ts';

const wordCharacter = /[\p{L}\p{M}\p{Nd}]/u;

/** A text in pieces: the names of mentioned members behind an `@`, and the words between them. */
export function splitMentions(text: string, mentions: Mention[]): (string | Mention)[] {
  const names = mentions
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length);
  const placed = new Set<Mention>();
  const pieces: (string | Mention)[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < from || wordCharacter.test(text[at - 1] ?? '')) continue;
    const name = names.find((candidate) => isNameAt(text, at + 1, candidate));
    const named = mentions.filter((mention) => mention.name === name);
    // Of two members of one name, the first stands at the first place and the second at the next.
    const mention = named.find((candidate) => !placed.has(candidate)) ?? named.at(-1);
    if (!mention) continue;
    placed.add(mention);
    if (at > from) pieces.push(text.slice(from, at));
    pieces.push(mention);
    from = at + 1 + mention.name.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** The mentions whose names are in the text, in its order. */
export function presentMentions(text: string, mentions: Mention[]): Mention[] {
  return [...new Set(splitMentions(text, mentions).filter((piece) => typeof piece !== 'string'))];
}

function isNameAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !wordCharacter.test(text[at + name.length] ?? '');
}
