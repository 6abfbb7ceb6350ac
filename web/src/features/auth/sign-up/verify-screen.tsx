import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { codeLength, codeMinutes } from '#contract/auth/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { OtpInput } from '#web/ui/otp-input.tsx';
import { useVerifyOtp } from '../api.ts';
import { AuthHeading } from '../auth-heading.tsx';
import { redirectAfterSignIn } from '../sign-in/redirect-after-sign-in.ts';
import { ResendCode } from './resend-code.tsx';

interface VerifyScreenProps {
  email: string;
  next: string | undefined;
  onBack: () => void;
}

const messages = { fallback: 'Verification failed. Please try again.' };

export function VerifyScreen({ email, next, onBack }: VerifyScreenProps) {
  const [otpCode, setOtpCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyOtp();
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (otpCode.length !== codeLength) return;
    verify.mutate(
      { email, otpCode },
      { onSuccess: () => redirectAfterSignIn(next), onError: () => field.current?.focus() },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <AuthHeading title="Check your mail">
        We sent a {codeLength}-character code to <strong className="text-ink">{email}</strong>. Type
        it here to prove the address is yours.
      </AuthHeading>
      {verify.isError && <Alert variant="danger">{errorMessage(verify.error, messages)}</Alert>}
      <Field label="Verification code" hint={`Code expires in ${codeMinutes} minutes`}>
        <OtpInput ref={field} length={codeLength} value={otpCode} onChange={setOtpCode} required />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={otpCode.length !== codeLength}
        pending={verify.isPending || verify.isSuccess}
      >
        Verify Email
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="ghost" onClick={onBack}>
          Back to Sign Up
        </Button>
        <ResendCode email={email} />
      </div>
    </form>
  );
}
