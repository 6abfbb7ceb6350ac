import { z } from 'zod';
import { changes, likes, limitOf, perDay, perHour, searches } from '../limits.ts';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { createCommentBody, updateCommentBody } from './forms.ts';
import { mention } from './mentions.ts';
import { commentSubjects } from './subjects.ts';

const reply = z.object({
  id: z.string(),
  /** The comment that it answers. */
  replyTo: z.string().nullable(),
  /** Null where the comment was deleted or its author is not to be seen: it is kept for its replies, without words. */
  authorId: z.string().nullable(),
  author: userSummary.nullable(),
  text: z.string(),
  mentions: z.array(mention),
  likeCount: z.int(),
  isLiked: z.boolean(),
  editedAt: instant.nullable(),
  createdAt: instant,
});

export const comment = reply.extend({
  replyCount: z.int(),
  /** The newest two, the older one first. */
  replies: z.array(reply),
});

export type Comment = z.output<typeof comment>;
export type Reply = z.output<typeof reply>;

const commenting = z.object({ isCommentingOpen: z.boolean() });
const likeState = z.object({ isLiked: z.boolean(), likeCount: z.int() });

/** With `replyTo`, the replies to one comment; otherwise the comments themselves. */
const commentQuery = pageQuery.extend({ replyTo: id.optional() });
export type CommentQuery = z.output<typeof commentQuery>;

function routesOf<const Works extends string>(works: Works) {
  return {
    list: defineRoute({
      method: 'GET',
      path: `/api/${works}/:id/comments`,
      access: 'member',
      summary: 'Comments, newest first, or the replies to one of them',
      params: idParams,
      query: commentQuery,
      response: z.array(comment),
      paged: true,
    }),
    create: defineRoute({
      method: 'POST',
      path: `/api/${works}/:id/comments`,
      access: 'member',
      limit: limitOf('comments', perHour(200), perDay(600)),
      summary: 'Comment, or reply to a comment',
      params: idParams,
      body: createCommentBody,
      response: comment,
      status: 201,
    }),
    setCommenting: defineRoute({
      method: 'PUT',
      path: `/api/${works}/:id/commenting`,
      access: 'member',
      limit: changes,
      summary: 'Close or open commenting on what is mine',
      params: idParams,
      body: commenting,
      response: commenting,
    }),
  };
}

export const commentsOn = {
  post: routesOf('posts'),
  portfolio: routesOf('portfolio/items'),
  event: routesOf('events'),
};

export const comments = {
  get: defineRoute({
    method: 'GET',
    path: '/api/comments/:id',
    access: 'member',
    summary: 'A comment with its newest replies; of a reply, the comment that it answers, with it',
    params: idParams,
    response: comment,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: '/api/comments/:id',
    access: 'member',
    limit: changes,
    summary: 'Edit my comment',
    params: idParams,
    body: updateCommentBody,
    response: comment,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/comments/:id',
    access: 'member',
    limit: 'none',
    audit: ['comment.remove'],
    summary: 'Delete my comment, or any on what is mine (administrators: any)',
    params: idParams,
    response: null,
  }),
  like: defineRoute({
    method: 'POST',
    path: '/api/comments/:id/like',
    access: 'member',
    limit: likes,
    summary: 'Like a comment',
    params: idParams,
    response: likeState,
  }),
  unlike: defineRoute({
    method: 'DELETE',
    path: '/api/comments/:id/like',
    access: 'member',
    limit: likes,
    summary: 'Take my like back',
    params: idParams,
    response: likeState,
  }),
  mentionable: defineRoute({
    method: 'GET',
    path: '/api/mentions',
    access: 'member',
    limit: searches,
    summary:
      'Members to mention by the beginning of their name, connections first; of a work, those who may see it',
    query: z.object({
      q: z.string().trim().max(100).default(''),
      on: z.enum(commentSubjects).optional(),
      onId: id.optional(),
    }),
    response: z.array(userSummary),
  }),
};
