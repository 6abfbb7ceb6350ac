/** What a member wrote with their request. */
export function RequestNote({ note, firstName }: { note: string; firstName: string }) {
  return (
    <blockquote
      aria-label={`Note from ${firstName}`}
      className="border-l-4 border-l-accent pl-3 text-sm break-words whitespace-pre-line text-ink-soft"
    >
      {note}
    </blockquote>
  );
}
