import type { Mention } from './mentions.ts';

export interface WrittenPiece {
  /** The index in the text. */
  at: number;
  text: string;
  mention: Mention | null;
}

const wordCharacter = /[\p{L}\p{M}\p{Nd}]/u;

/** A text in pieces: the names of mentioned members with their `@`, and the words between them. */
export function splitMentions(text: string, mentions: Mention[]): WrittenPiece[] {
  const names = mentions
    .map(({ name }) => name)
    .toSorted((one, other) => other.length - one.length);
  const placed = new Set<Mention>();
  const pieces: WrittenPiece[] = [];
  let from = 0;
  const take = (to: number, mention: Mention | null) => {
    if (to > from) pieces.push({ at: from, text: text.slice(from, to), mention });
    from = to;
  };
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < from || wordCharacter.test(text[at - 1] ?? '')) continue;
    const name = names.find((candidate) => isNameAt(text, at + 1, candidate));
    const named = mentions.filter((mention) => mention.name === name);
    // Of two members of one name, the first stands at the first place and the second at the next.
    const mention = named.find((candidate) => !placed.has(candidate)) ?? named.at(-1);
    if (!mention) continue;
    placed.add(mention);
    take(at, null);
    take(at + 1 + mention.name.length, mention);
  }
  take(text.length, null);
  return pieces;
}

/** The mentions whose names are in the text, in its order. */
export function presentMentions(text: string, mentions: Mention[]): Mention[] {
  const found = splitMentions(text, mentions).map(({ mention }) => mention);
  return [...new Set(found)].filter((mention) => mention !== null);
}

function isNameAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !wordCharacter.test(text[at + name.length] ?? '');
}
