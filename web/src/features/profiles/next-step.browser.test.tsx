import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { courses } from '#contract/courses/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { NextStep } from './next-step.tsx';

const step = page.getByRole('region', { name: 'Your next step' });
const complete: Partial<CurrentUser> = {
  profileImageUrl: '/maya.webp',
  skills: ['Weaving', 'Juggling', 'Fencing'],
  website: 'https://maya.example',
  graduationYear: new Date().getFullYear() + 1,
};

async function renderFor(part: Partial<CurrentUser>) {
  const onStart = vi.fn();
  const { client } = await renderInApp(<NextStep onStart={onStart} />, {
    viewer: makeViewer({ ...complete, ...part }),
  });
  return { onStart, client };
}

describe('NextStep', () => {
  it('names the most useful step first, and starts it', async () => {
    fakeApi.respond(portfolio.list, []);
    fakeApi.respond(courses.list, []);
    const { onStart } = await renderFor({ profileImageUrl: null });
    await expect.element(step.getByText('Your profile: 4 of 7')).toBeVisible();
    await step.getByRole('button', { name: 'Add a photo' }).click();
    expect(onStart).toHaveBeenCalledExactlyOnceWith('photo');
  });

  it('waits for what it counts', async () => {
    fakeApi.respond(portfolio.list, []);
    fakeApi.respond(courses.list, []);
    const release = fakeApi.hold(courses.list);
    await renderFor({});
    await expect.poll(() => fakeApi.requests(courses.list)).not.toEqual([]);
    await expect.element(step).not.toBeInTheDocument();
    release();
    await expect.element(step.getByRole('button', { name: 'Add to your portfolio' })).toBeVisible();
  });

  it('keeps its place while it counts, where a step is missing in any case', async () => {
    fakeApi.respond(portfolio.list, []);
    fakeApi.respond(courses.list, []);
    const release = fakeApi.hold(courses.list);
    await renderFor({ profileImageUrl: null });
    const placeholder = page.getByRole('status', { name: 'Loading your next step' });
    await expect.element(placeholder).toBeVisible();
    release();
    await expect.element(step).toBeVisible();
    await expect.element(placeholder).not.toBeInTheDocument();
  });

  it('says nothing where it cannot count', async () => {
    fakeApi.respond(portfolio.list, []);
    fakeApi.fail(courses.list, 'not_found');
    const { client } = await renderFor({});
    await expect.poll(() => fakeApi.requests(courses.list)).not.toEqual([]);
    await expect.poll(() => client.isFetching()).toBe(0);
    await expect.element(step).not.toBeInTheDocument();
  });
});
