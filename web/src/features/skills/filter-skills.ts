/**
 * Skills not chosen yet that contain the typed text, in alphabetical order; while nothing is typed, those that are
 * offered first.
 */
export function filterSkills(
  skills: readonly string[],
  chosen: readonly string[],
  typed: string,
  offered: readonly string[] = skills,
): string[] {
  const text = typed.trim().toLowerCase();
  return (text ? skills : offered)
    .filter((skill) => !chosen.includes(skill) && skill.toLowerCase().includes(text))
    .toSorted((a, b) => a.localeCompare(b, 'en'));
}
