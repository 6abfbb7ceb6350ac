import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conversations, type Message } from '#contract/messages/contract.ts';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { serveConversation } from '#web/testing/serve-conversation.ts';
import { MessagesPage } from '../messages-page.tsx';

const viewer = makeViewer();
const path = '/messages/conversation_1';
const thread = page.getByRole('region', { name: 'Messages' });
const editor = page.getByRole('textbox', { name: 'Message to Jonas' });
const send = page.getByRole('button', { name: 'Send' });
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

describe('sending a message', () => {
  it('shows the message at once, sends it once, and keeps it when the answer is there', async () => {
    const release = fakeApi.hold(conversations.send);
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
    await expect.poll(() => sessionStorage.length).toBe(0);
    const keys = fakeApi
      .requests(conversations.send)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('shows what was not sent again after the page was loaded anew', async () => {
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
