import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type ConnectedMember, connections } from '#contract/connections/contract.ts';
import { paths } from '#contract/paths.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ConnectionsPage } from './connections-page.tsx';

const viewer = makeViewer();
const connectedAt = '2026-01-05T12:00:00.000Z';
const jonas: ConnectedMember = { ...makeMember(), skills: [], connectedAt };
const priya: ConnectedMember = { ...jonas, id: 'user_priya', firstName: 'Priya' };

const link = (name: string) => page.getByRole('link', { name });
const renderOwn = () => renderInApp(<ConnectionsPage userId={viewer.id} />, { viewer });

beforeEach(() => {
  fakeApi.respond(connections.count, { count: 2 });
  fakeApi.respond(connections.recommended, []);
  fakeApi.respond(connections.requests, []);
});

describe('the own connections', () => {
  it('say that they load, then how many they are', async () => {
    fakeApi.respond(connections.list, [jonas, priya]);
    const release = fakeApi.hold(connections.list);
    await renderOwn();
    await expect.element(page.getByRole('status', { name: 'Loading connections' })).toBeVisible();
    release();
    await expect.element(link('Jonas Lindqvist')).toBeVisible();
    await expect.element(page.getByText('2 connections')).toBeVisible();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Your connections');
    expect(document.title).toContain('Your connections');
  });

  it('lead to other students while there are none', async () => {
    fakeApi.respond(connections.list, []);
    await renderOwn();
    await expect.element(page.getByText(/^Nobody here yet\./)).toBeVisible();
    await expect.element(link('Discover students')).toHaveAttribute('href', paths.discover);
  });

  it('can be tried again when they did not load', async () => {
    fakeApi.disconnect(connections.list);
    await renderOwn();
    await expect.element(page.getByRole('heading', { name: /^Unable to Load/ })).toBeVisible();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    fakeApi.respond(connections.list, [jonas]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(link('Jonas Lindqvist')).toBeVisible();
  });

  it('keep what they show when the rest does not load, until it does', async () => {
    const failAfterFirst = ({ query }: { query: { cursor?: string | undefined } }) => {
      if (query.cursor) fakeApi.fail(connections.list, 'unavailable');
      return query.cursor ? [] : [jonas];
    };
    fakeApi.respond(connections.list, failAfterFirst, { nextCursor: 'after-jonas' });
    await renderOwn();
    await expect.element(page.getByText('The rest did not load.')).toBeVisible();
    await expect.element(link('Jonas Lindqvist')).toBeVisible();
    fakeApi.respond(connections.list, [priya]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(link('Priya Lindqvist')).toBeVisible();
    await expect.element(link('Jonas Lindqvist')).toBeVisible();
  });
});

describe("another member's connections", () => {
  const { email, bio, createdAt, ...contact } = makeViewer({ email: 'jonas@nyu.edu' });
  const profile = { ...contact, ...makeMember(), email, bio, createdAt };
  const renderTheirs = () => renderInApp(<ConnectionsPage userId={jonas.id} />, { viewer });

  it('lead back to the profile while there are none', async () => {
    fakeApi.respond(profiles.get, profile);
    fakeApi.respond(connections.list, []);
    await renderTheirs();
    await expect.element(page.getByText('Jonas has no connections yet.')).toBeVisible();
    await expect
      .element(link("See Jonas's profile"))
      .toHaveAttribute('href', `/profile/${jonas.id}`);
  });

  it('offer no second try for a member who does not exist', async () => {
    fakeApi.fail(profiles.get, 'not_found');
    fakeApi.fail(connections.list, 'not_found', 'There is no such member.');
    await renderTheirs();
    await expect.element(page.getByText('There is no such member.')).toBeVisible();
    await expect.element(link('Discover students')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });
});
