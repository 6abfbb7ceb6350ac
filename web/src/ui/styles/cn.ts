import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, conflictingClassGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', 'before', 'after', 'file', 'placeholder'],
}));

/** Joins classes; where two of them disagree, the later one counts. A single list agrees with itself. */
export function cn(...classes: ClassValue[]): string {
  const given = classes.filter(Boolean);
  return given.length > 1 ? merge(clsx(given)) : clsx(given);
}
