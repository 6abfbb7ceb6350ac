import { useEffect, useState } from 'react';
import { resendCooldownSeconds } from '#contract/auth/contract.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { useResendOtp } from '../api.ts';

/** Starts with the cooldown running: signing up has just sent a code. */
export function ResendCode({ email }: { email: string }) {
  const [seconds, wait] = useCountdown(resendCooldownSeconds);
  const resend = useResendOtp();
  const send = () =>
    resend.mutate(
      { email },
      {
        onSuccess: () => wait(resendCooldownSeconds),
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

function useCountdown(initial: number): [left: number, restart: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initial * 1_000);
  const [left, setLeft] = useState(initial);
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [end]);
  return [left, (seconds) => setEnd(Date.now() + seconds * 1_000)];
}
