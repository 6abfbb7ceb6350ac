import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moderation } from '#contract/moderation/contract.ts';
import { reportReasons } from '#contract/moderation/forms.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { getModerationRequest, setModerationRequest } from './moderation-store.ts';
import { ReportDialog } from './report-dialog.tsx';

const person = makeMember();
const target = { targetType: 'job', targetId: 'job_1' } as const;
const reported = { ...target, name: 'this job' };

const dialog = page.getByRole('dialog', { name: 'Report this job' });
const reason = (name: string) => dialog.getByRole('radio', { name });
const details = dialog.getByLabelText('Details');
const submit = dialog.getByRole('button', { name: 'Send report' });

const open = () =>
  renderInApp(<ReportDialog open onOpenChange={vi.fn()} reported={reported} person={person} />);

describe('ReportDialog', () => {
  it('asks for a reason first, and stops asking once there is one', async () => {
    await open();
    await submit.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Please choose what is wrong.');
    await expect
      .element(dialog.getByRole('radiogroup'))
      .toHaveAccessibleDescription('Please choose what is wrong.');
    await reason(reportReasons.scam).click();
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    expect(fakeApi.requests(moderation.report)).toEqual([]);
  });

  it('is filled in and sent by keyboard alone', async () => {
    fakeApi.respond(moderation.report, { message: 'Thank you.' });
    await open();
    await expect.element(details).toHaveFocus();
    await userEvent.keyboard('No such theatre');
    await expect.element(details).toHaveValue('No such theatre');
    await userEvent.tab({ shift: true });
    await expect.element(reason(reportReasons.harassment)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await expect.element(reason(reportReasons.scam)).toHaveFocus();
    await expect.element(reason(reportReasons.scam)).toBeChecked();
    await userEvent.keyboard('{/ArrowDown}{Control>}{Enter}{/Control}');
    await expect
      .element(page.getByText('Thank you for your report', { exact: true }))
      .toBeVisible();
    expect(fakeApi.requests(moderation.report)).toMatchObject([
      { body: { ...target, reason: 'scam', details: 'No such theatre' } },
    ]);
  });

  it('keeps everything when the connection is lost', async () => {
    fakeApi.disconnect(moderation.report);
    await open();
    await reason(reportReasons.other).click();
    await details.fill('It is my photograph');
    await submit.click();
    await expect
      .element(page.getByText('Could not send your report', { exact: true }))
      .toBeVisible();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    await expect.element(reason(reportReasons.other)).toBeChecked();
    await expect.element(details).toHaveValue('It is my photograph');
    await expect.element(submit).toBeEnabled();
  });

  it('shows what the server refuses at its field', async () => {
    fakeApi.fail(moderation.report, 'invalid', 'Please look again.', [
      { path: 'details', message: 'Please say a little more.' },
    ]);
    await open();
    await reason(reportReasons.other).click();
    await submit.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Please say a little more.');
    await expect.element(details).toHaveFocus();
  });

  it('offers to block the person once the report is sent', async () => {
    fakeApi.respond(moderation.report, { message: 'Thank you.' });
    setModerationRequest({ action: 'report', reported, person });
    await open();
    await reason(reportReasons.harassment).click();
    await submit.click();
    await expect.poll(getModerationRequest).toBeNull();
    await page.getByText('Block Jonas', { exact: true }).click();
    await expect.poll(getModerationRequest).toEqual({ action: 'block', person });
    setModerationRequest(null);
  });
});
