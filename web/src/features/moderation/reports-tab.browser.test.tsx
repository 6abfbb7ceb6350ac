import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moderation, type Report } from '#contract/moderation/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeReport } from '#web/testing/make-report.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ReportsTab } from './reports-tab.tsx';

const viewer = makeViewer({ role: 'moderator' });
const second = makeReport({ id: 'report_2', reason: 'harassment' });
const button = (name: string) => page.getByRole('button', { name });
const decisions = () =>
  page
    .getByRole('group', { name: 'Decide' })
    .getByRole('button')
    .elements()
    .map((one) => one.textContent);

async function open(reports: Report[], path = '/admin?tab=reports') {
  fakeApi.respond(moderation.listReports, reports);
  await renderInApp(<ReportsTab />, { path, viewer });
}

beforeEach(() => fakeApi.respond(moderation.countReports, { open: 2, appealed: 1 }));

describe('a report', () => {
  it('shows what was reported as it stood, who and why', async () => {
    await open([makeReport()]);
    const list = page.getByRole('list', { name: 'Reports' });
    for (const shown of [
      'Scam or misleading offer',
      'There is no such theatre.',
      'Pay me first',
      'Jonas Lindqvist',
      'Maya Okafor',
    ]) {
      await expect.element(list).toMatchTextContent(new RegExp(shown));
    }
    await expect
      .element(page.getByRole('link', { name: 'See it as it is now' }))
      .toHaveAttribute('href', '/posts/post_1');
    await expect.element(button('Open (2)')).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the messages before a message and earlier reports about the same member', async () => {
    await open([
      makeReport({
        targetType: 'message',
        snapshot: {
          text: 'Go away',
          before: [{ id: 'm1', text: 'Hello', author: { firstName: 'Maya', lastName: 'Okafor' } }],
        },
        earlierCount: 1,
        earlier: [
          {
            id: 'report_0',
            targetType: 'post',
            reason: 'scam',
            status: 'resolved',
            decision: 'warn',
            createdAt: '2026-01-05T12:00:00.000Z',
          },
        ],
      }),
    ]);
    await expect
      .element(page.getByRole('list', { name: 'What came before' }))
      .toMatchTextContent(/Maya Okafor: Hello/);
    await expect.element(page.getByText('1 other report about this member')).toBeVisible();
  });

  it('about a profile or about what is gone offers no removal', async () => {
    await open([makeReport({ targetType: 'user' })]);
    await expect.element(button('Dismiss')).toBeVisible();
    expect(decisions()).toEqual(['Dismiss', 'Warn', 'Suspend']);
  });

  it('is decided with a note to both sides', async () => {
    fakeApi.respond(
      moderation.decideReport,
      makeReport({ status: 'resolved', decision: 'remove' }),
    );
    await open([makeReport()]);
    await button('Remove').click();
    const dialog = page.getByRole('dialog', { name: 'Remove?' });
    await expect.element(dialog).toMatchTextContent(/Both sides are told/);
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Against the rules');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('Removed')).toBeVisible();
    expect(fakeApi.requests(moderation.decideReport)[0]?.body).toEqual({
      decision: 'remove',
      note: 'Against the rules',
      until: null,
    });
  });

  it('leaves the focus with the next one, and with the filter after the last', async () => {
    fakeApi.respond(moderation.decideReport, makeReport({ status: 'dismissed' }));
    await open([makeReport(), second]);
    await button('Dismiss').first().click();
    fakeApi.respond(moderation.listReports, [second]);
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect
      .element(page.getByRole('heading', { name: 'Harassment or bullying' }))
      .toHaveFocus();
    await userEvent.keyboard('d');
    fakeApi.respond(moderation.listReports, []);
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(button('Open (2)')).toHaveFocus();
  });

  it('that another moderator has decided meanwhile is said and asked for again', async () => {
    fakeApi.fail(moderation.decideReport, 'conflict', 'This report is decided already.');
    await open([makeReport()]);
    await button('Dismiss').click();
    fakeApi.respond(moderation.listReports, []);
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(page.getByText('This report is decided already.')).toBeVisible();
    await expect.element(page.getByText('No report waits for a decision.')).toBeVisible();
  });

  it('suspends with an end', async () => {
    fakeApi.respond(moderation.decideReport, makeReport({ status: 'resolved' }));
    await open([makeReport()]);
    await button('Suspend').click();
    await page.getByRole('radio', { name: '1 day' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
    await expect.element(page.getByText('User suspended successfully')).toBeVisible();
    const until = fakeApi.requests(moderation.decideReport)[0]?.body.until ?? '';
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * 60 * 60_000);
  });
});

it('that the reader made, or that is about staff, explains who decides it', async () => {
  const own = makeReport({ reportedByViewer: true });
  const subject = own.subject && { ...own.subject, isStaff: true };
  await open([own, makeReport({ id: 'report_2', reason: 'harassment', subject })]);
  await expect.element(page.getByText(/^You reported this yourself/)).toBeVisible();
  await expect.element(page.getByText(/^Only an administrator can decide/)).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Decide' })).not.toBeInTheDocument();
  const title = page.getByRole('heading', { name: 'Scam or misleading offer' });
  (title.element() as HTMLElement).focus();
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('walks the reports and decides by keyboard', async () => {
  await open([makeReport(), second]);
  const [first, last] = [
    page.getByRole('heading', { name: 'Scam or misleading offer' }),
    page.getByRole('heading', { name: 'Harassment or bullying' }),
  ];
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(last).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('w');
  await expect.element(page.getByRole('dialog', { name: 'Warn?' })).toBeVisible();
});

it('shows an appeal with the decision that it is against', async () => {
  await open(
    [
      makeReport({
        status: 'appealed',
        decision: 'remove',
        note: 'Against the rules',
        appeal: {
          text: 'It was a quotation',
          createdAt: '2026-01-05T12:00:00.000Z',
          decision: null,
          note: null,
          decidedAt: null,
        },
      }),
    ],
    '/admin?tab=reports&report=appealed',
  );
  await expect.element(page.getByText('It was a quotation')).toBeVisible();
  expect(decisions()).toEqual(['Keep the decision', 'Overturn it']);
  expect(fakeApi.requests(moderation.listReports)[0]?.query).toMatchObject({ status: 'appealed' });
  await button('Overturn it').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Jonas reads it\./);
});
