/** Skills not chosen yet that contain the typed text, in alphabetical order. */
export function filterSkills(
  skills: readonly string[],
  chosen: readonly string[],
  typed: string,
): string[] {
  const text = typed.trim().toLowerCase();
  return skills
    .filter((skill) => !chosen.includes(skill) && skill.toLowerCase().includes(text))
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}
