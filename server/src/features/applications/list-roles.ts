/** The beginning of a sentence about positions: "Gaffer is", "Gaffer and Grip are". */
export function listRoles(positions: { role: string }[]): string {
  const roles = new Intl.ListFormat('en').format(positions.map(({ role }) => role));
  return `${roles} ${positions.length === 1 ? 'is' : 'are'}`;
}
