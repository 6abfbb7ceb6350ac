import { z } from 'zod';
import { mentionedIds } from '../comments/mentions.ts';
import { skillList } from '../jobs/skill-list.ts';
import { requiredWrittenText, text } from '../primitives.ts';

export const postTypes = ['post', 'showcase', 'update'] as const;
export type PostType = (typeof postTypes)[number];

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

export const mostPostCharacters = 10_000;

const content = (message: string) => requiredWrittenText(mostPostCharacters, message);

export const createPostBody = z.object({
  content: content('Please enter some content for your post'),
  type: z.enum(postTypes).default('post'),
  skills: skillList(24).default([]),
  imageUrl: mediaAddress.nullish(),
  imageAlt: text(500).nullish(),
  mentions: mentionedIds.default([]),
});

/** A missing key means unchanged; a null imageUrl takes the media away. */
export const updatePostBody = z.object({
  content: content('Post content cannot be empty.').optional(),
  skills: skillList(24).nullable().optional(),
  imageUrl: mediaAddress.nullable().optional(),
  imageAlt: text(500).nullable().optional(),
  mentions: mentionedIds.optional(),
});

export type CreatePost = z.output<typeof createPostBody>;
export type UpdatePost = z.output<typeof updatePostBody>;
