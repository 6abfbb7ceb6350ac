import { userEvent } from 'vitest/browser';

let isMoved = false;

addEventListener('pointermove', () => (isMoved = true), { capture: true });

/** Takes the pointer into the last corner: what the next test draws must not find it on itself. */
export async function restPointer(): Promise<void> {
  if (!isMoved) return;
  await userEvent.pointer({ coords: { x: innerWidth - 1, y: innerHeight - 1 } });
  isMoved = false;
}
