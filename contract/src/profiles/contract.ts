import { z } from 'zod';
import { changes, limitOf, perHour } from '../limits.ts';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { currentUser, userSummary } from '../users/contract.ts';
import { updateProfileBody } from './forms.ts';

const nullableText = z.string().nullable();

/** A member's page as another member may see it: contact as `visibleContact` allows. */
export const profile = userSummary.extend({
  email: nullableText,
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

export const profiles = {
  update: defineRoute({
    method: 'PUT',
    path: '/api/users/profile',
    access: 'member',
    limit: changes,
    summary: 'Change my profile or my skills',
    body: updateProfileBody,
    dropsUnknownKeys: true,
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
    limit: limitOf('profile photos', perHour(30)),
    summary: 'Set my photo (multipart field `profilePhoto`)',
    response: z.object({ profileImageUrl: z.string() }),
    replay: false,
  }),
};
