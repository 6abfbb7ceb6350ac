import { presentMentions } from '#contract/comments/split-mentions.ts';
import type { Post } from '#contract/posts/contract.ts';
import type { PostType } from '#contract/posts/forms.ts';
import type { MediaKind } from '#contract/uploads/media.ts';
import { decodeMentions, encodeMentions } from '#web/lib/forms/mention-values.ts';

/** The values of the post form. */
export interface PostValues {
  content: string;
  /** Encoded, as a draft keeps them. */
  mentions: string[];
  type: PostType;
  /** Media elsewhere, instead of a file. */
  imageUrl: string;
  imageAlt: string;
  skills: string[];
}

export const emptyPost: PostValues = {
  content: '',
  mentions: [],
  type: 'post',
  imageUrl: '',
  imageAlt: '',
  skills: [],
};

/** The media of a post is edited as a file, not as a URL. */
export function postToValues({ content, mentions, type, media, skills }: Post): PostValues {
  return {
    content,
    mentions: encodeMentions(mentions),
    type,
    imageUrl: '',
    imageAlt: media?.alt ?? '',
    skills,
  };
}

export function toCreatePost(values: PostValues, kind: MediaKind | null) {
  const { content, type, skills, imageUrl } = values;
  return {
    content,
    mentions: mentionedIds(values),
    type,
    skills,
    imageUrl: imageUrl.trim() || null,
    ...altOf(values, kind),
  };
}

/** Sends null for emptied fields. */
export function toUpdatePost(values: PostValues, kind: MediaKind | null) {
  const { content, skills } = values;
  return {
    content,
    mentions: mentionedIds(values),
    skills: skills.length > 0 ? skills : null,
    ...altOf(values, kind),
  };
}

function mentionedIds({ content, mentions }: PostValues): string[] {
  return presentMentions(content, decodeMentions(mentions)).map(({ id }) => id);
}

/** Only an image has an alt text. */
function altOf({ imageAlt }: PostValues, kind: MediaKind | null) {
  return kind === 'image' ? { imageAlt: imageAlt.trim() || null } : {};
}
