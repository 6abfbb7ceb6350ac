import { z } from 'zod';
import { skillList } from '../jobs/skill-list.ts';
import { nullableText, requiredText, text } from '../primitives.ts';
import { personName } from '../users/person-name.ts';
import { completeWebAddress, isWebAddress } from '../web-address.ts';

/** Only http and https: never `javascript:` or `data:`. An empty field is none. */
export const link = text(500)
  .overwrite(completeWebAddress)
  .max(500, 'Please keep this to 500 characters or fewer.')
  .refine((value) => value === '' || isWebAddress(value), 'Please enter a valid URL')
  .nullable()
  .transform((value) => value || null);

export const profileForm = z.object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  school: requiredText(100, 'School is required'),
  major: requiredText(100, 'Major is required'),
  graduationYear: z.coerce.number('Graduation year is required').int().min(1900).max(2100),
  bio: nullableText(2_000),
  phoneNumber: nullableText(40),
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
