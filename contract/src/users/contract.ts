import { z } from 'zod';
import { staffSteps } from '../auth/policy.ts';
import { instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { staffRoles } from './staff-roles.ts';

const name = z.string();
const optionalText = z.string().nullable();

/** What everyone may see of a member on a card or beside a post. */
export const userSummary = z.object({
  id: z.string(),
  firstName: name,
  lastName: name,
  school: optionalText,
  major: optionalText,
  program: optionalText,
  graduationYear: z.int().nullable(),
  profileImageUrl: optionalText,
});

/** What a new member is asked after signing up, in this order. */
export const welcomeSteps = ['studies', 'skills', 'work', 'privacy'] as const;

export type WelcomeStep = (typeof welcomeSteps)[number];

/** The signed-in member as their own browser knows them. */
export const currentUser = userSummary.extend({
  email: z.string(),
  bio: optionalText,
  phoneNumber: optionalText,
  portfolioUrl: optionalText,
  website: optionalText,
  instagramUrl: optionalText,
  linkedinUrl: optionalText,
  twitterUrl: optionalText,
  youtubeUrl: optionalText,
  imdbUrl: optionalText,
  skills: z.array(z.string()),
  /** What this session may do: without the step below, an administrator's is that of a member. */
  isAdmin: z.boolean(),
  role: z.enum(staffRoles).nullable(),
  staffStep: z.enum(staffSteps).nullable(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  hideCourses: z.boolean(),
  hideProfileViews: z.boolean(),
  /** Whether what I do is counted, and whether what I highlight is kept. */
  shareAnalytics: z.boolean(),
  shareHighlights: z.boolean(),
  /** Whether my newest work is on the page for strangers. */
  showWorkToStrangers: z.boolean(),
  emailNotifications: z.boolean(),
  emailJobMatches: z.boolean(),
  emailConnectionRequests: z.boolean(),
  emailJobApplications: z.boolean(),
  emailProfileViews: z.boolean(),
  emailComments: z.boolean(),
  emailDigest: z.boolean(),
  /** Where the welcome goes on; null when it has ended. */
  welcomeStep: z.enum(welcomeSteps).nullable(),
  createdAt: instant,
});

export type UserSummary = z.output<typeof userSummary>;
export type CurrentUser = z.output<typeof currentUser>;

export const communityStats = z.object({
  totalStudents: z.int(),
  actors: z.int(),
  directors: z.int(),
  openCalls: z.int(),
  /** Those that begin within seven days. */
  eventsThisWeek: z.int(),
});

export type CommunityStats = z.output<typeof communityStats>;

export const users = {
  communityStats: defineRoute({
    method: 'GET',
    path: '/api/public/community-stats',
    access: 'public',
    summary: 'How many students, actors, directors, open calls and events this week there are',
    response: communityStats,
  }),
};
