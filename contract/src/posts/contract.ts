import { z } from 'zod';
import { skillList } from '../jobs/contract.ts';
import { id, idParams, instant, pageQuery, requiredText, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';
import { userSummary } from '../users/contract.ts';

export const postTypes = ['post', 'showcase', 'update'] as const;
export type PostType = (typeof postTypes)[number];

export const post = z.object({
  id: z.string(),
  authorId: z.string(),
  author: userSummary,
  content: z.string(),
  type: z.enum(postTypes),
  skills: z.array(z.string()),
  imageUrl: z.string().nullable(),
  media: media.nullable(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  createdAt: instant,
});

export type Post = z.output<typeof post>;

/** An upload of mine (`/uploads/…`) or media elsewhere, by https only. */
const mediaAddress = z
  .string()
  .trim()
  .max(2_000)
  .regex(
    /^(\/uploads\/|https:\/\/)/,
    'Please use an uploaded file or an address that begins with https://',
  )
  .refine(
    (address) => address.startsWith('/') || URL.canParse(address),
    'Please check the address of your picture or film.',
  );

const content = (message: string) => requiredText(10_000, message);

export const createPostBody = z.object({
  content: content('Please enter some content for your post'),
  type: z.enum(postTypes).default('post'),
  skills: skillList(24).default([]),
  imageUrl: mediaAddress.nullish(),
  imageAlt: text(500).nullish(),
});

/** A missing key means unchanged; a null imageUrl takes the media away. */
export const updatePostBody = z.object({
  content: content('Post content cannot be empty.').optional(),
  skills: skillList(24).nullable().optional(),
  imageUrl: mediaAddress.nullable().optional(),
  imageAlt: text(500).nullable().optional(),
});

export type CreatePost = z.output<typeof createPostBody>;
export type UpdatePost = z.output<typeof updatePostBody>;

const likeState = z.object({ isLiked: z.boolean(), likeCount: z.int() });

export const posts = {
  list: defineRoute({
    method: 'GET',
    path: '/api/posts',
    access: 'member',
    summary: 'Posts, newest first',
    query: pageQuery.extend({ authorId: id.optional() }),
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
    summary: 'Share a post',
    body: createPostBody,
    response: post,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/posts/:id',
    access: 'member',
    summary: 'Edit my post',
    params: idParams,
    body: updatePostBody,
    response: post,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/posts/:id',
    access: 'member',
    summary: 'Delete my post',
    params: idParams,
    response: null,
  }),
  like: defineRoute({
    method: 'POST',
    path: '/api/posts/:id/like',
    access: 'member',
    summary: 'Like a post',
    params: idParams,
    response: likeState,
  }),
  unlike: defineRoute({
    method: 'DELETE',
    path: '/api/posts/:id/like',
    access: 'member',
    summary: 'Take my like back',
    params: idParams,
    response: likeState,
  }),
};
