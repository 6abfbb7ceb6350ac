import { Mark } from './mark.tsx';

/** Sized by the font size around it. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className={`wordmark ${className}`}>
      <Mark className="wordmark-mark" />
      <span>Callboard</span>
    </span>
  );
}
