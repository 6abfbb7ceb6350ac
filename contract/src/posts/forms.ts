import { z } from 'zod';
import { mentionedIds } from '../comments/mentions.ts';
import { skillList } from '../jobs/skill-list.ts';
import { requiredWrittenText, text } from '../primitives.ts';
import { projectId } from '../projects/reference.ts';
import { completeWebAddress, isWebAddress } from '../web-address.ts';

export const postTypes = ['post', 'showcase', 'update'] as const;
export type PostType = (typeof postTypes)[number];

/** An upload of mine (`/uploads/…`) or media elsewhere, by https only. */
const mediaAddress = z
  .string()
  .trim()
  .max(2_000)
  .overwrite(completeWebAddress)
  .regex(
    /^(\/uploads\/|https:\/\/)/,
    'Please use an uploaded file or an address that begins with https://',
  )
  .refine(
    (address) => address.startsWith('/') || isWebAddress(address),
    'Please check the address of your picture or film.',
  );

/** A file or more that I uploaded. */
const uploadAddress = z
  .string()
  .max(2_000)
  .regex(/^\/uploads\//, 'Please upload each picture.');

/** With the first one. */
export const mostPictures = 10;

/** The pictures after the first, in their order. */
const furtherPictures = z
  .array(z.object({ url: uploadAddress, alt: text(500).nullish() }))
  .max(mostPictures - 1, `A post holds ${mostPictures} pictures at most.`);

export const mostPostCharacters = 10_000;

const content = (message: string) => requiredWrittenText(mostPostCharacters, message);

export const createPostBody = z.object({
  content: content('Please enter some content for your post'),
  type: z.enum(postTypes).default('post'),
  skills: skillList(24).default([]),
  imageUrl: mediaAddress.nullish(),
  imageAlt: text(500).nullish(),
  pictures: furtherPictures.default([]),
  mentions: mentionedIds.default([]),
  /** Adds the file or video to my portfolio too. */
  hangInPortfolio: z.boolean().default(false),
  projectId: projectId.default(null),
});

/** A missing key means unchanged; a null imageUrl takes the media away, an empty list of pictures those after the first. */
export const updatePostBody = z.object({
  content: content('Post content cannot be empty.').optional(),
  skills: skillList(24).nullable().optional(),
  imageUrl: mediaAddress.nullable().optional(),
  imageAlt: text(500).nullable().optional(),
  pictures: furtherPictures.optional(),
  mentions: mentionedIds.optional(),
  projectId: projectId.optional(),
});

export type CreatePost = z.output<typeof createPostBody>;
export type UpdatePost = z.output<typeof updatePostBody>;
