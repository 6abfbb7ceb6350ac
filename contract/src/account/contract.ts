import { z } from 'zod';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import {
  analyticsChoice,
  analyticsChoiceForm,
  emailPreferences,
  emailPreferencesForm,
  frontPageForm,
  profileViewsForm,
} from './forms.ts';
import { restoreDays } from './periods.ts';

export const dataExport = z.object({
  id: z.string(),
  status: z.enum(['pending', 'ready', 'failed']),
  /** Percent, while it is pending. */
  progress: z.int(),
  /** In bytes, once it is ready. */
  size: z.int().nullable(),
  createdAt: instant,
  /** When a ready one is deleted. */
  expiresAt: instant.nullable(),
});

export type DataExport = z.output<typeof dataExport>;

/** A member's settings and data. The password, sessions and factors are in `auth`. */
export const account = {
  setProfileViews: defineRoute({
    method: 'POST',
    path: '/api/privacy/profile-views',
    access: 'member',
    summary: 'Hide or show whose profiles I look at, and who looks at mine',
    body: profileViewsForm,
    response: profileViewsForm,
  }),
  setFrontPage: defineRoute({
    method: 'POST',
    path: '/api/privacy/front-page',
    access: 'member',
    summary: 'Show my newest work on the page for strangers, or take it away',
    body: frontPageForm,
    response: frontPageForm,
  }),
  setAnalyticsChoice: defineRoute({
    method: 'POST',
    path: '/api/privacy/analytics',
    access: 'member',
    summary:
      'Whether what I do is counted and what I highlight is kept; what is not named stays as it is',
    body: analyticsChoiceForm,
    response: analyticsChoice,
  }),
  setEmailPreferences: defineRoute({
    method: 'POST',
    path: '/api/user/email-preferences',
    access: 'member',
    summary: 'Which mails I get; what is not named stays as it is',
    body: emailPreferencesForm,
    response: emailPreferences,
  }),
  startExport: defineRoute({
    method: 'POST',
    path: '/api/account/export',
    access: 'member',
    summary: 'Prepare a copy of everything that is kept about me',
    response: dataExport,
    status: 202,
  }),
  listExports: defineRoute({
    method: 'GET',
    path: '/api/account/exports',
    access: 'member',
    summary: 'The copies of my data, newest first',
    response: z.array(dataExport),
  }),
  downloadExport: defineRoute({
    method: 'GET',
    path: '/api/account/export/:id',
    access: 'member',
    summary: 'Download a copy of my data, as a ZIP file',
    params: idParams,
    response: 'stream',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/account',
    access: 'member',
    summary: `Leave: hidden at once, signed out everywhere, deleted after ${restoreDays} days`,
    response: null,
  }),
  pendingDeletion: defineRoute({
    method: 'GET',
    path: '/api/account/deletion',
    access: 'public',
    summary: 'When the account that this browser has signed in to is deleted',
    response: z.object({ firstName: z.string(), deletionDueAt: instant }),
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/api/account/restore',
    access: 'public',
    summary: 'Come back before the account is deleted; needs a new sign-in',
    response: null,
    replay: false,
  }),
};
