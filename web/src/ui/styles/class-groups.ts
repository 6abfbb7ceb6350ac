/*
 * Groups of conflicting Tailwind classes, in which the later class wins. Only the conflicts that occur between our
 * primitives and their callers: tailwind-merge's full table takes 100 ms on a phone. A journey checks the main
 * pages and /dev/ui for a conflict that is missing here.
 */
const anyValue = [() => true];

/** One group for each prefix, such as `gap` for `gap-3`. */
const named = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: anyValue }]]));

const colours = [
  (value: string) =>
    /^(accent|danger|event|gaffer|ink|job|paper|post|raised|ring|rule|scrim|sheet|tape|transparent|well|white)\b/.test(
      value,
    ),
];

export const classGroups = {
  display: ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'hidden'],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
  decoration: ['underline', 'no-underline', 'line-through'],
  justify: [{ justify: ['start', 'center', 'end', 'between'] }],
  rounded: [{ rounded: ['', 'none', 'xs', 'sm', 'md', 'lg', 'full'] }],
  direction: [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  fit: [{ object: ['contain', 'cover', 'fill', 'none'] }],
  ...named('p', 'px', 'py', 'pt', 'pr', 'pb', 'pl'),
  ...named('m', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'),
  ...named('size', 'w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'aspect'),
  ...named('gap', 'gap-x', 'gap-y', 'grid-cols', 'items', 'self'),
  ...named('opacity', 'translate-x', 'translate-y', 'z', 'leading', 'tracking'),
  ...named('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'),
  'font-family': [{ font: ['sans', 'display', 'mono'] }],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
  'text-size': [{ text: ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] }],
  'text-colour': [{ text: colours }],
  'border-colour': [{ border: colours }],
  'bg-colour': [{ bg: colours }],
};

/** A class of the key's group also overrides those of the listed groups. */
export const conflictingClassGroups = {
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  'text-size': ['leading'],
};
