import { restoreDays } from '#contract/account/periods.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailLayout } from '../../platform/mail/mail-layout.ts';

type NewMail = Omit<Mail, 'id'>;

interface Member {
  email: string;
  firstName: string;
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function leftMail(
  { email, firstName }: Member,
  deletionDueAt: string,
  publicUrl: string,
): NewMail {
  const day = dates.format(new Date(deletionDueAt));
  return {
    to: email,
    subject: `Your Callboard account will be deleted on ${day}`,
    ...mailLayout({
      heading: 'You have left Callboard',
      paragraphs: [
        `Hello ${firstName}, your account is hidden: nobody sees your profile or anything that you posted, and you are signed out everywhere.`,
        `On ${day} everything is deleted, your files too. Until then, for ${restoreDays} days, you can take it back: sign in and choose “Restore my account”.`,
      ],
      button: { label: 'Sign in to come back', url: `${publicUrl}/auth?mode=login` },
      note: 'If it was not you, sign in, restore your account and change your password at once.',
    }),
  };
}

export function restoredMail(
  { email, firstName, isSuspended }: Member & { isSuspended: boolean },
  publicUrl: string,
): NewMail {
  const restored = `Hello ${firstName}, your account was restored.`;
  return {
    to: email,
    subject: 'Your Callboard account is back',
    ...mailLayout({
      heading: 'Welcome back',
      paragraphs: [
        isSuspended
          ? `${restored} It is still suspended: others see you again when the suspension ends.`
          : `${restored} Everything is where you left it, and others see you again.`,
      ],
      button: { label: 'Go to Callboard', url: publicUrl },
      note: 'If it was not you, change your password and sign out everywhere in your settings.',
    }),
  };
}

export function deletedMail({ email, firstName }: Member): NewMail {
  return {
    to: email,
    subject: 'Your Callboard account was deleted',
    ...mailLayout({
      heading: 'Your account was deleted',
      paragraphs: [
        `Hello ${firstName}, as you asked, your account and everything in it, your files too, was deleted. This is the last mail that you get from us.`,
      ],
      note: 'You can join again with the same address at any time.',
    }),
  };
}
