import { z } from 'zod';
import { id } from '../primitives.ts';

/** The project that a job, a post or an event stands under. */
export const projectReference = z.object({ id, title: z.string() });

export type ProjectReference = z.output<typeof projectReference>;

/** In the bodies of jobs, posts and events: null takes the item out of its project. */
export const projectId = id.nullable();
