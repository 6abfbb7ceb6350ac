import { Link } from 'wouter';
import { logInBody } from '#contract/auth/forms.ts';
import { paths } from '#contract/paths.ts';
import { ApiError, asksForMore, errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useLogIn } from '../api.ts';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';

interface SignInFormProps {
  next: string | undefined;
  /** The password was correct, but the e-mail address is not verified yet. */
  onUnverified: (email: string) => void;
  /** The password was correct, and the account has a second factor. */
  onSecondStep: () => void;
}

const messages = {
  fallback: 'Login failed. Please check your email and password.',
  unreadable: 'Login failed. Please try again.',
};

export function SignInForm({ next, onUnverified, onSecondStep }: SignInFormProps) {
  const logIn = useLogIn();
  const { formProps, inputProps, issues } = useForm(logInBody, {
    initial: { email: '', password: '' },
  });
  const form = formProps((values) =>
    logIn.mutate(values, {
      onSuccess: () => redirectAfterSignIn(next),
      onError: (error) => {
        const code = error instanceof ApiError ? error.code : null;
        if (code === 'verification_required') onUnverified(values.email);
        if (code === 'second_step_required') onSecondStep();
      },
    }),
  );
  return (
    <form {...form} className="grid gap-5">
      {logIn.isError && !asksForMore(logIn.error) && (
        <Alert variant="danger">{errorMessage(logIn.error, messages)}</Alert>
      )}
      <Field label="E-mail" error={issues.email}>
        <Input {...inputProps('email')} type="email" autoComplete="username webauthn" required />
      </Field>
      <Field
        label="Password"
        error={issues.password}
        aside={
          <Link
            href={`${paths.auth}?mode=forgot`}
            className="-my-3.5 inline-block py-3.5 underline underline-offset-4"
          >
            Forgot password?
          </Link>
        }
      >
        <PasswordInput {...inputProps('password')} autoComplete="current-password" required />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={logIn.isPending || logIn.isSuccess}
      >
        Sign In
      </Button>
      <PasskeyButton next={next} />
      <GoogleButton next={next}>Sign in with Google</GoogleButton>
    </form>
  );
}
