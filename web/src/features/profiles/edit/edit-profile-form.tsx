import { profileForm } from '#contract/profiles/forms.ts';
import { useDraftForm } from '#web/lib/forms/use-draft-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { DraftNote } from '#web/ui/draft-note.tsx';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpdateProfile } from '../api.ts';
import { LinkFields } from './link-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { profileToValues } from './profile-values.ts';
import { StudyFields } from './study-fields.tsx';

export function EditProfileForm({ onDone }: { onDone: () => void }) {
  const form = useDraftForm(profileForm, {
    draft: 'profile',
    initial: profileToValues(useViewer()),
    validateOnChange: true,
  });
  const callbacks = form.mutationCallbacks(() => {
    toast({ title: 'Profile updated successfully' });
    onDone();
  });
  const update = useUpdateProfile('Error updating profile', callbacks);
  return (
    <FormDialogBody
      {...form.formProps((profile) => update.mutate(profile))}
      isPending={update.isPending}
      submitLabel="Save Changes"
    >
      {form.isRestored && <DraftNote onDiscard={form.discardDraft} />}
      <PersonFields form={form} />
      <StudyFields form={form} />
      <LinkFields form={form} />
    </FormDialogBody>
  );
}
