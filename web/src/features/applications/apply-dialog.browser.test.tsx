import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applications } from '#contract/applications/contract.ts';
import type { Position } from '#contract/jobs/positions.ts';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeApplication } from '#web/testing/make-application.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ApplyDialog } from './apply-dialog.tsx';

const job = { id: 'job_1', title: 'Gaffer for two nights', author: { firstName: 'Jonas' } };

const dialog = page.getByRole('dialog', { name: 'Apply to Job' });
const message = dialog.getByRole('textbox', { name: 'Message' });
const submit = dialog.getByRole('button', { name: 'Submit Application' });

const positions = [
  { id: 'pos_1', role: 'Gaffer', wanted: 1, filled: 0, paymentType: 'paid', skills: [] },
  { id: 'pos_2', role: 'Grip', wanted: 2, filled: 2, paymentType: 'unpaid', skills: [] },
  { id: 'pos_3', role: 'Sound', wanted: 1, filled: 0, paymentType: 'unpaid', skills: [] },
] satisfies Position[];

const makeItem = (id: string): PortfolioItem => ({
  id,
  userId: makeViewer().id,
  title: `Work ${id}`,
  description: null,
  mediaUrl: 'https://vimeo.com/76979871',
  mediaType: 'vimeo',
  media: null,
  tags: [],
  sortOrder: null,
  commentCount: 0,
  isCommentingOpen: true,
  createdAt: '2026-01-05T12:00:00.000Z',
});

beforeEach(() => {
  fakeApi.respond(applications.former, null);
  fakeApi.respond(portfolio.list, []);
});

async function open(shown: Parameters<typeof ApplyDialog>[0]['job'] = job) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const screen = await renderInApp(
    <ApplyDialog open onOpenChange={onOpenChange} job={shown} placement="page" />,
  );
  return { onOpenChange, ...screen };
}

describe('ApplyDialog', () => {
  it('sends positions in the order of choice and at most three works', async () => {
    fakeApi.respond(portfolio.list, ['a', 'b', 'c', 'd'].map(makeItem));
    fakeApi.respond(applications.apply, makeApplication());
    await open({ ...job, positions });
    await expect.element(message).toHaveFocus();
    await message.fill('Any night.');
    await expect.element(dialog.getByRole('checkbox', { name: /Grip/ })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /Sound/ }).click();
    await dialog.getByRole('checkbox', { name: /Gaffer/ }).click();
    await expect.element(dialog.getByText('1 open, paid, choice 2')).toBeVisible();
    for (const name of ['Work c', 'Work a', 'Work b'])
      await dialog.getByRole('checkbox', { name }).click();
    await expect.element(dialog.getByRole('checkbox', { name: 'Work d' })).toBeDisabled();
    await submit.click();
    await expect.element(page.getByText('Application submitted')).toBeVisible();
    expect(fakeApi.requests(applications.apply).map(({ body }) => body)).toEqual([
      {
        message: 'Any night.',
        positionIds: ['pos_3', 'pos_1'],
        portfolioItemIds: ['c', 'a', 'b'],
      },
    ]);
  });

  it('begins with what was withdrawn', async () => {
    const former = { message: 'As before.', positionIds: ['pos_1'], portfolioItemIds: [] };
    fakeApi.respond(applications.former, former);
    await open({ ...job, positions });
    await expect.element(message).toHaveValue('As before.');
    await expect.element(dialog.getByRole('checkbox', { name: /Gaffer/ })).toBeChecked();
  });

  it('names the job, and asks for a few words', async () => {
    await open();
    await expect.element(dialog).toHaveAccessibleDescription('Gaffer for two nights');
    await message.fill('  ');
    await submit.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Please write a few words first.');
    await expect.element(message).toHaveFocus();
    expect(fakeApi.requests(applications.apply)).toEqual([]);
  });

  it.each([
    [
      'somebody else was taken',
      () => fakeApi.fail(applications.apply, 'conflict', 'This job is filled.'),
      'This job is filled.',
    ],
    ['the connection is lost', () => fakeApi.disconnect(applications.apply), noConnectionMessage],
    [
      'the server says nothing',
      () => fakeApi.fail(applications.apply, 'internal'),
      'Your application was not sent. Please try again.',
    ],
  ])('keeps the words when %s', async (_, prepare, says) => {
    prepare();
    const { onOpenChange } = await open();
    await message.fill('I own the lamps.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Error submitting application')).toBeVisible();
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(message).toHaveValue('I own the lamps.');
    await expect.element(submit).toBeEnabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('finds the words again after a reload, for this job alone', async () => {
    const first = await open();
    await message.fill('I own the lamps.');
    await first.unmount();
    const second = await open();
    await expect.element(message).toHaveValue('I own the lamps.');
    await expect.element(dialog.getByText('Draft restored')).toBeVisible();
    await second.unmount();
    await open({ ...job, id: 'job_2' });
    await expect.element(message).toHaveValue('');
    await expect.element(dialog.getByText('Draft restored')).not.toBeInTheDocument();
  });
});
