import { describe, expect, it } from 'vitest';
import { schools } from '../catalogue/schools.ts';
import { refusalOfStudies, visibleContact } from './policy.ts';

describe('the e-mail address and the phone number', () => {
  const member = { id: 'user_1', isConnected: false, hasApplied: false };
  const contact = { email: 'ada@nyu.edu', phoneNumber: '212 555 0100' };
  const other = { id: 'user_2', isAdmin: false };
  it.each([
    ['another member', other, {}, { email: null, phoneNumber: null }],
    ['a connection', other, { isConnected: true }, contact],
    ['the owner of a job', other, { hasApplied: true }, { ...contact, phoneNumber: null }],
    ['an administrator', { ...other, isAdmin: true }, {}, contact],
    ['their owner', { ...other, id: 'user_1' }, {}, contact],
  ])('as seen by %s', (_, viewer, relation, seen) => {
    expect(visibleContact(viewer, { ...member, ...relation }, contact)).toEqual(seen);
  });
});

describe('a change of school and major', () => {
  const [first, second] = schools;
  const student = { school: first.name, major: first.programmes[0] };
  const elsewhere = { school: second.name, major: second.programmes[0] };
  const alumna = { school: 'School of Radio', major: 'Wireless Drama' };
  const nobody = { school: null, major: null };

  it.each([
    ['nothing', student, {}],
    ['to another major of the school', student, { major: first.programmes[1] }],
    ['of both', student, elsewhere],
    ['of the first choice', nobody, student],
    ['that repeats what an alumna has', alumna, alumna],
    ['of the school alone, where no major is chosen yet', nobody, { school: student.school }],
  ])('is fine: %s', (_, before, change) => {
    expect(refusalOfStudies(before, change)).toBeNull();
  });

  const unknown = { path: 'school', message: 'Please choose a school from the list' };
  const none = { path: 'school', message: 'Please choose a school first' };
  const majorOf = (school: string) => ({
    path: 'major',
    message: `Please choose a major of ${school}`,
  });

  it.each([
    ['to an unknown school', student, { school: 'Hogwarts', major: student.major }, unknown],
    ['to a major of another school', student, { major: elsewhere.major }, majorOf(first.name)],
    [
      'of the school alone, whose majors differ',
      student,
      { school: elsewhere.school },
      majorOf(second.name),
    ],
    ['to a major without a school', nobody, { major: student.major }, none],
    ['to no school, with a major', student, { school: null }, none],
    [
      'of a closed major to another closed one',
      alumna,
      { major: 'Shorthand' },
      majorOf('School of Radio'),
    ],
  ])('is refused: %s', (_, before, change, refusal) => {
    expect(refusalOfStudies(before, change)).toEqual(refusal);
  });
});
