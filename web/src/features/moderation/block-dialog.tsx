import { errorMessage } from '#web/lib/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useBlock, useUnblock } from './api.ts';
import type { Person } from './moderation-store.ts';

const undoToastDuration = 10_000;

export function BlockDialog({ person, ...dialog }: DialogProps & { person: Person }) {
  const { id, firstName } = person;
  const showError = (title: string) => (error: unknown) =>
    toast({
      title,
      description: errorMessage(error, { fallback: 'Please try again.' }),
      variant: 'destructive',
    });
  const unblock = useUnblock({
    onSuccess: () => toast({ title: `${firstName} is no longer blocked` }),
    onError: showError(`${firstName} is still blocked`),
  });
  const block = useBlock(id, {
    onSuccess: () =>
      toast({
        title: `You blocked ${firstName}`,
        description: 'You find the people you block in your settings.',
        duration: undoToastDuration,
        action: { label: 'Undo', onClick: () => unblock.mutate(id) },
      }),
    onError: showError(`${firstName} is not blocked`),
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
