import { codeMinutes } from '#contract/auth/contract.ts';
import { undoDays } from '#contract/merges/contract.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { mailLayout } from '#server/platform/mail/mail-layout.ts';
import type { Obstacle } from './queries.ts';

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

/** Goes to an address that is not proved yet: no word of it is a member's. `account` is the one that the address has. */
export function newCodeMail(
  to: string,
  code: string,
  account: { hasSecondFactor: boolean } | null,
): NewMail {
  return {
    to,
    subject: `${code} is your Callboard code`,
    ...mailLayout({
      heading: `Your code is ${code}`,
      paragraphs: [
        'A member of Callboard asked to move their account to this address. Type this code as the one of the new address.',
        `It works once and for ${codeMinutes} minutes.`,
        ...(account ? [mergedWords(account)] : []),
      ],
      code,
      note: 'If it was not you, tell nobody this code and ignore this mail: without the code nothing happens.',
    }),
  };
}

function mergedWords({ hasSecondFactor }: { hasSecondFactor: boolean }): string {
  const words =
    'This address has a Callboard account of its own. It closes, and what is in it becomes part of theirs.';
  return hasSecondFactor
    ? `${words} It has two-step sign-in, so its passkey, authenticator app or a recovery code is asked for as well.`
    : words;
}

const obstacleWords: Record<Obstacle, string> = {
  own: 'It is the address of their account already.',
  taken: 'It belonged to another account before, and still leads to it.',
  staff: 'It belongs to an administrator, whose account cannot become part of another.',
  suspended: 'Its account is suspended, and cannot become part of another until that ends.',
  leaving:
    'Its account is about to be deleted. Sign in and restore it first if it should become part of theirs.',
};

/** In place of a code: only the owner of the address learns what is in the way. */
export function cannotMoveMail(to: string, obstacle: Obstacle): NewMail {
  return {
    to,
    subject: 'An account cannot be moved to this address',
    ...mailLayout({
      heading: 'No account was moved to this address',
      paragraphs: [
        `A member of Callboard asked to move their account to this address. ${obstacleWords[obstacle]}`,
        'If it was you, write to the administrators.',
      ],
      note: 'If it was not you, there is nothing to do: nothing has changed.',
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
