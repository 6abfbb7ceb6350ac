import { cutToLength } from '../cut-text.ts';
import { requiredText } from '../primitives.ts';

/** Control, zero-width, bidirectional and other characters that nobody sees or that turn text around. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** What a mail program would make a link of: `https://…`, or a word, a dot and a word. */
const webAddress = /:\/\/|@|[\p{L}\p{N}][.。．｡]\p{L}{2,}/u;

const personNameMaximum = 60;

/** The first or last name of a person, shown to others and put into mails. */
export const personName = (whenMissing: string) =>
  requiredText(personNameMaximum, whenMissing)
    .refine((name) => !invisible.test(name), 'Please leave out invisible characters.')
    .refine(
      (name) => !webAddress.test(name),
      'Please enter a name, not an address. Put a space after a dot.',
    );

/** A name that someone else wrote, as our own form would take it; empty where nothing of it can stay. */
export function cleanPersonName(text: string): string {
  const seen = text.replace(new RegExp(invisible, 'gu'), '').trim();
  const visible = cutToLength(seen, personNameMaximum).trim();
  return webAddress.test(visible) ? '' : visible;
}
