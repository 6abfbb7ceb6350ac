import type { ComponentProps } from 'react';

/** The logo: a C made of three strips of tape, with a light inside. */
export function Mark({ label, ...props }: ComponentProps<'svg'> & { label?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...props}
    >
      <g fill="currentColor">
        <path d="M3.2 4.4 26.9 2.7l1.6 1.5-1.2 1.5 1.4 1.3-1.2 1.6L3.6 10.2Z" />
        <path d="m4 2.9 6.3.5-.5 25.7-6.3-.4Z" />
        <path d="m3.3 22.2 23.6.9 1.4 1.5-1.3 1.4 1.3 1.5-1.4 1.5-23.8-.9Z" />
      </g>
      <circle cx="22.2" cy="16" r="3.7" fill="var(--color-accent)" />
    </svg>
  );
}
