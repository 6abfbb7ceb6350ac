import { useState } from 'react';
import { Link } from 'wouter';
import { z } from 'zod';
import { newPassword, passwordMinimum } from '#contract/auth/password.ts';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useResetPassword } from '../api.ts';
import { AuthHeading } from '../auth-heading.tsx';

const resetForm = z.object({
  password: newPassword,
  confirmPassword: z.string().min(1, 'Please confirm your new password'),
});

const messages = { fallback: 'Your password was not changed. Please try again.' };

export function ResetScreen({ token }: { token: string }) {
  const [alert, setAlert] = useState<string | null>(null);
  const reset = useResetPassword();
  const { formProps, inputProps, issues, showServerIssues } = useForm(resetForm, {
    initial: { password: '', confirmPassword: '' },
  });
  const form = formProps(({ password, confirmPassword }) => {
    if (password !== confirmPassword) return setAlert('Passwords do not match');
    setAlert(null);
    reset.mutate(
      { token, password },
      {
        onError: (error) => {
          if (!showServerIssues(error)) setAlert(errorMessage(error, messages));
        },
      },
    );
  });
  if (reset.isSuccess) {
    return (
      <div className="grid gap-5">
        <AuthHeading title="Password changed" />
        <Alert>{reset.data.message}</Alert>
        <Button variant="primary" size="lg" asChild>
          <Link href={`${paths.auth}?mode=login`}>Go to Sign In</Link>
        </Button>
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <AuthHeading title="Choose a new password">
        When it is set, you are signed out on every device.
      </AuthHeading>
      {alert && <Alert variant="danger">{alert}</Alert>}
      <Field
        label="New password"
        error={issues.password}
        hint={`At least ${passwordMinimum} characters.`}
      >
        <PasswordInput {...inputProps('password')} autoComplete="new-password" required />
      </Field>
      <Field label="Confirm new password" error={issues.confirmPassword}>
        <PasswordInput {...inputProps('confirmPassword')} autoComplete="new-password" required />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={reset.isPending}>
        Set Password
      </Button>
      <Button variant="ghost" asChild className="-ml-4 justify-self-start">
        <Link href={`${paths.auth}?mode=forgot`}>Ask for a new link</Link>
      </Button>
    </form>
  );
}
