import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Job } from '#contract/jobs/contract.ts';
import { makeJob, makePosition } from '#web/testing/make-job.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { JobCard } from './job-card.tsx';

const card = page.getByRole('article', { name: makeJob().title });
const apply = card.getByRole('button', { name: 'Apply Now' });
const open = (part: Partial<Job>) => renderInApp(<JobCard job={makeJob(part)} />);

describe('the card of a job', () => {
  it('says what a crew call still needs', async () => {
    await open({
      positions: [
        makePosition({ wanted: 2, filled: 1 }),
        makePosition({ id: 'position_2', role: 'Runner', filled: 1 }),
        makePosition({ id: 'position_3', role: 'Grip', wanted: 2 }),
      ],
    });
    await expect.element(card.getByText('Open: Gaffer 1, Grip 2')).toBeVisible();
    await expect.element(apply).toBeVisible();
  });

  it('shows its type, its school and until when one can apply', async () => {
    await open({ type: 'internship', targetSchool: 'Gallatin School', deadline: '2098-03-01' });
    for (const words of ['Internship', 'Gallatin School', 'Mar 1, 2098']) {
      await expect.element(card.getByText(words, { exact: true })).toBeVisible();
    }
  });

  it.each([
    ['Filled', { positions: [makePosition({ filled: 1 })] }],
    ['Expired', { expiresAt: '2026-01-06T12:00:00.000Z' }],
  ])('is marked %s, and takes no application then', async (tape, part) => {
    await open(part);
    await expect.element(card.getByText(tape, { exact: true })).toBeVisible();
    await expect.element(apply).not.toBeInTheDocument();
  });
});
