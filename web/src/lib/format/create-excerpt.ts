import { cutToLength } from '#contract/cut-text.ts';

const limit = { characters: 420, lines: 9 };
const tolerance = 1.25;

/** The beginning of a long text, cut between words; null when the text is short enough to show whole. */
export function createExcerpt(text: string): string | null {
  const lines = text.split('\n');
  const shown = lines.slice(0, limit.lines).join('\n');
  const isLong =
    text.length > limit.characters * tolerance || lines.length > limit.lines * tolerance;
  if (!isLong) return null;
  if (shown.length <= limit.characters) return `${shown.trimEnd()} …`;
  const space = cutToLength(shown, limit.characters + 1).search(/\s\S*$/);
  const end = space > limit.characters / 2 ? space : limit.characters;
  return `${cutToLength(shown, end).trimEnd()} …`;
}
