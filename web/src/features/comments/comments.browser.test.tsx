import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Comment, comments, commentsOn } from '#contract/comments/contract.ts';
import { watchedWork } from '#web/lib/live/watched-work.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Comments } from './comments.tsx';
import type { Work } from './work.ts';

const { list, create } = commentsOn.post;
const jonas = makeMember();
const viewer = makeViewer();

const work = (part: Partial<Work> = {}): Work => ({
  on: 'post',
  id: 'post_1',
  ownerId: jonas.id,
  commentCount: 0,
  isCommentingOpen: true,
  path: '/posts/post_1',
  ...part,
});

let count = 0;
const makeComment = (part: Partial<Comment> = {}): Comment => ({
  id: `comment_${++count}`,
  replyTo: null,
  authorId: jonas.id,
  author: jonas,
  text: `Words ${count}`,
  mentions: [],
  likeCount: 0,
  isLiked: false,
  editedAt: null,
  createdAt: `2026-05-01T12:${String(count).padStart(2, '0')}:00Z`,
  replyCount: 0,
  replies: [],
  ...part,
});

const write = async (text: string) => {
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
};
const article = (text: string) => page.getByRole('article').filter({ hasText: text });

describe('the comments on a work', () => {
  it('begin with an invitation', async () => {
    fakeApi.respond(list, []);
    await renderInApp(<Comments work={work()} />);
    await expect.element(page.getByText(/Be the first to say something\./)).toBeVisible();
  });

  it('show the newest two first, and the earlier ones on demand', async () => {
    const [first, second, third] = [makeComment(), makeComment(), makeComment()];
    fakeApi.respond(list, [third, second, first]);
    await renderInApp(<Comments work={work({ commentCount: 3 })} />);
    await expect.element(article(third.text)).toBeVisible();
    await expect.element(article(first.text)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show earlier comments (1)' }).click();
    await expect.element(article(first.text)).toBeVisible();
  });

  it('say that they did not load, and try again', async () => {
    fakeApi.fail(list, 'invalid', 'The stage is closed.');
    await renderInApp(<Comments work={work()} />);
    await expect.element(page.getByText('The stage is closed.')).toBeVisible();
    fakeApi.respond(list, [makeComment({ text: 'Here again' })]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(article('Here again')).toBeVisible();
  });

  it('have no field while they are closed, and a switch for the owner alone', async () => {
    fakeApi.respond(list, [makeComment({ text: 'Said before' })]);
    const closed = work({ isCommentingOpen: false, commentCount: 1 });
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
    await renderInApp(<Comments work={work()} />);
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
    await renderInApp(<Comments work={work()} />);
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
    await renderInApp(<Comments work={work()} />);
    fakeApi.fail(create, 'invalid', 'No.');
    await write('Never mind');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(page.getByText('Never mind')).not.toBeInTheDocument();
  });

  it('is edited in its place and marked', async () => {
    const comment = own('Quieter');
    fakeApi.respond(list, [comment]);
    await renderInApp(<Comments work={work({ commentCount: 1 })} />);
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
    const {
      replies: _,
      replyCount: __,
      ...reply
    } = makeComment({ replyTo: comment.id, text: 'A reply' });
    const thread = { ...comment, replyCount: 1, replies: [reply] };
    fakeApi.respond(list, [thread]);
    await renderInApp(<Comments work={work({ commentCount: 2 })} />);
    fakeApi.respond(comments.remove);
    await page.getByRole('button', { name: 'More for the comment by Maya Okonkwo' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const gone = { ...thread, authorId: null, author: null, text: '' };
    fakeApi.respond(list, [gone]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('This comment is no longer here.')).toBeVisible();
    await expect.element(article('A reply')).toBeVisible();
  });
});

describe('the comments of others', () => {
  it('wait until the reader asks for them, and are said to be there', async () => {
    const read = makeComment({ text: 'Read already' });
    fakeApi.respond(list, [read]);
    await renderInApp(<Comments work={work({ commentCount: 1 })} />);
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

  it('are liked at once, and unliked where that was refused', async () => {
    fakeApi.respond(list, [makeComment({ likeCount: 2 })]);
    await renderInApp(<Comments work={work({ commentCount: 1 })} />);
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
    const {
      replies: _,
      replyCount: __,
      ...reply
    } = makeComment({
      replyTo: comment.id,
      text: 'A reply',
    });
    fakeApi.respond(list, [{ ...comment, replyCount: 1, replies: [reply] }]);
    await renderInApp(<Comments work={work({ commentCount: 2 })} />);
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
    const newest = replies.slice(1).map(({ replies: _, replyCount: __, ...reply }) => reply);
    fakeApi.respond(list, ({ query }) =>
      query.replyTo ? replies.toReversed() : [{ ...comment, replyCount: 3, replies: newest }],
    );
    await renderInApp(<Comments work={work({ commentCount: 4 })} />);
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
    await renderInApp(<Comments work={work({ commentCount: 9 })} />, {
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
    await renderInApp(<Comments work={work({ commentCount: 1 })} />, {
      path: '/posts/post_1#comment_gone',
    });
    await expect
      .element(page.getByText('The comment that you followed is no longer here.'))
      .toBeVisible();
  });
});
