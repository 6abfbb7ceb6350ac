import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { profileForm } from '#contract/profiles/forms.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useUpdateProfile } from '../api.ts';
import { LinkFields } from './link-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { type ProfileInput, profileToValues } from './profile-values.ts';
import { StudyFields } from './study-fields.tsx';

interface EditProfileFormProps {
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** Validates on change; issues from the server are shown at their fields. */
export function EditProfileForm({ onDirty, onDone }: EditProfileFormProps) {
  const viewer = useViewer();
  const form = useForm({
    mode: 'onChange',
    resolver: zodResolver(profileForm),
    defaultValues: profileToValues(viewer) as ProfileInput,
  });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty, onDirty);
  const update = useUpdateProfile('Error updating profile', {
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
        description: errorMessage(error, { fallback: 'Please try again.' }),
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

/** The dialog asks before closing, the browser before leaving the page. */
function useUnsavedChanges(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  const reportDirty = useEffectEvent(onDirty);
  useEffect(() => {
    reportDirty(isDirty);
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
