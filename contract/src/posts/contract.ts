import { z } from 'zod';
import { mention } from '../comments/mentions.ts';
import { changes, likes, limitOf, perDay, perHour } from '../limits.ts';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { projectReference } from '../projects/reference.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';
import { userSummary } from '../users/contract.ts';
import { createPostBody, postTypes, updatePostBody } from './forms.ts';

export const post = z.object({
  id: z.string(),
  authorId: z.string(),
  author: userSummary,
  content: z.string(),
  type: z.enum(postTypes),
  skills: z.array(z.string()),
  imageUrl: z.string().nullable(),
  media: media.nullable(),
  /** The pictures after the first; null without any. */
  pictures: z.array(media).nullable(),
  project: projectReference.nullable(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  mentions: z.array(mention),
  commentCount: z.int(),
  /** Left out of the feed, which shows no field for a comment and pays for every column. */
  isCommentingOpen: z.boolean().optional(),
  createdAt: instant,
});

export type Post = z.output<typeof post>;

const likeState = z.object({ isLiked: z.boolean(), likeCount: z.int() });

export const posts = {
  list: defineRoute({
    method: 'GET',
    path: '/api/posts',
    access: 'member',
    summary: 'Posts, newest first',
    query: pageQuery.extend({ authorId: id.optional(), projectId: id.optional() }),
    response: z.array(post),
    paged: true,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/posts/:id',
    access: 'member',
    summary: 'One post',
    params: idParams,
    response: post,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/posts',
    access: 'member',
    limit: limitOf('posts', perHour(100), perDay(300)),
    summary: 'Share a post',
    body: createPostBody,
    response: post,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/posts/:id',
    access: 'member',
    limit: changes,
    summary: 'Edit my post',
    params: idParams,
    body: updatePostBody,
    response: post,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/posts/:id',
    access: 'member',
    limit: 'none',
    summary: 'Delete my post',
    params: idParams,
    response: null,
  }),
  like: defineRoute({
    method: 'POST',
    path: '/api/posts/:id/like',
    access: 'member',
    limit: likes,
    summary: 'Like a post',
    params: idParams,
    response: likeState,
  }),
  unlike: defineRoute({
    method: 'DELETE',
    path: '/api/posts/:id/like',
    access: 'member',
    limit: likes,
    summary: 'Take my like back',
    params: idParams,
    response: likeState,
  }),
};
