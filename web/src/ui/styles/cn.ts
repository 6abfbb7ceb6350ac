import { type ClassValue, clsx } from 'clsx';
import { classGroups, overriddenGroups } from './class-groups.ts';

const MODIFIERS = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+:)*/;
const CACHE_SIZE = 500;
const cache = new Map<string, string>();

/** Joins classes; of two that conflict, the later one stays. A single list does not conflict with itself. */
export function cn(...classes: ClassValue[]): string {
  const given = classes.filter(Boolean);
  return given.length > 1 ? merge(clsx(given)) : clsx(given);
}

function merge(list: string): string {
  const known = cache.get(list);
  if (known !== undefined) return known;
  const merged = removeOverridden(list.split(/\s+/)).join(' ');
  if (cache.size === CACHE_SIZE) cache.clear();
  cache.set(list, merged);
  return merged;
}

function removeOverridden(names: string[]): string[] {
  const overridden = new Set<string>();
  return names
    .toReversed()
    .filter((name) => {
      const [modifiers = ''] = MODIFIERS.exec(name) ?? [];
      const group = findGroup(name.slice(modifiers.length));
      if (!group) return true;
      const scope = modifiers + (name.endsWith('!') ? '!' : '');
      if (overridden.has(scope + group)) return false;
      for (const other of [group, ...(overriddenGroups[group]?.split(' ') ?? [])])
        overridden.add(scope + other);
      return true;
    })
    .toReversed();
}

/**
 * The group of `max-w-[20rem]` by `max-w-[20rem]`, `max-w-[`, `max-w-` or `max-`, whichever has one first. That of
 * `[grid-area:main]` is its property.
 */
function findGroup(name: string): string | undefined {
  const [property] = /^\[[\w-]+:/.exec(name) ?? [];
  if (property) return property;
  const exact = name.replace(/^-|!$/g, '');
  let key = exact.replace(/(?<=[[(]).*/, '');
  let group = classGroups.get(exact) ?? classGroups.get(key);
  while (!group && key.includes('-')) {
    key = key.slice(0, key.lastIndexOf('-', key.length - 2) + 1);
    group = classGroups.get(key);
  }
  return group;
}
