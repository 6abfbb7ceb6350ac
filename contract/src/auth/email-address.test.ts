import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { emailAddress, isEmailAddressOf, isWithin, otherDomainMessage } from './email-address.ts';

const wrong = { '': 'Please enter a valid e-mail address.' };

describe('an e-mail address', () => {
  it.each([
    ['maya@school.edu', 'maya@school.edu'],
    [' Maya.Lin+films@Mail.School.EDU ', 'maya.lin+films@mail.school.edu'],
  ])('%j is %s', (typed, address) => {
    expect(emailAddress.parse(typed)).toBe(address);
  });

  it.each([
    '',
    'maya',
    'maya@school',
    '@school.edu',
    'maya@@school.edu',
    'maya lin@school.edu',
    '"maya"@school.edu',
    'mаya@school.edu',
    'maya@schооl.edu',
    'maya@school.edu\nbcc: all@school.edu',
  ])('is not %j', (typed) => {
    expect(issuesOf(emailAddress, typed)).toEqual(wrong);
  });

  it('has 254 characters at most', () => {
    const ofLength = (length: number) => `${'x'.repeat(length - '@school.edu'.length)}@school.edu`;
    expect(issuesOf(emailAddress, ofLength(254))).toEqual({});
    expect(issuesOf(emailAddress, ofLength(255))).toEqual(wrong);
  });
});

describe('a domain', () => {
  const domains = ['school.edu', 'alumni.org'];

  it.each([
    ['school.edu', true],
    ['School.EDU', true],
    ['mail.school.edu', true],
    ['alumni.org', true],
    ['notschool.edu', false],
    ['school.edu.evil.com', false],
    ['edu', false],
    ['', false],
  ])('%j is one of the school: %j', (domain, expected) => {
    expect(isWithin(domain, domains)).toBe(expected);
    expect(isEmailAddressOf(`maya@${domain}`, domains)).toBe(expected);
  });

  it('stands after the last @', () => {
    expect(isEmailAddressOf('maya@school.edu@evil.com', domains)).toBe(false);
    expect(isEmailAddressOf('maya@evil.com@school.edu', domains)).toBe(true);
    expect(isWithin('school.edu', [])).toBe(false);
  });

  it('is named to whoever has another one', () => {
    expect(otherDomainMessage(['school.edu'])).toBe('Please use your school.edu e-mail address.');
    expect(otherDomainMessage(domains)).toBe(
      'Please use your school.edu or alumni.org e-mail address.',
    );
  });
});
