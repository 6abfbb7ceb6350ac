import { Mark } from './mark.tsx';

/** Scales with the inherited font size. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`wordmark ${className}`}>
      <Mark className="wordmark-mark" />
      <span>Callboard</span>
    </span>
  );
}
