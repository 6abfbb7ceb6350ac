/** Shared by menus, popovers and listboxes. */
export const floatingFrame = [
  'z-50 rounded-md border border-rule bg-raised text-ink shadow-lifted',
  'data-[state=open]:animate-drop-in data-[state=closed]:animate-drop-out',
];

export const menuItem = [
  'relative flex min-h-9 w-full cursor-default select-none items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm no-underline outline-none pointer-coarse:min-h-11',
  'data-highlighted:bg-well data-highlighted:shadow-[inset_2px_0_0_var(--color-accent)]',
  'data-disabled:pointer-events-none data-disabled:opacity-50',
  '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
];

export const menuLabel =
  'px-2.5 pt-2 pb-1 font-mono text-2xs tracking-label text-ink-faint uppercase';
