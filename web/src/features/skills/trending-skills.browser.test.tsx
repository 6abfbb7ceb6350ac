import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { skills } from '#contract/skills/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { TrendingSkills } from './trending-skills.tsx';

const panel = page.getByRole('region', { name: 'Trending Skills' });

describe('TrendingSkills', () => {
  it('loads, and leads to the members with a skill', async () => {
    fakeApi.respond(skills.trending, [
      { skill: 'C# & Lighting', count: 1_204 },
      { skill: 'Weaving', count: 1 },
    ]);
    const release = fakeApi.hold(skills.trending);
    await renderInApp(<TrendingSkills />);
    await expect.element(panel.getByRole('status', { name: 'Loading' })).toBeVisible();
    release();
    await expect
      .element(panel.getByRole('link', { name: /Lighting.*users$/ }))
      .toHaveAttribute('href', '/discover?skill=C%23%20%26%20Lighting');
    await expect.element(panel.getByRole('link', { name: /Weaving.*1 user$/ })).toBeVisible();
  });

  it('says that there are none yet', async () => {
    fakeApi.respond(skills.trending, []);
    await renderInApp(<TrendingSkills />);
    await expect.element(panel.getByText(/^No trending skills yet\./)).toBeVisible();
  });

  it('says that they did not load', async () => {
    fakeApi.fail(skills.trending, 'internal');
    await renderInApp(<TrendingSkills />);
    await expect.element(panel.getByText('These did not load.')).toBeVisible();
    await expect.element(panel.getByRole('status')).not.toBeInTheDocument();
  });
});
