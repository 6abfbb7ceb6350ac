import type { Post } from '#contract/posts/contract.ts';
import type { PostType } from '#contract/posts/forms.ts';
import type { MediaKind } from '#contract/uploads/media.ts';

/** The values of the post form. */
export interface PostValues {
  content: string;
  type: PostType;
  /** Media elsewhere, instead of a file. */
  imageUrl: string;
  imageAlt: string;
  skills: string[];
}

export const emptyPost: PostValues = {
  content: '',
  type: 'post',
  imageUrl: '',
  imageAlt: '',
  skills: [],
};

/** The media of a post is edited as a file, not as a URL. */
export function postToValues({ content, type, media, skills }: Post): PostValues {
  return { content, type, imageUrl: '', imageAlt: media?.alt ?? '', skills };
}

export function toCreatePost(values: PostValues, kind: MediaKind | null) {
  const { content, type, skills, imageUrl } = values;
  return { content, type, skills, imageUrl: imageUrl.trim() || null, ...altOf(values, kind) };
}

/** Sends null for emptied fields. */
export function toUpdatePost(values: PostValues, kind: MediaKind | null) {
  const { content, skills } = values;
  return { content, skills: skills.length > 0 ? skills : null, ...altOf(values, kind) };
}

/** Only an image has an alt text. */
function altOf({ imageAlt }: PostValues, kind: MediaKind | null) {
  return kind === 'image' ? { imageAlt: imageAlt.trim() || null } : {};
}
