import { z } from 'zod';

export const passwordMinimum = 8;

/** The one rule for a password that a member chooses. The server also refuses what is easy to guess. */
export const newPassword = z
  .string()
  .min(passwordMinimum, `New password must be at least ${passwordMinimum} characters`)
  .max(200, 'Please keep your password to 200 characters or fewer.');
