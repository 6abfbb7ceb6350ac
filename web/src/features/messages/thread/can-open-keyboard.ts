/** Where a field with the focus opens a keyboard over half of the screen, it gets the focus only when it is touched. */
export function canOpenKeyboard(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
