import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { profileForm } from '#contract/profiles/forms.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useUpdateProfile } from './api.ts';
import { LinkFields } from './link-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { type ProfileInput, profileValues } from './profile-values.ts';
import { StudyFields } from './study-fields.tsx';

interface EditProfileFormProps {
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Says what is wrong with a field as soon as it is changed; what the server refuses stands at its field, too. */
export function EditProfileForm({ onDirty, onDone }: EditProfileFormProps) {
  const viewer = useViewer();
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(profileForm),
    defaultValues: profileValues(viewer) as ProfileInput,
  });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty, onDirty);
  const update = useUpdateProfile({
    onSuccess: () => {
      toast({ title: 'Profile updated successfully' });
      onDone();
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      for (const { path, message } of issues.toReversed()) {
        form.setError(path as FieldPath<ProfileInput>, { message }, { shouldFocus: true });
      }
      toast({
        title: 'Error updating profile',
        description: messageOf(error, { fallback: 'Please try again.' }),
        variant: 'destructive',
      });
    },
  });
  return (
    <FormProvider {...form}>
      <DialogForm
        onSubmit={() => void form.handleSubmit((values) => update.mutate(values))()}
        isPending={update.isPending}
        submitLabel="Save Changes"
      >
        <PersonFields />
        <StudyFields />
        <LinkFields />
      </DialogForm>
    </FormProvider>
  );
}

/** The dialog asks before it closes, the browser before it leaves. */
function useUnsavedChanges(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  const tell = useEffectEvent(onDirty);
  useEffect(() => {
    tell(isDirty);
    if (!isDirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isDirty]);
}
