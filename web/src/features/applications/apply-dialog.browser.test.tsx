import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applications } from '#contract/applications/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ApplyDialog } from './apply-dialog.tsx';

const job = { id: 'job_1', title: 'Gaffer for two nights', author: { firstName: 'Jonas' } };

const dialog = page.getByRole('dialog', { name: 'Apply to Job' });
const message = dialog.getByRole('textbox', { name: 'Message' });
const submit = dialog.getByRole('button', { name: 'Submit Application' });

async function open(shown = job) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const screen = await renderInApp(
    <ApplyDialog open onOpenChange={onOpenChange} job={shown} placement="page" />,
  );
  return { onOpenChange, ...screen };
}

describe('ApplyDialog', () => {
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
