/** Drawn here: every icon of the library is in the chunk that the home page loads. */
export function PasskeyIcon({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <circle cx="8" cy="16" r="5" />
      <path d="m11.5 12.5 9-9M16 8l3 3M19.5 4.5l2 2" />
    </svg>
  );
}
