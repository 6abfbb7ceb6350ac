import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tracking } from '#contract/tracking/contract.ts';
import { ChunkError } from '#web/lib/browser/lazy-component.tsx';
import { goOffline } from '#web/testing/connection.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part that breaks for as long as it is told to. */
function partThatThrows(thrown: unknown) {
  const state = { isBroken: true };
  function Part() {
    if (state.isBroken) throw thrown;
    return <p>All is well</p>;
  }
  const screen = renderInApp(
    <ErrorBoundary Fallback={ErrorScreen}>
      <Part />
    </ErrorBoundary>,
    { path: '/reset?token=secret' },
  );
  return { state, screen };
}

const apology = page.getByRole('heading', { name: 'Something went wrong' });

describe('ErrorBoundary', () => {
  it('shows what it holds while nothing breaks', async () => {
    await renderInApp(
      <ErrorBoundary Fallback={ErrorScreen}>
        <p>All is well</p>
      </ErrorBoundary>,
    );
    await expect.element(page.getByText('All is well')).toBeVisible();
  });

  it('apologises, and draws again when asked', async () => {
    const { state, screen } = partThatThrows(new Error('No light'));
    await screen;
    await expect.element(apology).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(apology).toBeVisible();
    state.isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText('All is well')).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });

  it('tells the server what broke and where, without what the address carries', async () => {
    await partThatThrows(new Error('No light')).screen;
    await expect.poll(() => fakeApi.requests(tracking.reportError).length).toBeGreaterThan(0);
    const [report] = fakeApi.requests(tracking.reportError);
    expect(report?.body).toMatchObject({
      error: 'No light',
      stack: expect.stringContaining('Error: No light'),
      componentStack: expect.stringContaining('Part'),
      url: `${location.origin}/reset?token`,
    });
  });

  it('survives what is thrown and is no error', async () => {
    await partThatThrows('a string').screen;
    await expect.element(apology).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(tracking.reportError)[0]?.body)
      .toMatchObject({ error: 'a string' });
  });

  it('survives that the server cannot be told', async () => {
    fakeApi.disconnect(tracking.reportError);
    await partThatThrows(new Error('No light')).screen;
    await expect.element(apology).toBeVisible();
  });
});

describe('a part whose code did not arrive', () => {
  it('loads the page anew by itself once, and again when trying again did not help', async () => {
    await partThatThrows(new ChunkError('a part did not load')).screen;
    await expect.poll(listPageLoads).toEqual(['/reset?token=secret']);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(apology).toBeVisible();
    await expect.poll(listPageLoads).toHaveLength(2);
  });

  it('leaves it to its reader after it did so a moment ago', async () => {
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    await partThatThrows(new ChunkError('a part did not load')).screen;
    await expect.element(apology).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });

  it('does not load the page anew where it would not arrive either', async () => {
    goOffline();
    await partThatThrows(new ChunkError('a part did not load')).screen;
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    expect(listPageLoads()).toEqual([]);
  });
});
