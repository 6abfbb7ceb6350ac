import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import {
  analyticsChoiceForm,
  emailPreferences,
  emailPreferencesForm,
  frontPageForm,
  profileViewsForm,
} from './forms.ts';

const settings = [
  'emailNotifications',
  'emailJobMatches',
  'emailConnectionRequests',
  'emailJobApplications',
  'emailProfileViews',
  'emailComments',
  'emailDigest',
];

describe('the mails that a member wants', () => {
  it.each(settings)('change by one setting: %s', (setting) => {
    for (const wanted of [true, false])
      expect(emailPreferencesForm.parse({ [setting]: wanted })).toEqual({ [setting]: wanted });
    expect(issuesOf(emailPreferencesForm, { [setting]: 'yes' })).toEqual({
      [setting]: 'This must be true or false.',
    });
  });

  it('change by one setting at least', () => {
    const nothing = { '': 'Please name a setting to change.' };
    expect(issuesOf(emailPreferencesForm, {})).toEqual(nothing);
    expect(issuesOf(emailPreferencesForm, { isAdmin: true })).toEqual(nothing);
  });

  it('are known one by one', () => {
    const all = Object.fromEntries(settings.map((setting) => [setting, true]));
    expect(emailPreferences.parse(all)).toEqual(all);
  });
});

describe('what is counted of a member', () => {
  it.each([{ analytics: false }, { highlights: true }, { analytics: true, highlights: false }])(
    'changes with %j',
    (choice) => {
      expect(analyticsChoiceForm.parse(choice)).toEqual(choice);
    },
  );

  it('changes by one choice at least', () => {
    expect(issuesOf(analyticsChoiceForm, {})).toEqual({ '': 'Please name a choice to change.' });
  });
});

it.each([
  ['hideProfileViews', profileViewsForm],
  ['showWorkToStrangers', frontPageForm],
])('%s is switched on or off', (field, form) => {
  for (const chosen of [true, false])
    expect(form.parse({ [field]: chosen })).toEqual({ [field]: chosen });
  expect(issuesOf(form, {})).toEqual({ [field]: 'This is required.' });
});
