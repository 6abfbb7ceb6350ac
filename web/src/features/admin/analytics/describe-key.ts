/** “Apply click” from `apply_click`: the names of what is tracked, for people. */
export function describeKey(key: string): string {
  const words = key.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
