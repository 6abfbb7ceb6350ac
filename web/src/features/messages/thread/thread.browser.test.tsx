import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conversations, type Message, messages } from '#contract/messages/contract.ts';
import { emitLive } from '#web/lib/live/live-listeners.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { serveConversation } from '#web/testing/serve-conversation.ts';
import { setViewport } from '#web/testing/set-viewport.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { MessagesPage } from '../messages-page.tsx';

const viewer = makeViewer();
const path = '/messages/conversation_1';
const thread = page.getByRole('region', { name: 'Messages' });
const editor = page.getByRole('textbox', { name: 'Message to Jonas' });
const mine = (part: Partial<Message> = {}) =>
  makeMessage({ id: 'message_mine', senderId: viewer.id, text: 'Yes, gladly.', ...part });

async function open(conversation = makeConversation(), newestFirst = [makeMessage()]) {
  serveConversation(conversation, newestFirst);
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
    await open(makeConversation({ seenAt: new Date(Date.now() + 60_000).toISOString() }), [
      makeMessage({ id: 'message_3', text: 'Great, see https://example.com/plan' }),
      mine({ id: 'message_2' }),
      makeMessage({ createdAt: yesterday }),
    ]);
    await expect.element(thread).toMatchTextContent(/Yesterday.*Friday.*Today.*gladly.*Great/);
    await expect.element(thread.getByRole('link', { name: /example/ })).toBeVisible();
    expect(thread.getByText('Seen').elements()).toHaveLength(1);
    expect(document.title).toMatch(/Jonas Lindqvist/);
  });

  it('leaves Send free below a toast that comes by itself', async () => {
    await setViewport(1440, 900);
    await open();
    toast({ title: 'Theo Brandt viewed your profile', duration: Number.POSITIVE_INFINITY });
    const shown = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect.element(shown).toBeVisible();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    const edge = (of: typeof shown) => of.element().getBoundingClientRect();
    expect(edge(send).top).toBeGreaterThan(700);
    await expect.poll(() => edge(shown).bottom).toBeLessThan(edge(send).top);
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
    serveConversation(makeConversation(), []);
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

describe('a conversation that changes', () => {
  const makeNewer = () =>
    makeMessage({
      id: 'message_2',
      text: 'Or on Saturday?',
      createdAt: new Date(Date.now() + 60_000).toISOString(),
    });

  it('shows a new message and says it, without asking for the list again', async () => {
    await open();
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    const asked = fakeApi.requests(conversations.list).length;
    const newer = makeNewer();
    serveConversation(makeConversation({ lastMessage: newer }), [newer, makeMessage()]);
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
    const newer = makeNewer();
    serveConversation(makeConversation({ lastMessage: newer }), [newer, makeMessage()]);
    emitLive({ type: 'missed' });
    await expect.element(thread.getByText('Or on Saturday?')).toBeVisible();
  });

  it('shows what came while another page was open', async () => {
    const screen = await open();
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    await screen.rerender(<p>Another page</p>);
    const newer = makeNewer();
    serveConversation(makeConversation({ lastMessage: newer }), [newer, makeMessage()]);
    emitLive({ type: 'conversation', conversationId: 'conversation_1' });
    await screen.rerender(<MessagesPage conversationId="conversation_1" />);
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
    serveConversation(makeConversation(), [makeNewer(), ...many]);
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

  it('is not found any more once the other has ended it', async () => {
    await open();
    fakeApi.respond(conversations.list, []);
    fakeApi.fail(conversations.get, 'not_found', 'Not found.');
    fakeApi.fail(conversations.messages, 'not_found', 'Not found.');
    emitLive({ type: 'conversation', conversationId: 'conversation_1' });
    await expect
      .element(page.getByRole('heading', { name: 'Conversation not found' }))
      .toBeVisible();
    await expect.element(page.getByText(/No conversation yet/)).toBeVisible();
  });

  it('is marked read up to the newest message while one looks at it', async () => {
    fakeApi.respond(conversations.markRead);
    await open(makeConversation({ unreadCount: 2 }));
    await expect
      .poll(() => fakeApi.requests(conversations.markRead))
      .toMatchObject([{ params: { id: 'conversation_1' }, body: { upTo: 'message_1' } }]);
  });

  it('is not marked read while one looks elsewhere', async () => {
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    await open(makeConversation({ unreadCount: 2 }));
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    expect(fakeApi.requests(conversations.markRead)).toEqual([]);
    fakeApi.respond(conversations.markRead);
    hasFocus.mockReturnValue(true);
    dispatchEvent(new Event('focus'));
    await expect.poll(() => fakeApi.requests(conversations.markRead).length).toBe(1);
  });
});

describe('a message', () => {
  it('is deleted for me once that is confirmed', async () => {
    await open();
    await thread.getByText(/Friday/).hover();
    await thread.getByRole('button', { name: /^More about the message/ }).click();
    await page.getByRole('menuitem', { name: 'Delete for me' }).click();
    fakeApi.respond(messages.remove);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for me' }).click();
    await expect.element(thread.getByText(/Friday/)).not.toBeInTheDocument();
  });
});

describe('the page of messages', () => {
  const heading = page.getByRole('heading', { name: 'Messages', level: 1 });

  it('shows one thing at a time on a phone, and the way back', async () => {
    await setViewport(390, 800);
    await open();
    await expect.element(heading).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Back to all messages' }).click();
    expect(location.pathname).toBe('/messages');
  });

  it('shows the list beside it elsewhere, and leaves by Escape', async () => {
    await open();
    await expect.element(heading).toBeVisible();
    await expect.element(editor).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(location.pathname).toBe('/messages');
  });

  it('shows a message that was looked for among those around it, and leads to the newest', async () => {
    serveConversation(makeConversation(), [makeMessage()]);
    const found = makeMessage({ id: 'message_old', text: 'The needle' });
    fakeApi.respond(conversations.messages, ({ query }) =>
      query.around === 'message_old' ? [found] : [makeMessage()],
    );
    await renderInApp(<MessagesPage conversationId="conversation_1" />, {
      viewer,
      path: `${path}?message=message_old`,
    });
    await expect.element(thread.getByText('The needle')).toBeInViewport();
    await page.getByRole('link', { name: 'Newest messages' }).click();
    await expect.element(thread.getByText(/Friday/)).toBeVisible();
    await expect.element(thread.getByText('The needle')).not.toBeInTheDocument();
  });
});
