import { useRef, useState } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { EditProfileForm } from './edit-profile-form.tsx';

/** Asks before it discards unsaved changes. */
export function EditProfileDialog({ open, onOpenChange }: DialogProps) {
  const isDirty = useRef(false);
  const [isConfirming, setConfirming] = useState(false);

  function close(): void {
    isDirty.current = false;
    onOpenChange(false);
  }

  return (
    <>
      <FormDialog
        open={open}
        onOpenChange={() => (isDirty.current ? setConfirming(true) : close())}
        size="lg"
        title="Edit Profile"
        description="Every member can see this, but for your phone number: only your connections do."
      >
        <EditProfileForm
          onDirty={(dirty) => {
            isDirty.current = dirty;
          }}
          onDone={close}
        />
      </FormDialog>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Discard your changes?"
        description="What you changed in your profile has not been saved."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        destructive
        onConfirm={close}
      />
    </>
  );
}
