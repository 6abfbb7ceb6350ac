import { z } from 'zod';
import { personName } from '../users/person-name.ts';
import { emailAddress } from './email-address.ts';
import { newPassword } from './password.ts';

const knownPassword = z.string().min(1, 'Please enter your password.').max(200);

/** Where to go after signing in: a path of ours, never another site. */
export const nextPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u);

export const logInBody = z.object({ email: emailAddress, password: knownPassword });
export const forgotPasswordBody = z.object({ email: emailAddress });

export const signUpBody = z.object({
  email: emailAddress,
  password: newPassword,
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
});

export const changePasswordBody = z
  .object({
    currentPassword: z.string().min(1, 'Current password is required').max(200),
    newPassword,
    confirmPassword: z.string().min(1, 'Please confirm your new password').max(200),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
