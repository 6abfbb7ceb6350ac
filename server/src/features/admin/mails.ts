import type { Letter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailLayout } from '../../platform/mail/mail-layout.ts';

type NewMail = Omit<Mail, 'id'>;

interface Recipient {
  email: string;
  firstName: string;
}

const mail = (to: string, subject: string, letter: Letter): NewMail => ({
  to,
  subject,
  ...mailLayout(letter),
});

export interface SuspensionWords {
  reason: string;
  /** By the school's clock; null for no end. */
  until: string | null;
  /** Where the member can appeal; null where no report is behind it. */
  appealUrl: string | null;
  /** Whom to write to otherwise. */
  administrator: string | undefined;
  publicUrl: string;
}

export function suspendedMail(
  { email, firstName }: Recipient,
  { reason, until, appealUrl, administrator, publicUrl }: SuspensionWords,
): NewMail {
  return mail(email, 'Your Callboard account is suspended', {
    heading: 'Your account is suspended',
    paragraphs: [
      until
        ? `Hello ${firstName}, your account is suspended until ${until}. Until then you cannot use Callboard, and nobody sees your profile or what you posted.`
        : `Hello ${firstName}, your account is suspended. You cannot use Callboard, and nobody sees your profile or what you posted.`,
      `The reason given: ${reason}`,
      ...(appealUrl
        ? ['If you think that this is wrong, you can appeal within 30 days. Another look is taken.']
        : [
            `If you think that this is wrong, please write to the administrators${administrator ? `: ${administrator}` : ''}.`,
          ]),
      'Your data stays yours: you can still sign in to download a copy of it, or to delete your account.',
    ],
    button: appealUrl
      ? { label: 'Read it and appeal', url: appealUrl }
      : { label: 'Sign in', url: `${publicUrl}/auth?mode=login` },
    note: 'Nothing of yours was deleted by this.',
  });
}

export function unsuspendedMail({ email, firstName }: Recipient, publicUrl: string): NewMail {
  return mail(email, 'Your Callboard account is open again', {
    heading: 'Your account is open again',
    paragraphs: [
      `Hello ${firstName}, your suspension has ended. You can sign in, and others see you again.`,
    ],
    button: { label: 'Sign in', url: `${publicUrl}/auth?mode=login` },
    note: 'Everything is where you left it.',
  });
}

export function signedOutMail({ email, firstName }: Recipient, publicUrl: string): NewMail {
  return mail(email, 'You were signed out of Callboard', {
    heading: 'You were signed out everywhere',
    paragraphs: [
      `Hello ${firstName}, an administrator signed you out of Callboard on every device. Nothing else has changed: sign in again to go on.`,
      'If you think that somebody else had access to your account, sign in, change your password in the settings and set up two-step sign-in there. If you sign in with Google, change the password of that account too.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/auth?mode=login` },
    note: 'If you wonder why, please write to the administrators.',
  });
}

/** To both addresses: whoever has the old one must notice. */
export function addressChangedMails(
  firstName: string,
  { before, after }: { before: string; after: string },
): NewMail[] {
  return [before, after].map((to) =>
    mail(to, 'Your Callboard address was changed', {
      heading: 'Your address was changed',
      paragraphs: [
        `Hello ${firstName}, an administrator changed the address of your account from ${before} to ${after}. Please sign in with the new one from now on; your password stays the same.`,
      ],
      note: 'If you did not ask for this, please write to the administrators at once.',
    }),
  );
}
