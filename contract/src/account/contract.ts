import { z } from 'zod';
import { changes, limitOf, perDay } from '../limits.ts';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { currentUser } from '../users/contract.ts';
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

export const suspension = z.object({
  user: currentUser,
  /** Null for a suspension that is older than reasons. */
  reason: z.string().nullable(),
  /** Null for no end. */
  until: instant.nullable(),
  /** Of the page where the decision can be read and appealed; null where no report is behind it. */
  appealPath: z.string().nullable(),
  /** Whom to write to otherwise; null where no administrator is named. */
  administrator: z.string().nullable(),
});

export type Suspension = z.output<typeof suspension>;

/** A member's settings and data. The password, sessions and factors are in `auth`. */
export const account = {
  suspension: defineRoute({
    method: 'GET',
    path: '/api/account/suspension',
    access: 'member',
    openToSuspended: true,
    summary: 'Why and until when I am suspended, and where I can appeal; 404 for who is not',
    response: suspension,
  }),
  setProfileViews: defineRoute({
    method: 'POST',
    path: '/api/privacy/profile-views',
    access: 'member',
    limit: changes,
    summary: 'Hide or show whose profiles I look at, and who looks at mine',
    body: profileViewsForm,
    response: profileViewsForm,
  }),
  setFrontPage: defineRoute({
    method: 'POST',
    path: '/api/privacy/front-page',
    access: 'member',
    limit: changes,
    summary: 'Show my newest work on the page for strangers, or take it away',
    body: frontPageForm,
    response: frontPageForm,
  }),
  setAnalyticsChoice: defineRoute({
    method: 'POST',
    path: '/api/privacy/analytics',
    access: 'member',
    limit: changes,
    summary:
      'Whether what I do is counted and what I highlight is kept; what is not named stays as it is',
    body: analyticsChoiceForm,
    response: analyticsChoice,
  }),
  setEmailPreferences: defineRoute({
    method: 'POST',
    path: '/api/user/email-preferences',
    access: 'member',
    limit: changes,
    summary: 'Which mails I get; what is not named stays as it is',
    body: emailPreferencesForm,
    response: emailPreferences,
  }),
  startExport: defineRoute({
    method: 'POST',
    path: '/api/account/export',
    access: 'member',
    limit: limitOf('copies of your data', perDay(5)),
    openToSuspended: true,
    summary: 'Prepare a copy of everything that is kept about me',
    response: dataExport,
    status: 202,
  }),
  listExports: defineRoute({
    method: 'GET',
    path: '/api/account/exports',
    access: 'member',
    openToSuspended: true,
    summary: 'The copies of my data, newest first',
    response: z.array(dataExport),
  }),
  downloadExport: defineRoute({
    method: 'GET',
    path: '/api/account/export/:id',
    access: 'member',
    openToSuspended: true,
    summary: 'Download a copy of my data, as a ZIP file',
    params: idParams,
    response: 'stream',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/account',
    access: 'member',
    limit: 'none',
    openToSuspended: true,
    summary: `Leave: hidden at once, signed out everywhere, deleted after ${restoreDays} days`,
    response: null,
  }),
  pendingDeletion: defineRoute({
    method: 'GET',
    path: '/api/account/deletion',
    access: 'public',
    summary: 'When the account that this browser has signed in to is deleted',
    response: z.object({
      firstName: z.string(),
      deletionDueAt: instant,
      /** The account is still suspended once it is restored. */
      isSuspended: z.boolean(),
    }),
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
