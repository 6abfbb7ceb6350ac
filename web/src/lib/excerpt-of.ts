const most = { characters: 420, lines: 9 };
const worthCutting = 1.25;

/** The beginning of a long text, cut between two words; null when the whole is short enough to show. */
export function excerptOf(text: string): string | null {
  const lines = text.split('\n');
  const shown = lines.slice(0, most.lines).join('\n');
  const isLong =
    text.length > most.characters * worthCutting || lines.length > most.lines * worthCutting;
  if (!isLong) return null;
  if (shown.length <= most.characters) return `${shown.trimEnd()} …`;
  const space = shown.slice(0, most.characters + 1).search(/\s\S*$/);
  const end = space > most.characters / 2 ? space : most.characters;
  return `${shown.slice(0, end).trimEnd()} …`;
}
