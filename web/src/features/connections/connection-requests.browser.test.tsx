import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ConnectionRequest, connections } from '#contract/connections/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { noConnection } from './connection-changes.ts';
import { ConnectionRequests } from './connection-requests.tsx';

const asker = (firstName: string, note: string | null = null): ConnectionRequest => ({
  ...makeMember({ id: `user_${firstName}`, firstName, lastName: 'Lind' }),
  connectionId: `conn_${firstName}`,
  note,
  requestedAt: '2026-01-05T12:00:00.000Z',
});
const ana = asker('Ana', 'We share DWPG-UT 1055.');
const wei = asker('Wei');

const panel = page.getByRole('region', { name: 'Requests' });
const names = () =>
  panel
    .getByRole('link', { name: /Lind$/ })
    .elements()
    .map((link) => link.textContent);
const act = (verb: 'Accept' | 'Decline', name: string) =>
  page.getByRole('button', { name: `${verb} the request of ${name} Lind` });
const toast = (text: string) => page.getByText(text, { exact: true });

/** Answered requests are not listed again. */
function listUntilAnswered(...requests: ConnectionRequest[]): void {
  fakeApi.respond(connections.requests, () => {
    const answered = fakeApi.requests(connections.respond).map(({ params }) => params.id);
    return requests.filter(({ connectionId }) => !answered.includes(connectionId));
  });
}

describe('ConnectionRequests', () => {
  it('shows who asks, with the note', async () => {
    listUntilAnswered(ana, wei);
    await renderInApp(<ConnectionRequests />);
    await expect.poll(names).toEqual(['Ana Lind', 'Wei Lind']);
    await expect
      .element(page.getByLabelText('Note from Ana'))
      .toHaveTextContent('We share DWPG-UT 1055.');
    expect(document.activeElement).toBe(document.body);
  });

  it.each([
    ['Accept', 'accepted', 'You and Ana are connected'],
    ['Decline', 'blocked', 'Request declined'],
  ] as const)('%s answers in one tap, before the server does', async (verb, status, says) => {
    listUntilAnswered(ana, wei);
    fakeApi.respond(connections.respond, { ...noConnection, status: 'accepted' });
    const release = fakeApi.hold(connections.respond);
    await renderInApp(<ConnectionRequests />);
    await act(verb, 'Ana').click();
    await expect.poll(names).toEqual(['Wei Lind']);
    await expect.element(act('Accept', 'Wei')).toHaveFocus();
    release();
    await expect.element(toast(says)).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(connections.respond))
      .toMatchObject([{ params: { id: 'conn_Ana' }, body: { status } }]);
  });

  it('can be answered by keyboard alone', async () => {
    listUntilAnswered(ana);
    fakeApi.respond(connections.respond, { ...noConnection, status: 'accepted' });
    await renderInApp(<ConnectionRequests />);
    await expect.poll(names).toEqual(['Ana Lind']);
    panel.getByRole('link', { name: 'Ana Lind' }).element().focus();
    await userEvent.tab();
    await expect.element(act('Accept', 'Ana')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('brings a request back that was not answered, and says why', async () => {
    fakeApi.respond(connections.requests, [ana, wei]);
    fakeApi.fail(connections.respond, 'not_found', 'This request is gone.');
    await renderInApp(<ConnectionRequests />);
    await act('Accept', 'Ana').click();
    await expect.element(toast('This request is gone.')).toBeVisible();
    await expect.poll(names).toEqual(['Ana Lind', 'Wei Lind']);
  });

  it('shows the first ones and where the others are', async () => {
    fakeApi.respond(connections.requests, [ana, wei, asker('Omar')]);
    const viewer = makeViewer();
    await renderInApp(<ConnectionRequests limit={2} />, { viewer });
    await expect.poll(names).toEqual(['Ana Lind', 'Wei Lind']);
    await expect
      .element(page.getByRole('link', { name: 'See all requests' }))
      .toHaveAttribute('href', pathTo('connections', { userId: viewer.id }));
  });

  it('renders nothing without requests', async () => {
    fakeApi.respond(connections.requests, []);
    await renderInApp(<ConnectionRequests />);
    await expect.poll(() => fakeApi.requests(connections.requests).length).toBeGreaterThan(0);
    await expect.element(panel).not.toBeInTheDocument();
  });
});
