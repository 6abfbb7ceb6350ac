import { Alert } from '#web/ui/alert.tsx';

export function NoPasswordNotice() {
  return (
    <Alert title="Settings Not Available">
      You sign in with Google, so Callboard keeps no password of yours. Look after it in{' '}
      <a
        href="https://myaccount.google.com/security"
        target="_blank"
        rel="noreferrer"
        className="font-semibold underline underline-offset-4"
      >
        your Google account
      </a>
      .
    </Alert>
  );
}
