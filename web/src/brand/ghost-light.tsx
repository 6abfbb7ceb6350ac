/** A lamp on a stand: the bulb that theatres leave on at night. */
export function GhostLight() {
  return (
    <svg className="ghost-light" viewBox="0 0 40 200">
      <path d="M18.8 42h2.4v600h-2.4z" fill="var(--pole)" />
      <path d="M15 34h10v11H15z" fill="var(--pole)" />
      <circle cx="20" cy="21" r="11.5" fill="var(--bulb)" />
      <g fill="none" stroke="var(--pole)" strokeWidth="1.2">
        <path d="M15 36C2 28 2 10 20 4c18 6 18 24 5 32" />
        <path d="M20 4c-8 10-8 22-3 32M20 4c8 10 8 22 3 32M6.6 21h26.8" />
      </g>
    </svg>
  );
}
