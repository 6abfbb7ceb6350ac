import { z } from 'zod';
import { emailAddress } from '../auth/email-address.ts';
import { skillList } from '../jobs/skill-list.ts';
import { instant, nullableText, requiredWrittenText } from '../primitives.ts';
import { link } from '../profiles/forms.ts';
import { personName } from '../users/person-name.ts';
import { staffRoles } from '../users/staff-roles.ts';

/** A missing key means unchanged; `isAdmin`, `role` and `id` are not among them. */
export const updateUserBody = z.object({
  firstName: personName('First name is required').optional(),
  lastName: personName('Last name is required').optional(),
  email: emailAddress.optional(),
  bio: nullableText(2_000).optional(),
  school: nullableText(100).optional(),
  major: nullableText(100).optional(),
  graduationYear: z.coerce
    .number()
    .int('Please enter a year.')
    .min(1900, 'Please enter a year after 1900.')
    .max(2100, 'Please enter a year before 2100.')
    .nullable()
    .optional(),
  phoneNumber: nullableText(40).optional(),
  skills: skillList(60).optional(),
  website: link.optional(),
  instagramUrl: link.optional(),
  linkedinUrl: link.optional(),
  twitterUrl: link.optional(),
});

export type UpdateUser = z.output<typeof updateUserBody>;

export const suspendBody = z.object({
  reason: requiredWrittenText(1_000, 'Please give a reason: the member will read it.'),
  /** When it ends by itself; null or missing for no end. */
  until: instant.nullish().transform((value) => value ?? null),
});

export type Suspension = z.output<typeof suspendBody>;

/** Administrators are named by ADMIN_EMAILS and by nothing else. */
export const roleBody = z.object({ role: z.enum(staffRoles).nullable() });

export const adminPostBody = z.object({
  content: requiredWrittenText(10_000, 'Post content cannot be empty.'),
});
