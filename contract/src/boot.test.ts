import { expect, it } from 'vitest';
import { boot } from './boot.ts';
import { issuesOf } from './testing/issues-of.ts';

const config = {
  googleSignIn: true,
  emailDomains: ['school.edu'],
  production: true,
  legacyMediaHost: null,
  timeZone: 'America/New_York',
  schoolName: 'School of the Arts',
  serviceWorker: true,
};

it('tells a stranger how this school is set up', () => {
  expect(boot.parse({ user: null, config })).toEqual({ user: null, config });
  expect(issuesOf(boot, { config: {} })).toMatchObject({
    user: 'This is required.',
    'config.timeZone': 'This is required.',
  });
});
