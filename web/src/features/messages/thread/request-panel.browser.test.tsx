import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Conversation, conversations } from '#contract/messages/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { serveConversation } from '#web/testing/serve-conversation.ts';
import { MessagesPage } from '../messages-page.tsx';

const viewer = makeViewer();
const path = '/messages/conversation_1';
const editor = page.getByRole('textbox', { name: 'Message to Jonas' });

async function open(conversation: Conversation) {
  serveConversation(conversation, [makeMessage()]);
  await renderInApp(<MessagesPage conversationId="conversation_1" />, { viewer, path });
}

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
