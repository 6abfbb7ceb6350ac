import { signInErrorMessage } from './sign-in-error-message.ts';

/** `message`: the server's sentences, where it is known why and until when. */
export function SuspendedPanel({ message }: { message: string | null }) {
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-sm border border-rule-strong bg-sheet p-4 text-ink sm:p-5"
    >
      <h2 className="font-display text-xl">Your account is suspended</h2>
      <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
        {message ?? signInErrorMessage('suspended')}
      </p>
    </div>
  );
}
