import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: { tracking: ['tape', 'label'], shadow: ['lifted'], ease: ['pin'] },
  },
});

/** Joins classes; where two of them disagree, the later one counts. A single list agrees with itself. */
export function cn(...classes: ClassValue[]): string {
  const given = classes.filter(Boolean);
  return given.length > 1 ? merge(clsx(given)) : clsx(given);
}
