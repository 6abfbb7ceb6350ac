import { dictionary } from '@zxcvbn-ts/language-common';
import { schools } from '#contract/catalogue/schools.ts';
import { AppError } from '#server/errors/app-error.ts';
import { countGuesses } from './count-guesses.ts';

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

const common = new Set(dictionary['passwords-common']);

/** What must be left of a password without the words that anybody knows. */
const ownCharacters = 5;

/** As many as eight characters at random take. */
const fewestGuesses = 1e8;

const seasons = ['spring', 'summer', 'autumn', 'fall', 'winter', 'semester'];
const years = /(?:19|20)\d\d/g;

/**
 * Refuses a password that a guesser tries first: one of the 49,000 most common, one made of little but a season, a year and the words
 * of the product, the school and the member, or one that takes few guesses. `field` is where the form shows it.
 */
export function refuseCommonPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
  emailDomains: string[],
): void {
  const message = findCommonPassword(password, owner, emailDomains);
  if (message) throw new AppError('invalid', message, { issues: [{ path: field, message }] });
}

/** Why a guesser would find this password first; null when it would not. */
export function findCommonPassword(
  password: string,
  owner: PasswordOwner,
  emailDomains: string[],
): string | null {
  const words = [...schoolWords(emailDomains), ...ownerWords(owner), ...seasons];
  const known = findWeakness(password.toLowerCase(), words);
  if (known) return known;
  return countGuesses(password, [...words, ...programWords]) < fewestGuesses
    ? 'That password is easy to guess. Try a few words that do not belong together.'
    : null;
}

function findWeakness(password: string, words: string[]): string | null {
  if (common.has(password))
    return 'That password is one of the most common ones. Please choose another.';
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), password.replaceAll(years, ''));
  if (rest === password) return null;
  const own = rest.replace(/[^\p{L}\p{N}]/gu, '');
  return own.length < ownCharacters || common.has(own)
    ? 'That password is made of little but names, seasons and years that others can guess. Please choose another.'
    : null;
}

function schoolWords(emailDomains: string[]): string[] {
  const names = schools.flatMap(({ name }) => splitWords(name, 5));
  const domains = emailDomains.flatMap((domain) => splitWords(domain.replace(/\.[^.]+$/, ''), 3));
  return ['callboard', ...names, ...emailDomains, ...domains];
}

const programWords = [
  ...new Set(schools.flatMap(({ programmes }) => splitWords(programmes.join(' '), 4))),
];

function ownerWords({ email, firstName, lastName }: PasswordOwner): string[] {
  const local = email.slice(0, email.indexOf('@'));
  return [email, ...splitWords(`${local} ${firstName} ${lastName}`, 3)];
}

/** Shorter words would be found in any password. */
function splitWords(text: string, minimum: number): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minimum);
}
