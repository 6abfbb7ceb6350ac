import { recoveryCodeForm } from '#contract/auth/second-factor-forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { useFinishSecondStep } from './api.ts';

export function RecoveryCodeStep({ next }: { next: string | undefined }) {
  const finish = useFinishSecondStep();
  const { formProps, inputProps, issues } = useForm(recoveryCodeForm, { initial: { code: '' } });
  const form = formProps(({ code }) =>
    finish.mutate(
      { method: 'recovery-code', code },
      { onSuccess: () => redirectAfterSignIn(next) },
    ),
  );
  const refusal = finish.isError
    ? errorMessage(finish.error, { fallback: 'That did not work. Please try again.' })
    : undefined;
  return (
    <form {...form} className="grid gap-5">
      <Field label="Recovery code" error={issues.code ?? refusal} hint="Each code works once.">
        <Input
          {...inputProps('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono"
          required
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        pending={finish.isPending || finish.isSuccess}
      >
        Sign In
      </Button>
    </form>
  );
}
