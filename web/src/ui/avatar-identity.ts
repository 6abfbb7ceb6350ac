/** "UN" without a name. */
export function getInitials(firstName?: string | null, lastName?: string | null): string {
  const letters = [firstName, lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '');
  return letters.join('').toUpperCase() || 'UN';
}

/** Derived from the id, so that it is the same everywhere; dark enough for white text at any hue. */
export function getAvatarColor(id: string): string {
  let hash = 2166136261;
  for (const character of id) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return `oklch(0.45 0.085 ${hash % 360})`;
}
