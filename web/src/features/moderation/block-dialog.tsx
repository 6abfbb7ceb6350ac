import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useBlock, useUnblock } from './api.ts';
import type { Person } from './moderation-store.ts';

const undoToastDuration = 10_000;

export function BlockDialog({ person, ...dialog }: DialogProps & { person: Person }) {
  const { firstName } = person;
  const unblock = useUnblock(person, {
    onSuccess: () => toast({ title: `${firstName} is no longer blocked` }),
  });
  const block = useBlock(person, {
    onSuccess: () =>
      toast({
        title: `You blocked ${firstName}`,
        description: 'You find the people you block in your settings.',
        duration: undoToastDuration,
        action: { label: 'Undo', onClick: () => unblock.mutate() },
      }),
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={`Block ${firstName}?`}
      description={`You will no longer see each other anywhere on Callboard, and a connection between you ends. ${firstName} is not told. You can unblock ${firstName} in your settings.`}
      confirmLabel={`Block ${firstName}`}
      destructive
      onConfirm={() => block.mutate()}
    />
  );
}
