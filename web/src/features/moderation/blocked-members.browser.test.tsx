import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { moderation } from '#contract/moderation/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { BlockedMembers } from './blocked-members.tsx';

const blockedAt = '2026-01-05T12:00:00.000Z';
const jonas = { ...makeMember(), blockedAt };
const priya = { ...makeMember({ id: 'user_priya', firstName: 'Priya' }), blockedAt };

const unblock = (name: string) => page.getByRole('button', { name: `Unblock ${name} Lindqvist` });

describe('BlockedMembers', () => {
  it('says that it loads, and that there is nobody', async () => {
    fakeApi.respond(moderation.listBlocks, []);
    const release = fakeApi.hold(moderation.listBlocks);
    await renderInApp(<BlockedMembers />);
    await expect.element(page.getByRole('status', { name: /Loading/ })).toBeVisible();
    release();
    await expect.element(page.getByText('You block nobody.')).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.fail(moderation.listBlocks, 'unavailable', 'Callboard is being updated.');
    await renderInApp(<BlockedMembers />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Callboard is being updated.');
    fakeApi.respond(moderation.listBlocks, [jonas]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(unblock('Jonas')).toBeVisible();
  });

  it('takes a member off the list at once, and says so when it is done', async () => {
    fakeApi.respond(moderation.listBlocks, [jonas, priya]);
    fakeApi.respond(moderation.unblock);
    const release = fakeApi.hold(moderation.unblock);
    await renderInApp(<BlockedMembers />);
    await unblock('Jonas').click();
    await expect.element(unblock('Jonas')).not.toBeInTheDocument();
    await expect.element(unblock('Priya')).toBeVisible();
    fakeApi.respond(moderation.listBlocks, [priya]);
    release();
    await expect
      .element(page.getByText('Jonas is no longer blocked', { exact: true }))
      .toBeVisible();
    expect(fakeApi.requests(moderation.unblock)).toMatchObject([{ params: { userId: jonas.id } }]);
  });

  it('puts a member back where unblocking failed', async () => {
    fakeApi.respond(moderation.listBlocks, [jonas, priya]);
    fakeApi.fail(moderation.unblock, 'internal');
    await renderInApp(<BlockedMembers />);
    await unblock('Jonas').click();
    await expect.element(page.getByText('Jonas is still blocked', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Please try again.')).toBeVisible();
    await expect.element(unblock('Jonas')).toBeVisible();
    const names = page
      .getByRole('list')
      .first()
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('p'));
    expect(names.map((name) => name?.textContent)).toEqual(['Jonas Lindqvist', 'Priya Lindqvist']);
  });
});
