import { useEffect, useState } from 'react';
import { resendCooldownSeconds } from '#contract/auth/contract.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { useResendOtp } from '../api.ts';
import { type PendingVerification, writePendingVerification } from './pending-verification.ts';

/** Starts with what is left of the cooldown since the last code. */
export function ResendCode({ pending }: { pending: PendingVerification }) {
  const { email, sentAt } = pending;
  const [seconds, wait] = useCountdown(sentAt + resendCooldownSeconds * 1_000);
  const resend = useResendOtp();
  const send = () =>
    resend.mutate(
      { email },
      {
        onSuccess: () => {
          writePendingVerification({ email, sentAt: Date.now() });
          wait(resendCooldownSeconds);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.retryAfter) wait(error.retryAfter);
        },
      },
    );
  return (
    <div className="grid justify-items-end gap-1">
      <Button variant="outline" disabled={seconds > 0} pending={resend.isPending} onClick={send}>
        {seconds > 0 ? (
          <span>
            Send a new code in <span className="font-mono">{seconds}</span> s
          </span>
        ) : (
          'Send a new code'
        )}
      </Button>
      <p role="status" className="text-right text-xs text-ink-soft">
        {resend.isSuccess && resend.data.message}
        {resend.isError &&
          errorMessage(resend.error, { fallback: 'No code was sent. Please try again.' })}
      </p>
    </div>
  );
}

function useCountdown(initialEnd: number): [left: number, restart: (seconds: number) => void] {
  const [end, setEnd] = useState(initialEnd);
  const [left, setLeft] = useState(() => secondsUntil(initialEnd));
  useEffect(() => {
    const update = () => setLeft(secondsUntil(end));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(Date.now() + seconds * 1_000)];
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1_000));
