import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { cn } from './cn.ts';

const tokens = readFileSync('web/src/styles/tokens.css', 'utf8');

const theme = (name: string) =>
  [...tokens.matchAll(new RegExp(`--${name}-([a-z][\\w-]*):`, 'g'))].map(([, value = '']) => value);

/** Knows every class of Tailwind, where cn knows those in use. */
const merge = extendTailwindMerge({
  extend: {
    theme: {
      animate: theme('animate'),
      ease: theme('ease'),
      shadow: theme('shadow'),
      tracking: theme('tracking'),
    },
  },
});

/** Strings of classes that an element has at the same time. */
const together = globSync('web/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|class-groups\.ts$/.test(file))
  .flatMap((file) => listClasses(file, readFileSync(file, 'utf8')));

const classes = [...new Set(together.join(' ').split(/\s+/))].filter(isTailwind);

it('finds the classes of the application', () => {
  expect(classes).toEqual(
    expect.arrayContaining(['flex', 'px-4', 'hover:bg-well', 'text-ink-soft']),
  );
});

it('no two classes that are written together conflict', () => {
  expect(together.filter((list) => merge(list) !== list)).toEqual([]);
});

const plain = [...new Set(classes.map((name) => splitModifiers(name).plain))];

it.each(splitWithoutConflicts(plain).map((list, part) => ({ part, list })))(
  'cn resolves every conflict of two classes in use as tailwind-merge does, part $part',
  ({ list }) => {
    const wrong = plain
      .filter((last) => cn(list, last) !== merge(`${list} ${last}`))
      .flatMap((last) =>
        list
          .split(' ')
          .filter((first) => first !== last && cn(first, last) !== merge(`${first} ${last}`))
          .map((first) => `${first} ${last}`),
      );
    expect(wrong).toEqual([]);
  },
);

it('cn tells the modifiers in use apart as tailwind-merge does', () => {
  const modifiers = [...new Set(classes.map((name) => splitModifiers(name).modifiers))];
  const wrong = modifiers.flatMap((first) =>
    modifiers
      .filter((second) => first.length === second.length)
      .map((second) => [`${first}p-1`, `${second}p-2`] as const)
      .filter(([one, other]) => cn(one, other) !== merge(`${one} ${other}`)),
  );
  expect(wrong).toEqual([]);
});

/** Lists that together hold all classes, and in none of which two conflict: one merge then compares many pairs. */
function splitWithoutConflicts(names: string[]): string[] {
  const lists: string[] = [];
  for (let rest = names; rest.length > 0; ) {
    const list = merge(rest.join(' ')).split(' ');
    lists.push(list.join(' '));
    rest = rest.filter((name) => !list.includes(name));
  }
  return lists;
}

function isTailwind(name: string): boolean {
  return name !== '' && merge(`${name} ${name}`) === name;
}

function isList(text: string): boolean {
  const names = text.split(/\s+/);
  return names.every(isTailwind) && (names.length > 1 || text.includes('-'));
}

/** `sm:hover:p-2` is `p-2` with the modifiers `sm:hover:`; a colon in brackets is part of a value. */
function splitModifiers(name: string): { modifiers: string; plain: string } {
  const [modifiers = ''] = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+:)*/.exec(name) ?? [];
  return { modifiers, plain: name.slice(modifiers.length) };
}

/**
 * The strings of `className` and `cn`, the base of each `cva` with its variants, and constants that hold nothing but
 * classes. A word such as `block` or `outline`, or a token's name in /dev/ui, counts only where a class must stand.
 */
function listClasses(file: string, source: string): string[] {
  const strings: { text: string; start: number }[] = [];
  const places: { start: number; end: number }[] = [];
  const lists: string[] = [];
  const within = ({ start, end }: { start: number; end: number }) =>
    strings.filter((string) => string.start >= start && string.start < end);
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') strings.push({ text: value.trim(), start });
    },
    TemplateElement: ({ value, start }) => {
      strings.push({ text: value.cooked?.trim() ?? '', start });
    },
    JSXAttribute: (attribute) => {
      if (attribute.name.type === 'JSXIdentifier' && /classname$/i.test(attribute.name.name))
        places.push(attribute);
    },
    'CallExpression:exit': (call) => {
      if (call.callee.type !== 'Identifier') return;
      if (call.callee.name === 'cn') places.push(call);
      const [base, options] = call.arguments;
      if (call.callee.name !== 'cva' || !base || options?.type !== 'ObjectExpression') return;
      places.push(base);
      const [variants] = options.properties.filter((property) => property.type === 'Property');
      const axes = variants?.value.type === 'ObjectExpression' ? variants.value.properties : [];
      const common = within(base).map(({ text }) => text);
      const combine = (chosen: string[], [axis, ...rest]: typeof axes): void => {
        if (!axis) return void lists.push(chosen.join(' '));
        const values = within(axis).filter(({ text }) => isList(text));
        if (values.length === 0) return combine(chosen, rest);
        for (const { text } of values) combine([...chosen, text], rest);
      };
      combine(common, axes);
    },
  }).visit(parseSync(file, source).program);
  for (const { text, start } of strings) {
    const isPlace = places.some((place) => start >= place.start && start < place.end);
    if (isPlace || (isList(text) && !file.includes('dev-ui'))) lists.push(text);
  }
  return lists;
}
