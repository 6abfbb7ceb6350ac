import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { feed } from '#contract/feed/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Waiting } from './waiting.tsx';

const viewer = makeViewer();
const count = (number: number) => ({ count: number, isMore: false });
const row = (name: RegExp) => page.getByRole('link', { name });

describe('Waiting', () => {
  it('counts what waits, and leads there', async () => {
    fakeApi.respond(feed.waiting, {
      applications: count(2),
      applicants: count(0),
      saved: { count: 1_000, isMore: true },
      requests: count(3),
      closing: [
        {
          id: 'job_1',
          title: 'Gaffer by Friday',
          expiresAt: '2190-05-03T04:00:00Z',
          isSaved: true,
        },
      ],
    });
    await renderInApp(<Waiting />, { viewer });
    await expect
      .element(row(/^Applications waiting ?2$/))
      .toHaveAttribute('href', '/jobs?tab=applications');
    await expect.element(row(/^Applicants to answer ?0$/)).toBeVisible();
    await expect.element(row(/^Saved ?1,000\+$/)).toHaveAttribute('href', '/jobs?tab=saved');
    await expect.element(row(/^Requests ?3$/)).toHaveAttribute('href', `/connections/${viewer.id}`);
    await expect
      .element(row(/^Gaffer by Friday ?Closes Sunday · saved$/))
      .toHaveAttribute('href', '/jobs/job_1');
  });

  it('still leads there when the counts do not load', async () => {
    fakeApi.fail(feed.waiting, 'forbidden');
    await renderInApp(<Waiting />, { viewer });
    await expect.poll(() => fakeApi.requests(feed.waiting).length).toBeGreaterThan(0);
    await expect.element(row(/^Saved$/)).toBeVisible();
  });
});
