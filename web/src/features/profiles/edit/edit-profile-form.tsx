import { useEffect, useEffectEvent } from 'react';
import { profileForm } from '#contract/profiles/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useWarnBeforeUnload } from '#web/lib/forms/use-warn-before-unload.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { FormDialogBody } from '#web/ui/form-dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpdateProfile } from '../api.ts';
import { LinkFields } from './link-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { profileToValues } from './profile-values.ts';
import { StudyFields } from './study-fields.tsx';

interface EditProfileFormProps {
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

export function EditProfileForm({ onDirty, onDone }: EditProfileFormProps) {
  const form = useForm(profileForm, {
    initial: profileToValues(useViewer()),
    validateOnChange: true,
  });
  const reportDirty = useEffectEvent(onDirty);
  useEffect(() => reportDirty(form.isDirty), [form.isDirty]);
  useWarnBeforeUnload(form.isDirty);
  const update = useUpdateProfile('Error updating profile', {
    onSuccess: () => {
      toast({ title: 'Profile updated successfully' });
      onDone();
    },
    onError: form.showServerIssues,
  });
  return (
    <FormDialogBody
      {...form.formProps((profile) => update.mutate(profile))}
      isPending={update.isPending}
      submitLabel="Save Changes"
    >
      <PersonFields form={form} />
      <StudyFields form={form} />
      <LinkFields form={form} />
    </FormDialogBody>
  );
}
