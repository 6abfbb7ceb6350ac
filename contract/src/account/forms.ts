import { z } from 'zod';

export const profileViewsForm = z.object({ hideProfileViews: z.boolean() });

export const frontPageForm = z.object({ showWorkToStrangers: z.boolean() });

/** Whether what a member does is counted, and whether what they highlight is kept. */
export const analyticsChoice = z.object({ analytics: z.boolean(), highlights: z.boolean() });

export type AnalyticsChoice = z.output<typeof analyticsChoice>;

export const analyticsChoiceForm = analyticsChoice
  .partial()
  .refine((form) => Object.keys(form).length > 0, 'Please name a choice to change.');

export const emailPreferences = z.object({
  emailNotifications: z.boolean(),
  emailJobMatches: z.boolean(),
  emailConnectionRequests: z.boolean(),
  emailJobApplications: z.boolean(),
  emailProfileViews: z.boolean(),
  emailComments: z.boolean(),
  emailDigest: z.boolean(),
});

export type EmailPreferences = z.output<typeof emailPreferences>;

export const emailPreferencesForm = emailPreferences
  .partial()
  .refine((form) => Object.keys(form).length > 0, 'Please name a setting to change.');
