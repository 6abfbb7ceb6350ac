import { cva } from 'class-variance-authority';

export const dialogOverlay =
  'fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A bottom sheet on phones, centred from 640 px up. */
export const dialogFrame = cva(
  [
    'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col overflow-hidden rounded-t-lg border border-rule bg-sheet text-ink shadow-lifted',
    'pb-[env(safe-area-inset-bottom)] focus:outline-none',
    'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
    'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:w-[calc(100%-2rem)] sm:rounded-md sm:pb-0',
    'sm:data-[state=open]:animate-pin-in sm:data-[state=closed]:animate-lift-out',
  ],
  {
    variants: { size: { sm: 'sm:max-w-md', md: 'sm:max-w-[600px]', lg: 'sm:max-w-3xl' } },
    defaultVariants: { size: 'md' },
  },
);

export const dialogTitle = 'font-display text-xl text-balance';
export const dialogDescription = 'text-sm text-ink-soft';
export const dialogFooter =
  'flex flex-col-reverse gap-2 border-t border-rule px-5 py-4 sm:flex-row sm:justify-end sm:px-6';
