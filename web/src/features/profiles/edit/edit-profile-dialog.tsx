import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { EditProfileForm } from './edit-profile-form.tsx';

export function EditProfileDialog(dialog: DialogProps) {
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Edit Profile"
      description="Every member can see this, but for your phone number: only your connections do."
    >
      <EditProfileForm onDone={() => dialog.onOpenChange(false)} />
    </FormDialog>
  );
}
