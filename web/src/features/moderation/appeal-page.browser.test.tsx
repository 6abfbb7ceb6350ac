import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppealPage as Appeal, moderation } from '#contract/moderation/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { AppealPage } from './appeal-page.tsx';

const decided: Appeal = {
  targetType: 'post',
  reason: 'scam',
  excerpt: 'Pay me first',
  decision: 'remove',
  note: 'Against the rules',
  decidedAt: new Date().toISOString(),
  appeal: null,
  appealDecision: null,
  appealNote: null,
};
const sent = { text: 'It was a quotation', createdAt: '2026-01-06T12:00:00.000Z' };

const open = () => renderInApp(<AppealPage token="token" />, { viewer: null });

it('shows the decision to somebody who is signed out, and takes one appeal', async () => {
  fakeApi.respond(moderation.getAppeal, decided);
  fakeApi.respond(moderation.appeal, { ...decided, appeal: sent });
  await open();
  await expect.element(page.getByText('A moderator removed your post.')).toBeVisible();
  await expect.element(page.getByText('Pay me first')).toBeVisible();
  await expect.element(page.getByText('Against the rules')).toBeVisible();
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Please tell us why the decision should change\./);
  await page.getByRole('textbox').fill(sent.text);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect.element(page.getByText('Your appeal is sent')).toBeVisible();
  await expect.element(page.getByText(sent.text)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).not.toBeInTheDocument();
});

it('offers no appeal after 30 days', async () => {
  fakeApi.respond(moderation.getAppeal, { ...decided, decidedAt: '2026-01-05T12:00:00.000Z' });
  await open();
  await expect.element(page.getByText('It is too late to appeal')).toBeVisible();
  await expect.element(page.getByText('A moderator removed your post.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send appeal' })).not.toBeInTheDocument();
});

it('shows what became of the appeal', async () => {
  fakeApi.respond(moderation.getAppeal, {
    ...decided,
    appeal: sent,
    appealDecision: 'overturn',
    appealNote: 'You were right',
  });
  await open();
  await expect.element(page.getByText('The decision is overturned')).toBeVisible();
  await expect.element(page.getByText('You were right')).toBeVisible();
});

it('says that a link is no longer valid', async () => {
  fakeApi.fail(moderation.getAppeal, 'not_found', 'This link is no longer valid.');
  await open();
  await expect
    .element(page.getByText('This link is no longer valid', { exact: true }))
    .toBeVisible();
});
