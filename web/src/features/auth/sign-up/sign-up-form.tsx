import { useState } from 'react';
import { z } from 'zod';
import { isEmailAddressOf, otherDomainMessage } from '#contract/auth/email-address.ts';
import { signUpBody } from '#contract/auth/forms.ts';
import { passwordMinimum } from '#contract/auth/password.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { siteConfig } from '#web/lib/session/boot.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { useSignUp } from '../api.ts';
import { GoogleButton } from '../sign-in/google-button.tsx';

interface SignUpFormProps {
  next: string | undefined;
  onSignedUp: (email: string) => void;
}

const { emailDomains } = siteConfig;

/** `when`: the passwords are compared even where another field is wrong, so that every mistake is shown at once. */
const signUpForm = signUpBody
  .extend({
    email: signUpBody.shape.email.refine(
      (email) => emailDomains.length === 0 || isEmailAddressOf(email, emailDomains),
      otherDomainMessage(emailDomains),
    ),
    confirmPassword: z.string().min(1, 'Please confirm your password'),
  })
  .refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: () => true,
  });

const messages = { fallback: 'Account creation failed. Please try again.' };

export function SignUpForm({ next, onSignedUp }: SignUpFormProps) {
  const [alert, setAlert] = useState<string | null>(null);
  const signUp = useSignUp();
  const { formProps, inputProps, issues, showServerIssues } = useForm(signUpForm, {
    initial: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  });
  const form = formProps(({ confirmPassword: _, ...values }) => {
    setAlert(null);
    signUp.mutate(values, {
      onSuccess: ({ email }) => onSignedUp(email || values.email),
      onError: (error) => {
        if (!showServerIssues(error)) setAlert(errorMessage(error, messages));
      },
    });
  });
  const domains = emailDomains.join(' or ');
  return (
    <form {...form} className="grid gap-5">
      {alert && <Alert variant="danger">{alert}</Alert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={issues.firstName}>
          <Input {...inputProps('firstName')} autoComplete="given-name" required />
        </Field>
        <Field label="Last name" error={issues.lastName}>
          <Input {...inputProps('lastName')} autoComplete="family-name" required />
        </Field>
      </div>
      <Field
        label="E-mail"
        error={issues.email}
        hint={domains && `Your university address, ending in ${domains}.`}
      >
        <Input {...inputProps('email')} type="email" autoComplete="username" required />
      </Field>
      <Field
        label="Password"
        error={issues.password}
        hint={`At least ${passwordMinimum} characters.`}
      >
        <PasswordInput {...inputProps('password')} autoComplete="new-password" required />
      </Field>
      <Field label="Confirm password" error={issues.confirmPassword}>
        <PasswordInput {...inputProps('confirmPassword')} autoComplete="new-password" required />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={signUp.isPending}>
        Create Account
      </Button>
      <GoogleButton next={next}>Continue with Google</GoogleButton>
      <p className="text-xs text-ink-faint">
        By creating an account you agree to verify your student status with your university e-mail.
      </p>
    </form>
  );
}
