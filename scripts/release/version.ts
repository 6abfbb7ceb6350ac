const pattern = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/;

/** Below zero where `one` is the older version. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  const index = first.findIndex((part, at) => part !== second[at]);
  return index < 0 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

export function isVersion(text: string): boolean {
  return pattern.test(text);
}

function partsOf(version: string): number[] {
  return (pattern.exec(version) ?? []).slice(1).map(Number);
}
