import { expect, it } from 'vitest';
import { emailPreferences } from '../account/forms.ts';
import { mailPreferences } from './preferences.ts';

it('says of every setting of mails what it is about', () => {
  expect(Object.keys(mailPreferences)).toEqual(Object.keys(emailPreferences.shape));
  for (const about of Object.values(mailPreferences)) expect(about).toMatch(/^[a-z].*[a-z)]$/);
});
