import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { codeLength, codeMinutes } from '#contract/auth/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { OtpInput } from '#web/ui/otp-input.tsx';
import { useVerifyOtp } from '../api.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { type PendingVerification, removePendingVerification } from './pending-verification.ts';
import { ResendCode } from './resend-code.tsx';

const verifyForm = z.object({
  otpCode: z.string().length(codeLength, `Please enter the ${codeLength}-digit code.`),
});

interface VerifyScreenProps {
  pending: PendingVerification;
  next: string | undefined;
  onBack: () => void;
}

const messages = { fallback: 'Verification failed. Please try again.' };

export function VerifyScreen({ pending, next, onBack }: VerifyScreenProps) {
  const { email } = pending;
  const { values, issues, change, formProps } = useForm(verifyForm, { initial: { otpCode: '' } });
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyOtp();
  const { isPending } = verify;
  useEffect(() => {
    if (!isPending) field.current?.focus();
  }, [isPending]);

  const form = formProps(({ otpCode }) =>
    verify.mutate(
      { email, otpCode },
      {
        onSuccess: () => {
          removePendingVerification();
          redirectAfterSignIn(next);
        },
      },
    ),
  );

  function enter(otpCode: string): void {
    change({ otpCode });
    const isSent = isPending || verify.isSuccess || otpCode === values.otpCode;
    if (otpCode.length === codeLength && !isSent) field.current?.form?.requestSubmit();
  }

  return (
    <form {...form} className="grid gap-5">
      <AuthHeading title="Check your mail">
        We sent a {codeLength}-digit code to <strong className="text-ink">{email}</strong>. Type it
        here to prove the address is yours.
      </AuthHeading>
      {verify.isError && <Alert variant="danger">{errorMessage(verify.error, messages)}</Alert>}
      <Field
        label="Verification code"
        error={issues.otpCode}
        hint={`Code expires in ${codeMinutes} minutes`}
      >
        <OtpInput
          ref={field}
          name="otpCode"
          inputMode="numeric"
          length={codeLength}
          value={values.otpCode}
          onChange={enter}
          required
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={values.otpCode.length !== codeLength}
        pending={verify.isPending || verify.isSuccess}
      >
        Verify Email
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" className="-ml-4" onClick={onBack}>
          Back to Sign Up
        </Button>
        <ResendCode pending={pending} />
      </div>
    </form>
  );
}
