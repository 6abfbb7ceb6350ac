import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type Conversation,
  conversations,
  type Message,
  messages,
} from '#contract/messages/contract.ts';
import { emitLive } from '#web/lib/live/live-listeners.ts';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { MessagesPage } from '../messages-page.tsx';

const viewer = makeViewer();
const path = '/messages/conversation_1';
const thread = page.getByRole('region', { name: 'Messages' });
const editor = page.getByRole('textbox', { name: 'Message to Jonas' });
const send = page.getByRole('button', { name: 'Send' });
const mine = (part: Partial<Message> = {}) =>
  makeMessage({ id: 'message_mine', senderId: viewer.id, text: 'Yes, gladly.', ...part });

/** What the server holds: the newest first. */
function serve(conversation: Conversation, newestFirst: Message[]) {
  fakeApi.respond(conversations.list, ({ query }) =>
    query.folder === 'requests' ? [] : [conversation],
  );
  fakeApi.respond(conversations.get, conversation);
  fakeApi.respond(conversations.messages, newestFirst);
}

async function open(conversation = makeConversation(), newestFirst = [makeMessage()]) {
  serve(conversation, newestFirst);
  const screen = await renderInApp(<MessagesPage conversationId="conversation_1" />, {
    viewer,
    path,
  });
  await expect.element(page.getByRole('heading', { name: 'Jonas Lindqvist' })).toBeVisible();
  return screen;
}

describe('a conversation', () => {
  it('shows messages by day, oldest first, with what was seen', async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    await open(makeConversation({ seenAt: new Date().toISOString() }), [
      makeMessage({ id: 'message_3', text: 'Great, see https://example.com/plan' }),
      mine({ id: 'message_2' }),
      makeMessage({ createdAt: yesterday }),
    ]);
    await expect.element(thread).toMatchTextContent(/Yesterday.*Friday.*Today.*gladly.*Great/);
    await expect.element(thread.getByRole('link', { name: /example/ })).toBeVisible();
    expect(thread.getByText('Seen').elements()).toHaveLength(1);
    expect(document.title).toMatch(/Jonas Lindqvist/);
  });

  it('is not found for those whose it is not', async () => {
    fakeApi.respond(conversations.list, []);
    fakeApi.fail(conversations.get, 'not_found', 'Not found.');
    fakeApi.fail(conversations.messages, 'not_found', 'Not found.');
    await renderInApp(<MessagesPage conversationId="conversation_1" />, { viewer, path });
    await expect
      .element(page.getByRole('heading', { name: 'Conversation not found' }))
      .toBeVisible();
  });

  it('loads older messages when one scrolls up, without moving what is read', async () => {
    const pageOf = (from: number) =>
      Array.from({ length: 50 }, (_, index) =>
        makeMessage({ id: `message_${from - index}`, text: `Line ${from - index}` }),
      );
    serve(makeConversation(), []);
    fakeApi.respond(conversations.messages, pageOf(150), { nextCursor: 'older' });
    await renderInApp(<MessagesPage conversationId="conversation_1" />, { viewer, path });
    await expect.element(thread.getByText('Line 150', { exact: true })).toBeInViewport();
    const asked = fakeApi.requests(conversations.messages).length;
    const release = fakeApi.hold(conversations.messages);
    const scroller = thread.element();
    scroller.scrollTop = -scroller.scrollHeight;
    await expect.poll(() => fakeApi.requests(conversations.messages).length).toBe(asked + 1);
    fakeApi.respond(conversations.messages, pageOf(100));
    const top = () =>
      thread.getByText('Line 101', { exact: true }).element().getBoundingClientRect().top;
    const before = top();
    release();
    await expect.element(thread.getByText('Line 100', { exact: true })).toBeInTheDocument();
    expect(Math.abs(top() - before)).toBeLessThan(80);
    expect(fakeApi.requests(conversations.messages).at(-1)?.query.cursor).toBe('older');
  });
});

describe('sending', () => {
  it('shows the message at once, sends it once, and keeps it when the answer is there', async () => {
    const release = fakeApi.hold(conversations.send);
    fakeApi.respond(conversations.tellTyping);
    fakeApi.respond(conversations.send, ({ body }) => mine({ text: body.text }));
    await open();
    await editor.fill('Yes, gladly.');
    await send.click();
    await expect.element(thread.getByText('Sending…')).toBeVisible();
    await expect.element(thread.getByText('Yes, gladly.')).toBeVisible();
    await expect.element(editor).toHaveValue('');
    release();
    await expect.element(thread.getByText('Sending…')).not.toBeInTheDocument();
    expect(thread.getByText('Yes, gladly.').elements()).toHaveLength(1);
    expect(fakeApi.requests(conversations.send)).toHaveLength(1);
  });

  it('offers to try again what was refused, with the same key, or to delete it', async () => {
    fakeApi.respond(conversations.tellTyping);
    fakeApi.fail(conversations.send, 'invalid', 'This file is not yours.');
    await open();
    await editor.fill('Yes, gladly.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Not sent. This file is not yours.');
    fakeApi.respond(conversations.send, mine());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.poll(() => thread.getByText('Yes, gladly.').elements().length).toBe(1);
    const keys = fakeApi
      .requests(conversations.send)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(sessionStorage.length).toBe(0);
  });

  it('shows what was not sent again after the page was loaded anew', async () => {
    fakeApi.respond(conversations.tellTyping);
    fakeApi.fail(conversations.send, 'invalid', 'Not now.');
    const screen = await open();
    await editor.fill('Yes, gladly.');
    await send.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await screen.unmount();
    await open();
    await expect.element(thread.getByText('Yes, gladly.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.element(thread.getByText('Yes, gladly.')).not.toBeInTheDocument();
    expect(sessionStorage.length).toBe(0);
  });

  it('waits while there is no connection, and keeps the order', async () => {
    fakeApi.respond(conversations.tellTyping);
    fakeApi.disconnect(conversations.send);
    await open();
    goOffline();
    for (const text of ['One', 'Two']) {
      await editor.fill(text);
      await send.click();
    }
    await expect.poll(() => thread.getByText(/Waiting for a connection/).elements().length).toBe(2);
    fakeApi.respond(conversations.send, ({ body }) => mine({ id: body.text, text: body.text }));
    goOnline();
    await expect.element(thread.getByText(/Waiting|Sending/)).not.toBeInTheDocument();
    const sent = fakeApi.requests(conversations.send).map(({ body }) => body.text);
    expect(sent.slice(-2)).toEqual(['One', 'Two']);
  });
});

describe('a conversation that changes', () => {
  const newer = makeMessage({
    id: 'message_2',
    text: 'Or on Saturday?',
    createdAt: new Date(Date.now() + 60_000).toISOString(),
  });

  it('shows a new message and says it, without asking for the list again', async () => {
    await open();
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    const asked = fakeApi.requests(conversations.list).length;
    serve(makeConversation({ lastMessage: newer }), [newer, makeMessage()]);
    emitLive({ type: 'conversation', conversationId: 'conversation_1' });
    await expect.element(thread.getByText('Or on Saturday?')).toBeInViewport();
    await expect.element(page.getByText('Jonas: Or on Saturday?')).toBeInTheDocument();
    await expect
      .element(page.getByRole('list', { name: 'Conversations' }))
      .toMatchTextContent(/Or on Saturday/);
    expect(fakeApi.requests(conversations.list)).toHaveLength(asked);
  });

  it('is asked for again after a lost connection', async () => {
    await open();
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    serve(makeConversation({ lastMessage: newer }), [newer, makeMessage()]);
    emitLive({ type: 'missed' });
    await expect.element(thread.getByText('Or on Saturday?')).toBeVisible();
  });

  it('does not move a reader who is further up, but says that there is something new', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      makeMessage({ id: `message_${100 - index}`, text: `Line ${100 - index}` }),
    );
    await open(makeConversation(), many);
    await expect.element(thread.getByText('Line 100', { exact: true })).toBeInViewport();
    const scroller = thread.element();
    scroller.scrollTop = -600;
    await expect.poll(() => scroller.scrollTop).toBe(-600);
    scroller.dispatchEvent(new Event('scroll'));
    const top = () =>
      thread.getByText('Line 80', { exact: true }).element().getBoundingClientRect().top;
    const before = top();
    serve(makeConversation(), [newer, ...many]);
    emitLive({ type: 'conversation', conversationId: 'conversation_1' });
    const pill = page.getByRole('button', { name: 'New message' });
    await expect.element(pill).toBeVisible();
    expect(Math.abs(top() - before)).toBeLessThan(2);
    await pill.click();
    await expect.element(thread.getByText('Or on Saturday?')).toBeInViewport();
    await expect.element(pill).not.toBeInTheDocument();
  });

  it('says that the other is typing, until the message is there or time has passed', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const typing = page.getByText('Jonas is typing…');
    emitLive({ type: 'typing', conversationId: 'conversation_2' });
    emitLive({ type: 'typing', conversationId: 'conversation_1' });
    await expect.element(typing).toBeVisible();
    vi.advanceTimersByTime(5_000);
    await expect.element(typing).not.toBeInTheDocument();
  });

  it('is marked read up to the newest message while one looks at it', async () => {
    fakeApi.respond(conversations.markRead);
    await open(makeConversation({ unreadCount: 2 }));
    await expect
      .poll(() => fakeApi.requests(conversations.markRead))
      .toMatchObject([{ params: { id: 'conversation_1' }, body: { upTo: 'message_1' } }]);
  });

  it('is not marked read while one looks elsewhere', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await open(makeConversation({ unreadCount: 2 }));
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    expect(fakeApi.requests(conversations.markRead)).toEqual([]);
    fakeApi.respond(conversations.markRead);
    vi.mocked(document.hasFocus).mockReturnValue(true);
    dispatchEvent(new Event('focus'));
    await expect.poll(() => fakeApi.requests(conversations.markRead).length).toBe(1);
  });
});

describe('a request', () => {
  const asked = makeConversation({ status: 'requested', requestedBy: 'user_jonas' });

  it('is accepted, and then answered', async () => {
    fakeApi.respond(conversations.accept, makeConversation());
    await open(asked);
    await expect.element(editor).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.element(editor).toBeVisible();
  });

  it('is declined, and gone', async () => {
    fakeApi.respond(conversations.decline);
    await open(asked);
    fakeApi.respond(conversations.list, []);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect.element(page.getByText('Request declined', { exact: true })).toBeVisible();
    expect(location.pathname).toBe('/messages');
  });

  it('waits for an answer where it is mine, and says why nothing can be written', async () => {
    await open(
      makeConversation({
        status: 'requested',
        requestedBy: viewer.id,
        refusal: 'You can go on once they answer.',
      }),
    );
    await expect
      .element(page.getByText('Waiting for an answer. You can go on once they answer.'))
      .toBeVisible();
    await expect.element(editor).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  it('is deleted for me once that is confirmed', async () => {
    fakeApi.respond(conversations.tellTyping);
    await open();
    await thread.getByText(/Friday/).hover();
    await thread.getByRole('button', { name: /^More about the message/ }).click();
    await page.getByRole('menuitem', { name: 'Delete for me' }).click();
    fakeApi.respond(messages.remove);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for me' }).click();
    await expect.element(thread.getByText(/Friday/)).not.toBeInTheDocument();
  });
});
