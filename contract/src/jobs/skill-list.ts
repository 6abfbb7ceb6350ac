import { z } from 'zod';
import { requiredText } from '../primitives.ts';

export const skillList = (most: number) =>
  z
    .array(requiredText(60, 'A skill needs a name.'))
    .max(most, `Please choose ${most} skills at most.`)
    .transform((skills) => [...new Set(skills)]);
