const words = (text: string) => text.split(' ');

/** Prefixes that are a group each: `gap-2` and `gap-3` conflict. */
const prefixes = [
  'p px py pt pr pb pl m mx my mt mr mb ml size w h min-w min-h max-w max-h aspect',
  'gap gap-x gap-y grid-cols grid-rows col-span col-start row-span items justify-items justify-self self basis shrink order',
  'inset inset-x inset-y top right bottom left z overflow overflow-x overflow-y overscroll overscroll-x',
  'translate translate-x translate-y scale rotate opacity transition animate cursor',
  'tracking leading whitespace break select line-clamp outline-offset shadow fill rounded-t rounded-r rounded-l',
].flatMap(words);

/** The other groups: `-` at the end stands for any value, `[` for any in brackets. The most exact name counts. */
const groups: Record<string, string> = {
  display: 'block inline-block flex inline-flex grid inline-grid contents hidden',
  position: 'static relative absolute fixed sticky',
  sr: 'sr-only not-sr-only',
  'container-type': '@container @container-size',
  'justify-content': 'justify-start justify-center justify-end justify-between',
  'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-nowrap',
  flex: 'flex-1 flex-none flex-auto',
  'object-fit': 'object-contain object-cover object-fill object-none',
  'font-family': 'font-sans font-display font-mono',
  'font-weight': 'font-normal font-medium font-semibold font-bold',
  'font-size':
    'text-[ text-2xs text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl',
  'break-inside': 'break-inside-avoid',
  'scroll-behavior': 'scroll-auto scroll-smooth',
  'text-align': 'text-left text-center text-right',
  'text-wrap': 'text-balance text-pretty',
  'text-overflow': 'truncate text-ellipsis',
  'text-transform': 'uppercase capitalize',
  'text-color': 'text-',
  'text-decoration': 'underline no-underline line-through',
  'decoration-thickness': 'decoration-2',
  'decoration-color': 'decoration-',
  rounded: 'rounded rounded-',
  'border-w': 'border border-0 border-2',
  'border-y-w': 'border-y border-y-0',
  'border-t-w': 'border-t border-t-0',
  'border-r-w': 'border-r border-r-0',
  'border-b-w': 'border-b border-b-0 border-b-2',
  'border-l-w': 'border-l border-l-0 border-l-2 border-l-4',
  'border-style': 'border-dashed',
  'border-color': 'border-',
  'border-color-l': 'border-l-',
  'bg-size': 'bg-cover',
  'bg-position': 'bg-center',
  'bg-image': 'bg-[ bg-linear-',
  'bg-color': 'bg-',
};

/**
 * Which classes set the same property, so that the later one wins. Only what we use: the whole table of Tailwind costs a
 * phone 100 ms. The test compares it with tailwind-merge for every two classes in the source.
 */
export const classGroups = new Map([
  ...prefixes.map((prefix) => [`${prefix}-`, prefix] as const),
  ...Object.entries(groups).flatMap(([group, names]) =>
    words(names).map((name) => [name, group] as const),
  ),
]);

/** A class of the first group also overrides earlier ones of the others. */
export const overriddenGroups: Record<string, string> = {
  p: 'px py pt pr pb pl',
  px: 'pr pl',
  py: 'pt pb',
  m: 'mx my mt mr mb ml',
  mx: 'mr ml',
  my: 'mt mb',
  size: 'w h',
  flex: 'basis shrink',
  gap: 'gap-x gap-y',
  translate: 'translate-x translate-y',
  inset: 'inset-x inset-y top right bottom left',
  'inset-x': 'right left',
  'inset-y': 'top bottom',
  overflow: 'overflow-x overflow-y',
  overscroll: 'overscroll-x',
  'line-clamp': 'display overflow',
  rounded: 'rounded-t rounded-r rounded-l',
  'border-w': 'border-y-w border-t-w border-r-w border-b-w border-l-w',
  'border-y-w': 'border-t-w border-b-w',
  'border-color': 'border-color-l',
  'font-size': 'leading',
};
