import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '#contract/admin/contract.ts';
import { type AuditEntry, audit } from '#contract/audit/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeAdminUser } from '#web/testing/make-admin-user.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ActsAboutMe } from './acts-about-me.tsx';
import { AuditTab } from './audit-tab.tsx';

const helena = makeMember({ id: 'user_helena', firstName: 'Helena', lastName: 'Strand' });
const entry: AuditEntry = {
  id: 'act_1',
  action: 'user.update',
  actor: helena,
  actorId: helena.id,
  subject: makeMember(),
  subjectId: 'user_jonas',
  targetType: 'user',
  targetId: 'user_jonas',
  before: { major: 'Drama' },
  after: { major: 'Film' },
  note: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};

async function open(entries: AuditEntry[], path = '/admin?tab=audit-log') {
  fakeApi.respond(audit.list, entries);
  await renderInApp(<AuditTab />, { path, viewer: makeViewer({ isAdmin: true }) });
}

const requested = () => fakeApi.requests(audit.list).at(-1)?.query;

describe('the audit log', () => {
  it('says who did what about whom, and shows the difference', async () => {
    await open([entry]);
    const list = page.getByRole('list', { name: 'Audit log' });
    await expect.element(list).toMatchTextContent(/Edited a member/);
    await expect.element(list).toMatchTextContent(/by Helena Strand/);
    await expect.element(list).toMatchTextContent(/about Jonas Lindqvist/);
    await page.getByText('What changed (1)').click();
    await expect.element(page.getByRole('row', { name: 'major Drama Film' })).toBeVisible();
  });

  it('is filtered by the address, and downloads what the filters find', async () => {
    await open([], '/admin?tab=audit-log&action=user.suspend&from=2026-01-01');
    await expect.element(page.getByText('Nothing was done that these filters find.')).toBeVisible();
    expect(requested()).toMatchObject({ action: 'user.suspend', from: '2026-01-01' });
    await expect
      .element(page.getByRole('link', { name: 'Download CSV' }))
      .toHaveAttribute('href', `${audit.download.path}?action=user.suspend&from=2026-01-01`);
  });

  it('is filtered by a member who is found by name', async () => {
    fakeApi.respond(admin.listUsers, [makeAdminUser()]);
    fakeApi.respond(admin.getUser, makeAdminUser());
    await open([entry]);
    await page.getByRole('searchbox', { name: 'Member concerned' }).fill('Jonas');
    await page.getByRole('button', { name: 'Jonas Lindqvist · jonas@nyu.edu' }).click();
    await expect.poll(requested).toMatchObject({ subjectId: 'user_jonas' });
    await page
      .getByRole('button', { name: 'Member concerned: everyone, not only Jonas Lindqvist' })
      .click();
    await expect.poll(() => requested()?.subjectId).toBeUndefined();
  });

  it('is filtered by who acted', async () => {
    fakeApi.respond(admin.listUsers, [makeAdminUser({ ...helena, email: 'helena@nyu.edu' })]);
    fakeApi.respond(admin.getUser, makeAdminUser({ ...helena, email: 'helena@nyu.edu' }));
    await open([entry]);
    await page.getByRole('searchbox', { name: 'Acted by' }).fill('Helena');
    await page.getByRole('button', { name: 'Helena Strand · helena@nyu.edu' }).click();
    await expect.poll(requested).toMatchObject({ actorId: 'user_helena' });
  });
});

describe('what administrators did about me', () => {
  it('is shown without who it was', async () => {
    const { actor: _, actorId: __, subject: ___, subjectId: ____, ...act } = entry;
    fakeApi.respond(audit.listAboutMe, [{ ...act, note: 'You asked for it' }]);
    await renderInApp(<ActsAboutMe />);
    await expect.element(page.getByText('Edited a member')).toBeVisible();
    await expect.element(page.getByText('You asked for it')).toBeVisible();
  });

  it('is nothing for most', async () => {
    fakeApi.respond(audit.listAboutMe, []);
    await renderInApp(<ActsAboutMe />);
    await expect
      .element(page.getByText('Nothing: no administrator has acted about you.'))
      .toBeVisible();
  });
});
