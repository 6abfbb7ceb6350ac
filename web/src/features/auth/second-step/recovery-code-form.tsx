import { recoveryCodeForm } from '#contract/auth/second-factor-forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface RecoveryCodeFormProps {
  submitLabel: string;
  pending: boolean;
  error: unknown;
  onSubmit: (code: string) => void;
}

export function RecoveryCodeForm({ submitLabel, pending, error, onSubmit }: RecoveryCodeFormProps) {
  const { formProps, inputProps, issues } = useForm(recoveryCodeForm, { initial: { code: '' } });
  const refusal =
    error && !pending
      ? errorMessage(error, { fallback: 'That did not work. Please try again.' })
      : undefined;
  return (
    <form {...formProps(({ code }) => onSubmit(code))} className="grid gap-5">
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
      <Button type="submit" variant="primary" className="justify-self-start" pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
