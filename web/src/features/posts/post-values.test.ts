import { describe, expect, it } from 'vitest';
import { createPostBody, updatePostBody } from '#contract/posts/forms.ts';
import { emptyPost, toCreatePost, toUpdatePost } from './post-values.ts';

const typed = { ...emptyPost, content: 'News', imageAlt: ' Two dancers ' };
const picture = { ...typed, imageUrl: 'https://example.edu/still.png' };

describe('toCreatePost', () => {
  it('sends the alt text of an image only', () => {
    expect(toCreatePost(picture)).toMatchObject({ imageAlt: 'Two dancers' });
    const sound = { ...picture, imageUrl: 'https://example.edu/tone.mp3' };
    expect(toCreatePost(sound)).toMatchObject({ imageAlt: null });
    expect(toCreatePost(typed)).toMatchObject({ imageAlt: null });
  });

  it('sends null for a URL of spaces', () => {
    expect(toCreatePost({ ...typed, imageUrl: '  ' })).toMatchObject({ imageUrl: null });
  });

  it.each([
    ['', false],
    ['yes', true],
  ])('hangs it in the portfolio where that was chosen: %j', (hangInPortfolio, isHung) => {
    expect(toCreatePost({ ...typed, hangInPortfolio })).toMatchObject({ hangInPortfolio: isHung });
  });

  it('is what the contract takes', () => {
    expect(createPostBody.safeParse(toCreatePost(picture)).success).toBe(true);
  });
});

const free = { project: null };

describe('toUpdatePost', () => {
  it('sends null for emptied fields, and leaves the media alone', () => {
    expect(toUpdatePost({ ...typed, imageAlt: ' ' }, free)).toEqual({
      content: 'News',
      mentions: [],
      skills: null,
    });
  });

  it('sends the project only when it changed: one may have left its crew', () => {
    const post = { project: { id: 'project_1', title: 'The Last Wash' } };
    const values = { ...typed, projectId: 'project_1' };
    expect(toUpdatePost(values, post)).not.toHaveProperty('projectId');
    expect(toUpdatePost(typed, post)).toMatchObject({ projectId: null });
    expect(toUpdatePost(values, free)).toMatchObject({ projectId: 'project_1' });
  });

  it('is what the contract takes', () => {
    expect(updatePostBody.safeParse(toUpdatePost(typed, free)).success).toBe(true);
  });

  it('is refused where the contract refuses it', () => {
    const { error } = updatePostBody.safeParse(toUpdatePost({ ...typed, content: ' ' }, free));
    expect(error?.issues).toMatchObject([{ path: ['content'] }]);
  });
});
