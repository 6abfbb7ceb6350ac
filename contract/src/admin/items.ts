import { z } from 'zod';
import { event } from '../events/contract.ts';
import { job } from '../jobs/contract.ts';
import { post } from '../posts/contract.ts';
import { userSummary } from '../users/contract.ts';

export const author = userSummary.extend({ email: z.string() });

/** An item as everybody sees it, with the address of its author. */
export const adminPost = post
  .omit({ author: true, isLiked: true, isCommentingOpen: true })
  .extend({ author });
export const adminJob = job
  .omit({ author: true, isSaved: true, isApplied: true, project: true })
  .extend({ author });
export const adminEvent = event
  .omit({ author: true, myRsvp: true, waitingPlace: true, isCommentingOpen: true })
  .extend({ author });
