import { z } from 'zod';
import { nullableText, optionalText, requiredText } from '../primitives.ts';

const title = requiredText(100, 'Please enter the title of your project');

/** A picture that I uploaded. */
const poster = z
  .string()
  .max(2_000)
  .regex(/^\/uploads\//, 'Please upload a picture for the poster.')
  .nullable();

export const createProjectBody = z.object({
  title,
  description: optionalText(5_000),
  imageUrl: poster.default(null),
});

/** A missing key means unchanged; null empties the field. */
export const updateProjectBody = z.object({
  title: title.optional(),
  description: nullableText(5_000).optional(),
  imageUrl: poster.optional(),
});

export const crewBody = z.object({ role: optionalText(60) });

export type CreateProject = z.output<typeof createProjectBody>;
export type UpdateProject = z.output<typeof updateProjectBody>;
