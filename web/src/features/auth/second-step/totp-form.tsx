import { totpDigits, totpForm } from '#contract/auth/second-factor-forms.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { OtpInput } from '#web/ui/otp-input.tsx';

interface TotpFormProps {
  submitLabel: string;
  pending: boolean;
  error: unknown;
  onSubmit: (code: string) => void;
}

/** Six digits of an authenticator app. */
export function TotpForm({ submitLabel, pending, error, onSubmit }: TotpFormProps) {
  const { values, issues, change, formProps } = useForm(totpForm, { initial: { code: '' } });
  const refusal =
    error && !pending
      ? errorMessage(error, { fallback: 'That did not work. Please try again.' })
      : '';
  return (
    <form {...formProps(({ code }) => onSubmit(code))} className="grid gap-5">
      <Field label="Code of your authenticator app" error={issues.code ?? (refusal || undefined)}>
        <OtpInput
          name="code"
          inputMode="numeric"
          length={totpDigits}
          value={values.code}
          onChange={(code) => change({ code })}
          required
        />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start" pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
