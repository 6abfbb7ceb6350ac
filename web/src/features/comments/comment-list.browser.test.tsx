import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comments, commentsOn } from '#contract/comments/contract.ts';
import { watchedWork } from '#web/lib/live/watched-work.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeComment, makeReply } from '#web/testing/make-comment.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { makeWork } from '#web/testing/make-work.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Comments } from './comments.tsx';

const { list, create } = commentsOn.post;
const jonas = makeMember();
const viewer = makeViewer();

const article = (text: string) => page.getByRole('article').filter({ hasText: text });

describe('the comments of others', () => {
  it('wait until the reader asks for them, and are said to be there', async () => {
    const read = makeComment({ text: 'Read already' });
    fakeApi.respond(list, [read]);
    await renderInApp(<Comments work={makeWork({ commentCount: 1 })} />);
    await expect.element(article('Read already')).toBeVisible();
    const fresh = makeComment({ text: 'Just written' });
    fakeApi.respond(list, [fresh, { ...read, text: 'Edited meanwhile' }]);
    watchedWork.notify({ on: 'post', id: 'post_1' });
    const button = page.getByRole('button', { name: '1 new comment' });
    await expect.element(button).toBeVisible();
    await expect.element(article('Edited meanwhile')).toBeVisible();
    expect(article('Just written').query()).toBeNull();
    await button.click();
    await expect.element(article('Just written')).toBeVisible();
    await expect.element(page.getByRole('region', { name: /^Comments/ })).toHaveFocus();
  });

  it('do not wait where they were written before the work was opened again', async () => {
    const read = makeComment({ text: 'Read already' });
    fakeApi.respond(list, [read]);
    const screen = await renderInApp(<Comments work={makeWork({ commentCount: 1 })} />);
    await expect.element(article('Read already')).toBeVisible();
    await screen.rerender(<p>Another page</p>);
    fakeApi.respond(list, [makeComment({ text: 'Written meanwhile' }), read]);
    await screen.rerender(<Comments work={makeWork({ commentCount: 2 })} />);
    await expect.element(article('Written meanwhile')).toBeVisible();
    expect(page.getByRole('button', { name: /new comment/ }).query()).toBeNull();
  });

  it('leave what was shown in its place when they are revealed', async () => {
    const shown = [makeComment({ text: 'Second' }), makeComment({ text: 'First' })];
    fakeApi.respond(list, shown.toReversed());
    await renderInApp(<Comments work={makeWork({ commentCount: 2 })} />);
    await expect.element(article('Second')).toBeVisible();
    const fresh = [makeComment(), makeComment(), makeComment()];
    fakeApi.respond(list, [...fresh.toReversed(), ...shown.toReversed()]);
    watchedWork.notify();
    await page.getByRole('button', { name: '3 new comments' }).click();
    for (const { text } of [...fresh, ...shown]) await expect.element(article(text)).toBeVisible();
  });

  it('are liked at once, and unliked where that was refused', async () => {
    fakeApi.respond(list, [makeComment({ likeCount: 2 })]);
    await renderInApp(<Comments work={makeWork({ commentCount: 1 })} />);
    const release = fakeApi.hold(comments.like);
    const like = page.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect.element(like).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('button', { name: /3 likes/ })).toBeVisible();
    fakeApi.fail(comments.like, 'not_found', 'Gone.');
    release();
    await expect.element(like).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByRole('button', { name: /2 likes/ })).toBeVisible();
  });

  it('are answered below them, with the name of whoever wrote a reply', async () => {
    const comment = makeComment({ text: 'A comment' });
    const reply = makeReply({
      replyTo: comment.id,
      text: 'A reply',
    });
    fakeApi.respond(list, [{ ...comment, replyCount: 1, replies: [reply] }]);
    await renderInApp(<Comments work={makeWork({ commentCount: 2 })} />);
    fakeApi.respond(create, ({ body }) =>
      makeComment({ replyTo: comment.id, authorId: viewer.id, author: viewer, text: body.text }),
    );
    await page.getByRole('button', { name: 'Reply' }).last().click();
    const field = page.getByRole('textbox', { name: 'Reply to Jonas Lindqvist' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('@Jonas Lindqvist ');
    await userEvent.keyboard('yes{Control>}{Enter}{/Control}');
    await expect
      .poll(() => fakeApi.requests(create))
      .toMatchObject([
        { body: { text: '@Jonas Lindqvist yes', replyTo: reply.id, mentions: [jonas.id] } },
      ]);
    await expect.element(article('@Jonas Lindqvist yes').last()).toBeVisible();
  });

  it('show earlier replies on demand', async () => {
    const comment = makeComment();
    const replies = [1, 2, 3].map((n) => makeComment({ replyTo: comment.id, text: `Reply ${n}` }));
    const newest = replies.slice(1);
    fakeApi.respond(list, ({ query }) =>
      query.replyTo ? replies.toReversed() : [{ ...comment, replyCount: 3, replies: newest }],
    );
    await renderInApp(<Comments work={makeWork({ commentCount: 4 })} />);
    await page.getByRole('button', { name: 'Show 1 earlier reply' }).click();
    await expect.element(article('Reply 1').last()).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: /earlier repl/ }))
      .not.toBeInTheDocument();
  });
});

describe('a link to a comment', () => {
  it('opens one that is not on the first page, before the others, marked', async () => {
    const newest = makeComment({ text: 'Newest' });
    fakeApi.respond(list, [newest]);
    fakeApi.respond(comments.get, makeComment({ id: 'comment_old', text: 'Old words' }));
    await renderInApp(<Comments work={makeWork({ commentCount: 9 })} />, {
      path: '/posts/post_1#comment_old',
    });
    await expect.element(article('Old words')).toHaveFocus();
    const articles = page
      .getByRole('article')
      .elements()
      .map((each) => each.id);
    expect(articles).toEqual(['comment_old', newest.id]);
  });

  it('to one that is gone says so', async () => {
    fakeApi.respond(list, [makeComment()]);
    fakeApi.fail(comments.get, 'not_found', 'Gone.');
    await renderInApp(<Comments work={makeWork({ commentCount: 1 })} />, {
      path: '/posts/post_1#comment_gone',
    });
    await expect
      .element(page.getByText('The comment that you followed is no longer here.'))
      .toBeVisible();
  });
});
