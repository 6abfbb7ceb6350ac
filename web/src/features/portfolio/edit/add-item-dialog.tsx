import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { AddItemForm } from './add-item-form.tsx';

export function AddItemDialog({ userId, ...dialog }: DialogProps & { userId: string }) {
  return (
    <FormDialog
      {...dialog}
      title="Add Media"
      description="A file of yours, or a video on YouTube or Vimeo."
    >
      <AddItemForm userId={userId} onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}
