import { z } from 'zod';
import { skillList } from '../jobs/contract.ts';
import { idParams, instant, requiredText, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { currentUser, userSummary } from '../users/contract.ts';
import { isWebAddress } from './web-address.ts';

const nullableText = z.string().nullable();

/** A member's page as another member may see it: the phone number only for connections. */
export const profile = userSummary.extend({
  email: z.string(),
  bio: nullableText,
  phoneNumber: nullableText,
  portfolioUrl: nullableText,
  website: nullableText,
  instagramUrl: nullableText,
  linkedinUrl: nullableText,
  twitterUrl: nullableText,
  youtubeUrl: nullableText,
  imdbUrl: nullableText,
  skills: z.array(z.string()),
  createdAt: instant,
});

export type Profile = z.output<typeof profile>;

/** Only http and https: never `javascript:` or `data:`. An empty field is none. */
const link = text(500)
  .refine((value) => value === '' || isWebAddress(value), 'Please enter a valid URL')
  .nullable()
  .transform((value) => value || null);

const optional = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value || null);

export const profileForm = z.object({
  firstName: requiredText(60, 'First name is required'),
  lastName: requiredText(60, 'Last name is required'),
  school: requiredText(100, 'School is required'),
  major: requiredText(100, 'Major is required'),
  graduationYear: z.coerce
    .number('Graduation year is required')
    .int('Graduation year is required')
    .min(1900, 'Graduation year is required')
    .max(2100, 'Graduation year is required'),
  bio: optional(2_000),
  phoneNumber: optional(40),
  instagramUsername: text(30)
    .regex(/^@?[\w.]*$/, 'Please enter only the username')
    .nullable()
    .transform((value) => value?.replace(/^@/, '') || null),
  portfolioUrl: link,
  website: link,
  linkedinUrl: link,
  twitterUrl: link,
  youtubeUrl: link,
  imdbUrl: link,
});

/** A missing key means unchanged. `isAdmin`, `email` and `id` are not keys of a profile. */
export const updateProfileBody = profileForm.partial().extend({
  skills: skillList(60).optional(),
  hideCourses: z.boolean().optional(),
});

export type UpdateProfile = z.output<typeof updateProfileBody>;

export const profiles = {
  update: defineRoute({
    method: 'PUT',
    path: '/api/users/profile',
    access: 'member',
    summary: 'Change my profile or my skills',
    body: updateProfileBody,
    response: currentUser,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/users/:id',
    access: 'member',
    summary: "A member's profile",
    params: idParams,
    response: profile,
  }),
  uploadPhoto: defineRoute({
    method: 'POST',
    path: '/api/profile-photo/simple-upload',
    access: 'member',
    summary: 'Set my photo (multipart field `profilePhoto`)',
    response: z.object({ profileImageUrl: z.string() }),
    replay: false,
  }),
};
