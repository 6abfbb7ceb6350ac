import { cutToCharacters } from '#contract/cut-text.ts';

const most = 80;

export function cutDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const start = cutToCharacters(line, most);
  return start === line ? line : `${start.trimEnd()}…`;
}
