import { Link } from 'wouter';
import { forgotPasswordBody } from '#contract/auth/forms.ts';
import { paths } from '#contract/paths.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useForgotPassword } from '../api.ts';
import { AuthHeading } from '../auth-heading.tsx';

const messages = { fallback: 'The link could not be sent. Please try again.' };

export function ForgotScreen() {
  const forgot = useForgotPassword();
  const { formProps, inputProps, issues } = useForm(forgotPasswordBody, {
    initial: { email: '' },
  });
  return (
    <form {...formProps((values) => forgot.mutate(values))} className="grid gap-5">
      <AuthHeading title="Forgot your password?">
        Type your e-mail address and we will send you a link to choose a new one.
      </AuthHeading>
      {forgot.isError && <Alert variant="danger">{errorMessage(forgot.error, messages)}</Alert>}
      {forgot.isSuccess && <Alert>{forgot.data.message}</Alert>}
      <Field label="E-mail" error={issues.email}>
        <Input {...inputProps('email')} type="email" autoComplete="username" required />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={forgot.isPending}>
        {forgot.isSuccess ? 'Send Again' : 'Send Link'}
      </Button>
      <Button variant="ghost" asChild className="-ml-4 justify-self-start">
        <Link href={`${paths.auth}?mode=login`}>Back to Sign In</Link>
      </Button>
    </form>
  );
}
