import { useEffect } from 'react';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useMailPasswordLink } from './api.ts';

const title = 'Settings Not Available';

/** For a member who signs in with Google: where that password is looked after, and how to get one of ours. */
export function NoPasswordNotice() {
  const { email } = useViewer();
  const mailLink = useMailPasswordLink();
  useEffect(() => {
    toast({ title, description: 'You sign in with Google: there is no password to change.' });
  }, []);
  return (
    <div className="grid justify-items-start gap-4">
      <Alert title={title}>
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
      <p className="text-sm text-ink-soft">
        Would you like to sign in without Google too? We mail you a link with which you set a first
        password. You are then signed out everywhere.
      </p>
      {mailLink.isSuccess && <Alert>A link is on its way to {email}. It works for one hour.</Alert>}
      <Button pending={mailLink.isPending} onClick={() => mailLink.mutate(email)}>
        {mailLink.isSuccess ? 'Send Again' : 'Mail me a link'}
      </Button>
    </div>
  );
}
