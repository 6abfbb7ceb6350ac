import { passwordProofForm } from '#contract/auth/second-factor-forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useProve } from './api.ts';

export function PasswordProof() {
  const { email } = useViewer();
  const prove = useProve();
  const { formProps, inputProps, issues, showServerIssues } = useForm(passwordProofForm, {
    initial: { password: '' },
  });
  const form = formProps(({ password }) =>
    prove.mutate(
      { method: 'password', password },
      { onError: (error) => void showServerIssues(error) },
    ),
  );
  return (
    <form {...form} className="grid gap-5">
      {prove.isError && !issues.password && (
        <Alert variant="danger">
          {errorMessage(prove.error, { fallback: 'That did not work. Please try again.' })}
        </Alert>
      )}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <Field label="Password" error={issues.password}>
        <PasswordInput {...inputProps('password')} autoComplete="current-password" required />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        pending={prove.isPending || prove.isSuccess}
      >
        Confirm
      </Button>
    </form>
  );
}
