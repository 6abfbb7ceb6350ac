import { expect, it } from 'vitest';
import { cn } from './cn.ts';

it.each([
  ['h-4 rounded-sm', 'size-14 rounded-full', 'size-14 rounded-full'],
  ['px-4 pr-2 text-sm text-ink', 'px-2.5 text-ink-soft', 'text-sm px-2.5 text-ink-soft'],
  ['border border-b-2 border-rule', 'border-ring', 'border border-b-2 border-ring'],
  ['relative grid gap-3', 'absolute flex gap-x-2', 'gap-3 absolute flex gap-x-2'],
  ['text-center text-xl leading-6', 'text-2xl text-balance', 'text-center text-2xl text-balance'],
  ['h-8 hover:bg-well', 'hover:bg-accent md:h-11', 'h-8 hover:bg-accent md:h-11'],
])('%o, then %o: the later counts where they disagree', (first, second, joined) => {
  expect(cn(first, second)).toBe(joined);
});

it('leaves out what is not there', () => {
  expect(cn('grid', false, undefined, null)).toBe('grid');
});
