export interface Emoji {
  emoji: string;
  name: string;
  keywords: string;
}

const most = 8;

/** Names that begin so, then words of a name or keyword that do. */
export function searchEmoji(table: readonly Emoji[], query: string): Emoji[] {
  const typed = query.toLowerCase().replaceAll(/[_-]/g, ' ');
  const rank = ({ name, keywords }: Emoji) => {
    if (name.startsWith(typed)) return 0;
    if (` ${name}`.includes(` ${typed}`)) return 1;
    return ` ${keywords}`.includes(` ${typed}`) ? 2 : 3;
  };
  return table
    .map((emoji) => ({ emoji, rank: rank(emoji) }))
    .filter((found) => found.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ emoji }) => emoji);
}
