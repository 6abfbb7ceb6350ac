import { changePasswordBody } from '#contract/auth/forms.ts';
import { passwordMinimum } from '#contract/auth/password.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useChangePassword } from './api.ts';

export function PasswordForm() {
  const { email } = useViewer();
  const change = useChangePassword();
  const { formProps, inputProps, issues, showServerIssues, reset } = useForm(changePasswordBody, {
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const form = formProps((values) =>
    change.mutate(values, {
      onSuccess: ({ message }) => {
        reset();
        toast({ title: 'Password Updated', description: message });
      },
      onError: (error) => void showServerIssues(error),
    }),
  );
  return (
    <form {...form} className="grid max-w-md gap-5">
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <Field label="Current password" error={issues.currentPassword}>
        <PasswordInput
          {...inputProps('currentPassword')}
          autoComplete="current-password"
          required
        />
      </Field>
      <Field
        label="New password"
        error={issues.newPassword}
        hint={`At least ${passwordMinimum} characters.`}
      >
        <PasswordInput {...inputProps('newPassword')} autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={issues.confirmPassword}>
        <PasswordInput {...inputProps('confirmPassword')} autoComplete="new-password" required />
      </Field>
      <Button
        type="submit"
        variant="primary"
        pending={change.isPending}
        className="justify-self-start"
      >
        Change Password
      </Button>
    </form>
  );
}
