import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AdminPost, admin } from '#contract/admin/contract.ts';
import { catchDownloads } from '#web/testing/catch-downloads.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PostsTab } from './posts-tab.tsx';

const author = { ...makeMember(), email: 'jonas@nyu.edu' };
const post: AdminPost = {
  id: 'post_1',
  authorId: author.id,
  author,
  content: 'Pay me first',
  type: 'post',
  skills: ['Lighting'],
  imageUrl: null,
  media: null,
  pictures: null,
  project: null,
  likeCount: 0,
  mentions: [],
  commentCount: 0,
  createdAt: '2026-01-05T12:00:00.000Z',
};

async function open(posts: AdminPost[]) {
  fakeApi.respond(admin.listPosts, posts);
  await renderInApp(<PostsTab />, {
    path: '/admin?tab=posts',
    viewer: makeViewer({ role: 'moderator' }),
  });
}

const button = (name: string) => page.getByRole('button', { name });

describe('the posts of the dashboard', () => {
  it('show the author with the address, the words and the skills', async () => {
    await open([post]);
    const list = page.getByRole('list', { name: 'Posts' });
    await expect.element(list).toMatchTextContent(/Jonas Lindqvist/);
    await expect.element(list).toMatchTextContent(/jonas@nyu\.edu/);
    await expect.element(list).toMatchTextContent(/Pay me first/);
    await expect.element(list.getByRole('list', { name: 'Skills' })).toMatchTextContent(/Lighting/);
  });

  it('say that there are none', async () => {
    await open([]);
    await expect.element(page.getByText('No posts found')).toBeVisible();
  });

  it('are edited with a mark that one acts as a moderator, and never to nothing', async () => {
    fakeApi.respond(admin.updatePost, { ...post, content: 'Hello' });
    await open([post]);
    await button('Edit the post by Jonas Lindqvist').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Post' });
    await expect.element(dialog).toMatchTextContent(/You act as a moderator\./);
    const content = dialog.getByRole('textbox', { name: 'Content' });
    await content.fill('  ');
    await expect.element(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await content.fill('Hello');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(page.getByText('Post updated')).toBeVisible();
    expect(fakeApi.requests(admin.updatePost)[0]?.body).toEqual({ content: 'Hello' });
  });

  it('are deleted after a question', async () => {
    fakeApi.respond(admin.removePost);
    await open([post]);
    await button('Delete the post by Jonas Lindqvist').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Post deleted successfully')).toBeVisible();
    expect(fakeApi.requests(admin.removePost)[0]?.params).toEqual({ id: 'post_1' });
  });

  it('stay where they are when the deletion fails', async () => {
    fakeApi.fail(admin.removePost, 'forbidden', 'Only moderators can do this.');
    await open([post]);
    await button('Delete the post by Jonas Lindqvist').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Failed to delete post')).toBeVisible();
    await expect.element(page.getByText('Pay me first')).toBeVisible();
  });

  it('are all in the file, also those that were not scrolled to', async () => {
    const downloads = catchDownloads();
    await open([post]);
    await expect.element(page.getByText('Pay me first')).toBeVisible();
    const older = { ...post, id: 'post_2', content: 'The older one' };
    const answerFirst = () => {
      fakeApi.respond(admin.listPosts, [older]);
      return [post];
    };
    fakeApi.respond(admin.listPosts, answerFirst, { nextCursor: 'older' });
    await button('Download Posts as CSV').click();
    await expect.poll(() => downloads).toHaveLength(1);
    expect(await downloads[0]?.file.text()).toMatch(/Pay me first[^]*The older one/);
    const cursors = fakeApi.requests(admin.listPosts).map(({ query }) => query.cursor);
    expect(cursors.slice(-2)).toEqual([undefined, 'older']);
  });

  it('are in no file where one page of them did not load', async () => {
    const downloads = catchDownloads();
    await open([post]);
    await expect.element(page.getByText('Pay me first')).toBeVisible();
    fakeApi.fail(admin.listPosts, 'internal');
    await button('Download Posts as CSV').click();
    await expect
      .element(page.getByText('Could not create the file', { exact: true }))
      .toBeVisible();
    expect(downloads).toEqual([]);
  });
});
