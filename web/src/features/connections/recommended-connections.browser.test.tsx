import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections, type Recommendation } from '#contract/connections/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { RecommendedConnections } from './recommended-connections.tsx';

const names = ['Jonas', 'Priya', 'Ana', 'Wei', 'Omar'];
const members: Recommendation[] = names.map((firstName) => ({
  ...makeMember({ id: `user_${firstName}`, firstName, lastName: 'Lind' }),
  skills: [],
  reasons: ['3 skills in common', '2 mutual connections', 'same section'],
  suggestedNote: 'We have 3 skills in common.',
}));

const panel = page.getByRole('region', { name: 'Recommended Connections' });
const shownNames = () =>
  panel
    .getByRole('link', { name: /Lind$/ })
    .elements()
    .map((link) => link.textContent?.split(' ')[0]);
const toast = (text: string) => page.getByText(text, { exact: true });

describe('RecommendedConnections', () => {
  it('shows four members with two reasons each, and where there are more', async () => {
    fakeApi.respond(connections.recommended, members);
    await renderInApp(<RecommendedConnections />);
    await expect.poll(shownNames).toEqual(['Jonas', 'Priya', 'Ana', 'Wei']);
    expect(panel.getByText('3 skills in common · 2 mutual connections').elements()).toHaveLength(4);
    await expect.element(panel.getByRole('link', { name: 'Connect with students' })).toBeVisible();
  });

  it.each([
    ['there is nobody', () => fakeApi.respond(connections.recommended, [])],
    ['nothing loads', () => fakeApi.fail(connections.recommended, 'not_found')],
  ])('is not there where %s', async (_, prepare) => {
    prepare();
    const { client } = await renderInApp(<RecommendedConnections />);
    await expect.poll(() => fakeApi.requests(connections.recommended)).not.toEqual([]);
    await expect.poll(() => client.isFetching()).toBe(0);
    await expect.element(panel).not.toBeInTheDocument();
  });

  it('lets the next member move up when one is dismissed', async () => {
    fakeApi.respond(connections.recommended, members);
    fakeApi.respond(connections.dismissRecommendation);
    await renderInApp(<RecommendedConnections />);
    await panel.getByRole('button', { name: 'Do not suggest Priya Lind' }).click();
    await expect.poll(shownNames).toEqual(['Jonas', 'Ana', 'Wei', 'Omar']);
    await expect
      .poll(() => fakeApi.requests(connections.dismissRecommendation))
      .toMatchObject([{ params: { userId: 'user_Priya' } }]);
  });

  it('brings a member back in their place when dismissing failed', async () => {
    fakeApi.respond(connections.recommended, members);
    fakeApi.disconnect(connections.dismissRecommendation);
    await renderInApp(<RecommendedConnections />);
    await panel.getByRole('button', { name: 'Do not suggest Priya Lind' }).click();
    await expect.element(toast('Error hiding this suggestion')).toBeVisible();
    await expect.poll(shownNames).toEqual(['Jonas', 'Priya', 'Ana', 'Wei']);
  });

  it('brings a member back when asking to connect failed', async () => {
    fakeApi.respond(connections.recommended, members);
    fakeApi.fail(connections.request, 'forbidden', 'Jonas takes no requests.');
    const release = fakeApi.hold(connections.request);
    await renderInApp(<RecommendedConnections />);
    await panel.getByRole('button', { name: 'Connect with Jonas Lind' }).click();
    await expect.poll(shownNames).toEqual(['Priya', 'Ana', 'Wei', 'Omar']);
    release();
    await expect.element(toast('Jonas takes no requests.')).toBeVisible();
    await expect.poll(shownNames).toEqual(['Jonas', 'Priya', 'Ana', 'Wei']);
  });
});
