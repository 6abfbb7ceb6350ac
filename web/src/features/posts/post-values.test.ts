import { describe, expect, it } from 'vitest';
import { createPostBody, updatePostBody } from '#contract/posts/forms.ts';
import { emptyPost, toCreatePost, toUpdatePost } from './post-values.ts';

const typed = { ...emptyPost, content: 'News', imageAlt: ' Two dancers ' };

describe('toCreatePost', () => {
  it('sends the alt text of an image only', () => {
    expect(toCreatePost(typed, 'image')).toMatchObject({ imageAlt: 'Two dancers' });
    expect(toCreatePost(typed, 'audio')).not.toHaveProperty('imageAlt');
    expect(toCreatePost(typed, null)).not.toHaveProperty('imageAlt');
  });

  it('sends null for a URL of spaces', () => {
    expect(toCreatePost({ ...typed, imageUrl: '  ' }, null)).toMatchObject({ imageUrl: null });
  });

  it('is what the contract takes', () => {
    expect(createPostBody.safeParse(toCreatePost(typed, 'image')).success).toBe(true);
  });
});

describe('toUpdatePost', () => {
  it('sends null for emptied fields, and leaves the media alone', () => {
    expect(toUpdatePost({ ...typed, imageAlt: ' ' }, 'image')).toEqual({
      content: 'News',
      mentions: [],
      skills: null,
      imageAlt: null,
    });
  });

  it('is what the contract takes', () => {
    expect(updatePostBody.safeParse(toUpdatePost(typed, 'image')).success).toBe(true);
  });

  it.each([
    [{ content: ' ' }, 'content'],
    [{ imageAlt: 'x'.repeat(501) }, 'imageAlt'],
  ])('is refused where the contract refuses it', (part, field) => {
    const { error } = updatePostBody.safeParse(toUpdatePost({ ...typed, ...part }, 'image'));
    expect(error?.issues).toMatchObject([{ path: [field] }]);
  });
});
