import { z } from 'zod';
import { nextPath } from '#contract/auth/forms.ts';

export const authModes = [
  'login',
  'signup',
  'verify',
  'forgot',
  'reset',
  'second-step',
  'restore',
] as const;

export const authSearchParams = z.object({
  mode: z.enum(authModes).default('login'),
  error: z.string().min(1).optional(),
  next: nextPath.optional(),
  token: z.string().optional(),
});

export type AuthMode = (typeof authModes)[number];
