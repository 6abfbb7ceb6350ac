import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeComment, makeReply } from '#web/testing/make-comment.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { makeWork } from '#web/testing/make-work.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Comments } from './comments.tsx';

const { list, create } = commentsOn.post;
const viewer = makeViewer();

const write = async (text: string) => {
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
};
const article = (text: string) => page.getByRole('article').filter({ hasText: text });

describe('the comments on a work', () => {
  it('begin with an invitation', async () => {
    fakeApi.respond(list, []);
    await renderInApp(<Comments work={makeWork()} />);
    await expect.element(page.getByText(/Be the first to say something\./)).toBeVisible();
  });

  it('show the newest two first, and the earlier ones on demand', async () => {
    const [first, second, third] = [makeComment(), makeComment(), makeComment()];
    fakeApi.respond(list, [third, second, first]);
    await renderInApp(<Comments work={makeWork({ commentCount: 3 })} />);
    await expect.element(article(third.text)).toBeVisible();
    await expect.element(article(first.text)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show earlier comments (1)' }).click();
    await expect.element(article(first.text)).toBeVisible();
  });

  it('say that they did not load, and try again', async () => {
    fakeApi.fail(list, 'invalid', 'The stage is closed.');
    await renderInApp(<Comments work={makeWork()} />);
    await expect.element(page.getByText('The stage is closed.')).toBeVisible();
    fakeApi.respond(list, [makeComment({ text: 'Here again' })]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(article('Here again')).toBeVisible();
  });

  it('have no field while they are closed, and a switch for the owner alone', async () => {
    fakeApi.respond(list, [makeComment({ text: 'Said before' })]);
    const closed = makeWork({ isCommentingOpen: false, commentCount: 1 });
    const screen = await renderInApp(<Comments work={closed} />);
    await expect.element(page.getByText(/^Comments are closed\./)).toBeVisible();
    await expect.element(article('Said before')).toBeVisible();
    expect(page.getByRole('textbox').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Reply' }).query()).toBeNull();
    expect(page.getByRole('switch').query()).toBeNull();
    await screen.rerender(<Comments work={{ ...closed, ownerId: viewer.id }} />);
    fakeApi.respond(commentsOn.post.setCommenting, { isCommentingOpen: true });
    await page.getByRole('switch', { name: 'Open for comments' }).click();
    await expect
      .poll(() => fakeApi.requests(commentsOn.post.setCommenting))
      .toMatchObject([{ body: { isCommentingOpen: true } }]);
  });
});

describe('a comment of the viewer', () => {
  const own = (text: string) => makeComment({ authorId: viewer.id, author: viewer, text });

  it('is there at once, and stays when the server has it', async () => {
    fakeApi.respond(list, []);
    await renderInApp(<Comments work={makeWork()} />);
    const release = fakeApi.hold(create);
    fakeApi.respond(create, ({ body }) => own(body.text));
    await write('The cut at 2:10 is early');
    await expect.element(page.getByText('Sending')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    release();
    await expect.element(page.getByRole('button', { name: 'Like' })).toBeVisible();
    await expect.element(article('The cut at 2:10 is early')).toBeVisible();
    expect(page.getByText('Sending').query()).toBeNull();
  });

  it('that did not arrive keeps its words until it is sent again', async () => {
    fakeApi.respond(list, []);
    await renderInApp(<Comments work={makeWork()} />);
    fakeApi.fail(create, 'forbidden', 'Comments are closed here.');
    await write('Louder');
    await expect.element(page.getByText('Not sent. Comments are closed here.')).toBeVisible();
    fakeApi.respond(create, ({ body }) => own(body.text));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('button', { name: 'Like' })).toBeVisible();
    expect(page.getByText(/^Not sent/).query()).toBeNull();
  });

  it('is discarded', async () => {
    fakeApi.respond(list, []);
    await renderInApp(<Comments work={makeWork()} />);
    fakeApi.fail(create, 'invalid', 'No.');
    await write('Never mind');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByText('Never mind')).not.toBeInTheDocument();
  });

  it('is edited in its place and marked', async () => {
    const comment = own('Quieter');
    fakeApi.respond(list, [comment]);
    await renderInApp(<Comments work={makeWork({ commentCount: 1 })} />);
    const edited = { ...comment, text: 'Louder', editedAt: comment.createdAt };
    fakeApi.respond(comments.update, () => {
      fakeApi.respond(list, [edited]);
      return edited;
    });
    await page.getByRole('button', { name: /^More for the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Edit your comment' }).fill('Louder');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(article('Louder').getByText(/^edited/)).toBeVisible();
  });

  it('is deleted after a question; with replies, their frame stays', async () => {
    const comment = own('Mine');
    const reply = makeReply({ replyTo: comment.id, text: 'A reply' });
    const thread = { ...comment, replyCount: 1, replies: [reply] };
    fakeApi.respond(list, [thread]);
    await renderInApp(<Comments work={makeWork({ commentCount: 2 })} />);
    fakeApi.respond(comments.remove);
    await page.getByRole('button', { name: 'More for the comment by Maya Okonkwo' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const gone = { ...thread, authorId: null, author: null, text: '' };
    fakeApi.respond(list, [gone]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('This comment is no longer here.')).toBeVisible();
    await expect.element(page.getByRole('region', { name: /^Comments/ })).toHaveFocus();
    await expect.element(article('A reply')).toBeVisible();
  });
});
