import { z } from 'zod';
import { emailAddress } from '../auth/email-address.ts';

const missing = 'Missing information: Please enter both user IDs';
/** A name that was typed, and nobody chosen, is no id. */
const userId = z
  .string(missing)
  .trim()
  .regex(/^user_\w{1,59}$/, missing);

export const mergeBody = z
  .object({ primaryUserId: userId, secondaryUserId: userId, dryRun: z.boolean().default(false) })
  .refine(({ primaryUserId, secondaryUserId }) => primaryUserId !== secondaryUserId, {
    error: 'Invalid selection: Primary and secondary users cannot be the same',
    path: ['secondaryUserId'],
  });

export type MergeRequest = z.output<typeof mergeBody>;

const code = z.string('Please enter the code').trim().length(6, 'The code has 6 characters.');

export const graduationForm = z.object({ newEmail: emailAddress });
export const graduationCodes = z.object({ currentCode: code, newCode: code });
