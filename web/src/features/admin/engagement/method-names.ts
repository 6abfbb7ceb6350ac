import type { HighlightMethod } from '#contract/tracking/contract.ts';

export const methodNames: Record<HighlightMethod, string> = {
  mouse: 'Mouse',
  touch: 'Touch',
  keyboard: 'Keyboard',
};
