import { useViewer } from '#web/lib/session/viewer.ts';

/** In dialogs about what another member posted: says that one acts for the community. Renders nothing for the author. */
export function ModeratorNote({ authorId }: { authorId: string | null }) {
  if (useViewer().id === authorId) return null;
  return (
    <span className="mt-2 block border-l-4 border-accent pl-3 text-sm text-ink">
      You act as a moderator. It is written to the audit log, and the member concerned can read it.
    </span>
  );
}
