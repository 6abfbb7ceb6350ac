import { codeMinutes } from '#contract/auth/contract.ts';
import { undoDays } from '#contract/merges/contract.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailLayout } from '#server/platform/mail/mail-layout.ts';

type NewMail = Omit<Mail, 'id'>;

export function currentCodeMail(to: string, code: string, newEmail: string): NewMail {
  return {
    to,
    subject: `${code} is your Callboard code`,
    ...mailLayout({
      heading: `Your code is ${code}`,
      paragraphs: [
        `You asked to move your Callboard account to ${newEmail}. Type this code as the one of your current address.`,
        `It works once and for ${codeMinutes} minutes.`,
      ],
      code,
      note: 'If it was not you, tell nobody this code, and change your password in your settings.',
    }),
  };
}

/** Goes to an address that is not proved yet: no word of it is a member's. */
export function newCodeMail(to: string, code: string): NewMail {
  return {
    to,
    subject: `${code} is your Callboard code`,
    ...mailLayout({
      heading: `Your code is ${code}`,
      paragraphs: [
        'A member of Callboard asked to move their account to this address. Type this code as the one of the new address.',
        `It works once and for ${codeMinutes} minutes. If this address has an account of its own, it becomes part of theirs.`,
      ],
      code,
      note: 'If it was not you, tell nobody this code and ignore this mail: without the code nothing happens.',
    }),
  };
}

interface Moved {
  email: string;
  /** With the account that the new address had: a merge, which is undone as one. */
  isMerged: boolean;
}

export function movedMail(to: string, { email, isMerged }: Moved, publicUrl: string): NewMail {
  const remedy = isMerged ? `undo it for ${undoDays} days` : 'change the address back';
  return {
    to,
    subject: 'Your Callboard account has moved',
    ...mailLayout({
      heading: 'Your account has moved',
      paragraphs: [
        `From now on your Callboard account has the address ${email}. Sign in with it and with the password of the account that you moved. The old address still finds your account.`,
      ],
      button: { label: 'Go to Callboard', url: publicUrl },
      note: `If it was not you, write to the administrators at once: they can ${remedy}.`,
    }),
  };
}
