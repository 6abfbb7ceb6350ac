import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    theme: { tracking: ['tape', 'label'], shadow: ['lifted'], ease: ['pin'] },
  },
});

export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
