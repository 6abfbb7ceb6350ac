const most = 80;

export function cutDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}
