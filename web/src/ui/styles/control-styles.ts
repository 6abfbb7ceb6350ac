export const controlFrame = [
  'w-full min-w-0 rounded-md border border-rule-strong bg-raised px-3 text-base text-ink transition-[border-color,box-shadow]',
  'placeholder:text-ink-faint hover:border-ink-soft',
  'focus-visible:border-ring focus-visible:outline-offset-0',
  'aria-invalid:border-danger-text',
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-well disabled:text-ink-faint',
];
