/** Deleted, or by someone whom the viewer does not see; its replies stay. */
export function HiddenComment({ id }: { id: string }) {
  return (
    <article
      id={id}
      tabIndex={-1}
      data-slot="comment"
      className="scroll-mt-20 text-sm text-ink-faint italic"
    >
      This comment is no longer here.
    </article>
  );
}
