import { MessageSquarePlus } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import type { ConnectedPerson } from './show-requested-toast.ts';

const NoteDialog = lazyComponent(() =>
  import('./note-dialog.tsx').then((module) => module.NoteDialog),
);

interface AddNoteButtonProps {
  member: ConnectedPerson;
  size?: 'sm' | 'md';
}

/** Beside Connect, which asks without a note. */
export function AddNoteButton({ member, size = 'md' }: AddNoteButtonProps) {
  const note = useLazyDialog(NoteDialog);
  return (
    <>
      <IconButton
        label={`Connect with ${member.firstName}, with a note`}
        size={size}
        {...note.trigger}
      >
        <MessageSquarePlus />
      </IconButton>
      {note.shouldRender && <NoteDialog member={member} {...note.dialog} />}
    </>
  );
}
