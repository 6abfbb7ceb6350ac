/** First letters of both names, or "UN" while nothing is known. */
export function getInitials(firstName?: string | null, lastName?: string | null): string {
  const letters = [firstName, lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '');
  return letters.join('').toUpperCase() || 'UN';
}

/** The same id has the same colour everywhere; dark enough for white letters at any hue. */
export function getAvatarColor(id: string): string {
  let hash = 2166136261;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return `oklch(0.45 0.085 ${hash % 360})`;
}
