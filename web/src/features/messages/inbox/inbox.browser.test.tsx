import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { conversations, messages } from '#contract/messages/contract.ts';
import { paths } from '#contract/paths.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeConversation, makeMessage } from '#web/testing/make-conversation.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Inbox } from './inbox.tsx';

const viewer = makeViewer();
const inbox = <Inbox openId={undefined} leftId={undefined} foundId={undefined} />;
const list = page.getByRole('list', { name: 'Conversations' });
const rows = list.getByRole('listitem');
const requests = page.getByRole('region', { name: /requests?$/ });
const ana = makeMember({ id: 'user_ana', firstName: 'Ana', lastName: 'Ruiz' });

function respond(
  open: ReturnType<typeof makeConversation>[],
  asked: ReturnType<typeof makeConversation>[] = [],
) {
  fakeApi.respond(conversations.list, ({ query }) => (query.folder === 'requests' ? asked : open));
}

const request = (id: string) =>
  makeConversation({ id, member: ana, status: 'requested', requestedBy: ana.id, unreadCount: 1 });

describe('the list of conversations', () => {
  it('shows who wrote what and when, and how much is unread', async () => {
    respond([
      makeConversation({ unreadCount: 3 }),
      makeConversation({
        id: 'conversation_2',
        member: ana,
        lastMessage: makeMessage({ senderId: viewer.id, text: 'See you\nthere' }),
      }),
      makeConversation({ id: 'conversation_3', member: null, lastMessage: null }),
    ]);
    await renderInApp(inbox, { viewer });
    await expect.poll(() => rows.elements().length).toBe(3);
    await expect.element(rows.nth(0)).toMatchTextContent(/Jonas Lindqvist.*Friday.*3 unread/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Ana Ruiz.*You: See you there/);
    await expect.element(rows.nth(2)).toMatchTextContent(/Deleted account.*No messages/);
    await rows.nth(1).getByRole('link').click();
    expect(location.pathname).toBe('/messages/conversation_2');
  });

  it('has the requests above, three at first', async () => {
    respond([makeConversation()], ['a', 'b', 'c', 'd'].map(request));
    await renderInApp(inbox, { viewer });
    await expect.element(requests).toHaveAccessibleName('4 requests');
    expect(requests.getByRole('listitem').elements()).toHaveLength(3);
    await requests.getByRole('button', { name: 'Show all requests' }).click();
    expect(requests.getByRole('listitem').elements()).toHaveLength(4);
    expect(rows.elements()).toHaveLength(1);
  });

  it('says what to do while there is none', async () => {
    respond([]);
    await renderInApp(inbox, { viewer });
    await page.getByRole('link', { name: 'Find people' }).click();
    expect(location.pathname).toBe(paths.discover);
  });

  it('says that it loads, and can be tried again', async () => {
    fakeApi.fail(conversations.list, 'unavailable', 'Back in a minute.');
    const release = fakeApi.hold(conversations.list);
    await renderInApp(inbox, { viewer });
    await expect.element(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
    release();
    await expect.element(page.getByText('Back in a minute.')).toBeVisible();
    respond([makeConversation()]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(rows).toBeVisible();
  });

  it('deletes a conversation for me once that is confirmed', async () => {
    respond([makeConversation(), makeConversation({ id: 'conversation_2', member: ana })]);
    fakeApi.respond(conversations.remove);
    await renderInApp(inbox, { viewer });
    await page.getByRole('button', { name: 'More about the conversation with Ana Ruiz' }).click();
    await page.getByRole('menuitem', { name: 'Delete for me' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this conversation?' });
    await expect.element(dialog).toMatchTextContent(/Ana keeps theirs/);
    expect(fakeApi.requests(conversations.remove)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete for me' }).click();
    await expect.poll(() => rows.elements().length).toBe(1);
    expect(fakeApi.requests(conversations.remove)).toMatchObject([
      { params: { id: 'conversation_2' } },
    ]);
  });
});

describe('the search in my messages', () => {
  const search = page.getByRole('searchbox', { name: 'Search your messages' });
  const found = page.getByRole('list', { name: 'Found messages' });

  it('marks what was found, and leads to the message', async () => {
    respond([makeConversation()]);
    const text = 'The Café on Friday, then the cafeteria';
    fakeApi.respond(messages.search, [{ ...makeMessage({ id: 'message_7', text }), member: ana }]);
    await renderInApp(inbox, { viewer });
    await search.fill('cafe');
    await expect.element(found).toMatchTextContent(/Ana Ruiz/);
    const marks = [...found.element().querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marks).toEqual(['Café', 'cafeteria']);
    expect(fakeApi.requests(messages.search).map(({ query }) => query.q)).toContain('cafe');
    await found.getByRole('link').click();
    expect(location.pathname + location.search).toBe('/messages/conversation_1?message=message_7');
  });

  it('says when nothing is found, and shows the list again without words', async () => {
    respond([makeConversation()]);
    fakeApi.respond(messages.search, []);
    await renderInApp(inbox, { viewer });
    await search.fill('harp');
    await expect.element(page.getByText(/No message has “harp” in it/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(rows).toBeVisible();
  });
});
