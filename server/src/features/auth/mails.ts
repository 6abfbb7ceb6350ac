import { codeMinutes } from '#contract/auth/contract.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailLayout } from '../../platform/mail/mail-layout.ts';

type NewMail = Omit<Mail, 'id'>;

function mail(to: string, subject: string, letter: Letter): NewMail {
  return { to, subject, ...mailLayout(letter) };
}

/** Sent before the address is verified: no word of it is chosen by whoever signed up, or we would carry a stranger's message. */
export function codeMail(to: string, code: string): NewMail {
  return mail(to, `${code} is your Callboard code`, {
    heading: `Your code is ${code}`,
    paragraphs: [
      'Type this code on the page where you signed up to finish joining Callboard.',
      `It works once and for ${codeMinutes} minutes.`,
    ],
    code,
    note: 'You get this mail because someone signed up with this address. If it was not you, ignore it: without the code nothing happens.',
  });
}

export function alreadyMemberMail(to: string, publicUrl: string): NewMail {
  return mail(to, 'You already have a Callboard account', {
    heading: 'You already have an account',
    paragraphs: [
      'Someone, probably you, tried to sign up with this address. It already belongs to a Callboard account, so nothing was changed.',
      'Sign in with your password or with Google. If you have forgotten the password, ask for a new one on the sign-in page.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/auth?mode=login` },
    note: 'If it was not you, you can ignore this mail.',
  });
}

interface Recipient {
  email: string;
  firstName: string;
}

/** `googleAddresses` are of the Google accounts that can sign in as well, whatever the password. */
export function resetMail(
  { email, firstName }: Recipient,
  token: string,
  googleAddresses: string[],
  publicUrl: string,
): NewMail {
  return mail(email, 'Set a new Callboard password', {
    heading: 'Set a new password',
    paragraphs: [
      `Hello ${firstName}, use this link to choose a new password. It works once and for one hour.`,
      'When the password is set, you are signed out on every device.',
      ...aboutGoogle(googleAddresses),
    ],
    button: { label: 'Choose a password', url: `${publicUrl}/auth?mode=reset&token=${token}` },
    note: 'If you did not ask for this, ignore it: your password stays as it is.',
  });
}

export function passwordChangedMail(
  { email, firstName }: Recipient,
  googleAddresses: string[],
  publicUrl: string,
): NewMail {
  return mail(email, 'Your Callboard password was changed', {
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName}, the password of your Callboard account was just changed, and your other devices were signed out.`,
      ...aboutGoogle(googleAddresses),
    ],
    button: { label: 'Go to Callboard', url: `${publicUrl}/auth?mode=login` },
    note: 'If it was not you, ask for a new password on the sign-in page at once.',
  });
}

export function googleLinkedMail(to: string, firstName: string, publicUrl: string): NewMail {
  return mail(to, 'Google can now sign in to your Callboard account', {
    heading: 'Google sign-in was added',
    paragraphs: [
      `Hello ${firstName}, a Google account with this address was just used to sign in to Callboard. From now on you can sign in with it too.`,
    ],
    button: { label: 'Go to Callboard', url: publicUrl },
    note: 'If it was not you, change your password and sign out everywhere in your settings.',
  });
}

export function googleUnlinkedMail(
  { email, firstName }: Recipient,
  googleAddress: string,
  publicUrl: string,
): NewMail {
  return mail(email, 'Google sign-in was removed from your Callboard account', {
    heading: 'Google sign-in was removed',
    paragraphs: [
      `Hello ${firstName}, the Google account ${googleAddress} is no longer linked to your Callboard account. From now on you sign in with your password.`,
    ],
    button: { label: 'Go to Callboard', url: publicUrl },
    note: 'If it was not you, change your password and sign out everywhere in your settings.',
  });
}

function aboutGoogle(addresses: string[]): string[] {
  if (addresses.length === 0) return [];
  const named = addresses.map((address) => address || 'linked before').join(', ');
  return [
    `A Google account can sign in as you too (${named}). If it is not yours, remove it in your settings.`,
  ];
}
