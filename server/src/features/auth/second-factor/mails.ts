import { recoveryCodeCount } from '#contract/auth/second-factor-forms.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailLayout } from '#server/platform/mail/mail-layout.ts';

interface Member {
  email: string;
  firstName: string;
}

interface FactorEvent {
  subject: string;
  sentence: string;
}

/** What happened to a member's factors. */
export const factorEvents = {
  passkeyAdded: (name: string): FactorEvent => ({
    subject: 'A passkey was added',
    sentence: `the passkey “${name}” was just added to your Callboard account. It can sign in without your password.`,
  }),
  passkeyRemoved: (name: string): FactorEvent => ({
    subject: 'A passkey was removed',
    sentence: `the passkey “${name}” was just removed from your Callboard account. It can no longer sign in.`,
  }),
  totpAdded: (): FactorEvent => ({
    subject: 'An authenticator app was added',
    sentence:
      'an authenticator app was just added to your Callboard account. Signing in with your password now asks for its code too.',
  }),
  totpRemoved: (): FactorEvent => ({
    subject: 'An authenticator app was removed',
    sentence: 'the authenticator app of your Callboard account was just removed.',
  }),
  codesRenewed: (): FactorEvent => ({
    subject: 'New recovery codes were made',
    sentence: `${recoveryCodeCount} new recovery codes were just made for your Callboard account. The earlier ones no longer work.`,
  }),
  codeUsed: (left: number): FactorEvent => ({
    subject: left === 0 ? 'Your last recovery code was used' : 'A recovery code was used',
    sentence: `one of your recovery codes was just used in place of your second factor. ${
      left === 0 ? 'None is left: please make new ones in your settings.' : `You have ${left} left.`
    }`,
  }),
  reset: (): FactorEvent => ({
    subject: 'Two-step sign-in was switched off',
    sentence:
      'an administrator removed your passkeys, your authenticator app and your recovery codes, and signed you out on every device. Sign in with your password or with Google, and set them up again in your settings.',
  }),
};

export function factorMail(
  { email, firstName }: Member,
  { subject, sentence }: FactorEvent,
  publicUrl: string,
): Omit<Mail, 'id'> {
  const layout = mailLayout({
    heading: subject,
    paragraphs: [`Hello ${firstName}, ${sentence}`],
    button: { label: 'Open your settings', url: `${publicUrl}/settings` },
    note: 'If it was not you, change your password, sign out everywhere in your settings, and write to the administrators.',
  });
  return { to: email, subject: `${subject} (Callboard)`, ...layout };
}
