import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ConnectionStatus, connections } from '#contract/connections/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { connectionQueries } from './api.ts';
import { ConnectButton } from './connect-button.tsx';
import { noConnection } from './connection-changes.ts';

const none = noConnection;
const requested: ConnectionStatus = {
  ...none,
  status: 'pending',
  role: 'requester',
  connectionId: 'connection_1',
};
const received: ConnectionStatus = { ...requested, role: 'recipient' };
const accepted: ConnectionStatus = { ...requested, status: 'accepted', role: null };

const button = (name: string) => page.getByRole('button', { name });
const toast = (text: string) => page.getByText(text, { exact: true });

async function renderWith(status: ConnectionStatus): Promise<void> {
  fakeApi.respond(connections.status, status);
  await renderInApp(<ConnectButton member={makeMember()} />);
}

function ReadFailure() {
  const { isError } = useQuery(connectionQueries.status('user_jonas'));
  return isError && <p>The state was not read</p>;
}

describe('ConnectButton', () => {
  it('is not there on the own profile, nor where the state is not known', async () => {
    const viewer = makeViewer();
    fakeApi.fail(connections.status, 'internal');
    await renderInApp(
      <>
        <ConnectButton member={viewer} />
        <ConnectButton member={makeMember()} />
      </>,
      { viewer },
    );
    await expect.poll(() => document.querySelector('[data-slot="skeleton"]')).toBeNull();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it('says why a member cannot be asked again yet', async () => {
    await renderWith({ ...none, status: 'blocked', refusal: 'You can ask again on 3 May.' });
    await expect.element(page.getByText('You can ask again on 3 May.')).toBeVisible();
    await expect.element(button('Connect')).not.toBeInTheDocument();
  });

  it('is pending at once, and takes it back when asking failed', async () => {
    await renderWith(none);
    fakeApi.fail(connections.request, 'too_many_requests', 'That is enough for today.');
    const release = fakeApi.hold(connections.request);
    await button('Connect').click();
    await expect.element(button('Pending')).toBeDisabled();
    fakeApi.hold(connections.status);
    release();
    await expect.element(toast('That is enough for today.')).toBeVisible();
    await expect.element(button('Connect')).toBeEnabled();
  });

  it('asks once, however often it is pressed', async () => {
    await renderWith(none);
    fakeApi.respond(connections.request, requested);
    const release = fakeApi.hold(connections.request);
    await button('Connect').dblClick();
    await expect.element(button('Pending')).toBeDisabled();
    fakeApi.respond(connections.status, requested);
    release();
    await expect.element(toast('Connection request sent')).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(connections.request))
      .toMatchObject([{ body: { addresseeId: 'user_jonas' } }]);
  });

  it('stays what it is when the state cannot be read again', async () => {
    fakeApi.respond(connections.status, none);
    await renderInApp(
      <>
        <ConnectButton member={makeMember()} />
        <ReadFailure />
      </>,
    );
    await expect.element(button('Connect')).toBeVisible();
    fakeApi.respond(connections.request, requested);
    fakeApi.disconnect(connections.status);
    await button('Connect').click();
    await expect.element(page.getByText('The state was not read')).toBeVisible();
    await expect.element(button('Pending')).toBeVisible();
  });

  it('withdraws a request by keyboard, and keeps the focus', async () => {
    await renderWith(requested);
    fakeApi.respond(connections.withdraw);
    const menu = button('Your request to Jonas');
    await expect.element(menu).toBeVisible();
    await userEvent.tab();
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Withdraw request' })).toHaveFocus();
    fakeApi.respond(connections.status, none);
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Request withdrawn')).toBeVisible();
    await expect.element(button('Connect')).toHaveFocus();
    await expect
      .poll(() => fakeApi.requests(connections.withdraw))
      .toMatchObject([{ params: { id: 'connection_1' } }]);
  });

  it('answers once, however often Accept is pressed', async () => {
    await renderWith(received);
    fakeApi.respond(connections.respond, accepted);
    const release = fakeApi.hold(connections.respond);
    await button('Accept').dblClick();
    await expect.element(button('Connected')).toBeDisabled();
    fakeApi.respond(connections.status, accepted);
    release();
    await expect.element(toast('You and Jonas are connected')).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(connections.respond))
      .toMatchObject([{ body: { status: 'accepted' } }]);
  });

  it('offers the answer again when it did not arrive', async () => {
    await renderWith(received);
    fakeApi.disconnect(connections.respond);
    await expect.element(button('Decline')).toBeVisible();
    fakeApi.hold(connections.status);
    await button('Decline').click();
    await expect.element(toast('Error responding to connection request')).toBeVisible();
    await expect.element(button('Decline')).toBeVisible();
    await expect.element(button('Accept')).toBeEnabled();
  });

  it('asks before a connection is removed', async () => {
    await renderWith(accepted);
    await button('Your connection with Jonas').click();
    await page.getByRole('menuitem', { name: 'Remove connection' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Remove your connection with Jonas?',
    });
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button('Connected')).toBeVisible();
    expect(fakeApi.requests(connections.respond)).toEqual([]);
  });
});
