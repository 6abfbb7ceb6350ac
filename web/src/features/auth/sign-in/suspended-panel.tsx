/** On the page that was open when its member was suspended. `message`: the server's sentences, why and until when. */
export function SuspendedPanel({ message }: { message: string | null }) {
  return (
    <div
      role="alert"
      className="grid gap-2 rounded-sm border border-rule-strong bg-sheet p-4 text-ink sm:p-5"
    >
      <h2 className="font-display text-xl">Your account is suspended</h2>
      <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">
        {message ??
          'You were signed out; the mail that we sent you says why and until when. Please write to the administrators if you think that is a mistake.'}
      </p>
      <p className="text-ink-soft">
        You can still sign in to download your data or to delete your account.
      </p>
    </div>
  );
}
