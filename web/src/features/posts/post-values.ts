import { presentMentions } from '#contract/comments/split-mentions.ts';
import type { Post } from '#contract/posts/contract.ts';
import type { PostType } from '#contract/posts/forms.ts';
import { mediaKindOfUrl } from '#contract/uploads/media.ts';
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
  /** Anything but an empty string: also in the portfolio. */
  hangInPortfolio: string;
  projectId: string;
}

export const emptyPost: PostValues = {
  content: '',
  mentions: [],
  type: 'post',
  imageUrl: '',
  imageAlt: '',
  skills: [],
  hangInPortfolio: '',
  projectId: '',
};

/** The media of a post is edited as files, not as a URL. */
export function postToValues({ content, mentions, type, skills, project }: Post): PostValues {
  return {
    content,
    mentions: encodeMentions(mentions),
    type,
    imageUrl: '',
    imageAlt: '',
    skills,
    hangInPortfolio: '',
    projectId: project?.id ?? '',
  };
}

/** Without the files, which are sent first. */
export function toCreatePost(values: PostValues) {
  const { content, type, skills } = values;
  const imageUrl = values.imageUrl.trim();
  const isImage = imageUrl !== '' && mediaKindOfUrl(imageUrl) === 'image';
  return {
    content,
    mentions: mentionedIds(values),
    type,
    skills,
    imageUrl: imageUrl || null,
    imageAlt: (isImage && values.imageAlt.trim()) || null,
    hangInPortfolio: values.hangInPortfolio !== '',
    projectId: values.projectId || null,
  };
}

/** Sends null for emptied fields, and the project only when it changed: one may have left its crew. */
export function toUpdatePost(values: PostValues, post: Pick<Post, 'project'>) {
  const { content, skills, projectId } = values;
  return {
    content,
    mentions: mentionedIds(values),
    skills: skills.length > 0 ? skills : null,
    ...(projectId !== (post.project?.id ?? '') && { projectId: projectId || null }),
  };
}

function mentionedIds({ content, mentions }: PostValues): string[] {
  return presentMentions(content, decodeMentions(mentions)).map(({ id }) => id);
}
