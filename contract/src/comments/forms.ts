import { z } from 'zod';
import { id, requiredWrittenText } from '../primitives.ts';
import { maxCommentLength } from './max-comment-length.ts';
import { mentionedIds } from './mentions.ts';

const commentText = requiredWrittenText(maxCommentLength, 'Please write something first.');

export const createCommentBody = z.object({
  text: commentText,
  replyTo: id.nullish(),
  mentions: mentionedIds.default([]),
});

export const updateCommentBody = z.object({
  text: commentText,
  mentions: mentionedIds.default([]),
});

export type CreateComment = z.output<typeof createCommentBody>;
export type UpdateComment = z.output<typeof updateCommentBody>;
