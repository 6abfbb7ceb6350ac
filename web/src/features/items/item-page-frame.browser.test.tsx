import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { defineRoute } from '#contract/route.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ItemPageFrame } from './item-page-frame.tsx';

const getProp = defineRoute({
  method: 'GET',
  path: '/api/props/:id',
  access: 'member',
  summary: 'A prop',
  params: z.object({ id: z.string() }),
  response: z.object({ name: z.string() }),
});

function PropPage() {
  const query = useQuery(apiQuery(getProp, { params: { id: 'prop_1' } }));
  return (
    <ItemPageFrame
      query={query}
      back={{ label: 'All props', href: '/jobs' }}
      missing="No such prop"
    >
      {(prop) => <h1>{prop.name}</h1>}
    </ItemPageFrame>
  );
}

const loading = page.getByRole('status', { name: 'Loading' });
const back = page.getByRole('link', { name: 'All props' });
const lamp = page.getByRole('heading', { name: 'Lamp' });

describe('the page of one thing', () => {
  it('holds its place, then shows it', async () => {
    const release = fakeApi.hold(getProp);
    fakeApi.respond(getProp, { name: 'Lamp' });
    await renderInApp(<PropPage />);
    await expect.element(loading).toHaveAttribute('aria-busy', 'true');
    await expect.element(back).toBeVisible();
    release();
    await expect.element(lamp).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
  });

  it('leads back', async () => {
    fakeApi.respond(getProp, { name: 'Lamp' });
    await renderInApp(<PropPage />, { path: '/props/prop_1' });
    await back.click();
    expect(location.pathname).toBe('/jobs');
  });

  it.each(['not_found', 'invalid'] as const)('says that there is none on %s', async (code) => {
    fakeApi.fail(getProp, code, 'There is no such prop.');
    await renderInApp(<PropPage />);
    await expect.element(page.getByRole('heading', { name: 'No such prop' })).toBeVisible();
    await expect.element(page.getByText(/It may have been taken down/)).toBeVisible();
    await back.click();
    expect(location.pathname).toBe('/jobs');
  });

  it('says what the server said when it failed, and tries again when asked', async () => {
    fakeApi.fail(getProp, 'unavailable', 'We are restarting.');
    await renderInApp(<PropPage />);
    await expect.element(page.getByRole('heading', { name: 'This did not load' })).toBeVisible();
    await expect.element(page.getByText('We are restarting.')).toBeVisible();
    expect(fakeApi.requests(getProp).length).toBeGreaterThanOrEqual(4);
    fakeApi.respond(getProp, { name: 'Lamp' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(lamp).toBeVisible();
    await expect.element(page.getByText('We are restarting.')).not.toBeInTheDocument();
  });

  it('has a sentence of its own where the server gave none', async () => {
    fakeApi.fail(getProp, 'forbidden');
    await renderInApp(<PropPage />);
    await expect.element(page.getByText('Please try again.')).toBeVisible();
  });

  it('waits for the connection, and goes on by itself once it is back', async () => {
    const release = fakeApi.hold(getProp);
    fakeApi.disconnect(getProp);
    await renderInApp(<PropPage />);
    goOffline();
    release();
    await expect.element(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    fakeApi.respond(getProp, { name: 'Lamp' });
    goOnline();
    await expect.element(lamp).toBeVisible();
  });
});
