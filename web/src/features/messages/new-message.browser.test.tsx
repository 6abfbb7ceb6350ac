import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections } from '#contract/connections/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { serveConversation } from '#web/testing/serve-conversation.ts';
import { MessagesPage } from './messages-page.tsx';

const viewer = makeViewer();
const jonas = makeMember();
const editor = page.getByRole('textbox', { name: 'Message to Jonas' });
const send = page.getByRole('button', { name: 'Send' });
const unconnected = {
  status: null,
  role: null,
  connectionId: null,
  refusal: null,
  note: null,
} as const;

interface With {
  conversationId?: string | null;
  refusal?: string | null;
}

async function open({ conversationId = null, refusal = null }: With = {}) {
  serveConversation(makeConversation(), [makeMessage()]);
  fakeApi.respond(conversations.withMember, { conversationId, refusal });
  fakeApi.respond(connections.status, unconnected);
  fakeApi.respond(profiles.get, { ...viewer, ...jonas });
  const path = `/messages/new?to=${jonas.id}`;
  await renderInApp(<MessagesPage conversationId="new" />, { viewer, path });
}

describe('the first message', () => {
  it('says that it is a request, and leads to the conversation once it is sent', async () => {
    fakeApi.respond(conversations.start, ({ body }) => makeMessage({ text: body.text }));
    await open();
    await expect.element(page.getByText(/Your first message is a request/)).toBeVisible();
    expect(fakeApi.requests(conversations.start)).toEqual([]);
    await editor.fill('We have not met.');
    await send.click();
    await expect.poll(() => location.pathname).toBe('/messages/conversation_1');
    expect(fakeApi.requests(conversations.start)).toMatchObject([
      { body: { userId: jonas.id, text: 'We have not met.' } },
    ]);
  });

  it('keeps its words where the server refuses it, and says why', async () => {
    fakeApi.fail(conversations.start, 'too_many_requests', 'You have asked 20 people today.');
    await open();
    await editor.fill('We have not met.');
    await send.click();
    await expect.element(page.getByText('You have asked 20 people today.')).toBeVisible();
    await expect.element(editor).toHaveValue('We have not met.');
    expect(location.pathname).toBe('/messages/new');
  });

  it('cannot be written where the member takes none', async () => {
    await open({ refusal: 'You can write again from December 1.' });
    await expect.element(page.getByText('You can write again from December 1.')).toBeVisible();
    await expect.element(editor).not.toBeInTheDocument();
  });

  it('gives way to the conversation that there is', async () => {
    await open({ conversationId: 'conversation_1' });
    await expect.poll(() => location.pathname).toBe('/messages/conversation_1');
  });
});
