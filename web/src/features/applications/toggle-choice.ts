/** Adds what is chosen at the end, so that the order of choosing is the order of preference; or removes it. */
export function toggleChoice(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}
