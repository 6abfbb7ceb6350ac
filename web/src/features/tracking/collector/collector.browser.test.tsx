import { useMutation } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Link } from 'wouter';
import { posts } from '#contract/posts/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setTrackingChoice } from '../choice.ts';
import { ViewTracker } from '../view-tracker.tsx';
import { startCollector } from './start-collector.ts';

const words = 'The third act begins at midnight, in the rain.';
let stop = () => {};

function Board() {
  const create = useMutation(
    apiMutation(posts.create, {
      request: (_: void) => ({ body: { content: 'x' } }),
      failure: null,
    }),
  );
  return (
    <>
      <button type="button" onClick={() => create.mutate()}>
        Post
      </button>
      <ViewTracker contentType="job" contentId="job_1">
        <Link href="/jobs/job_1">Sound designer</Link>
        <button type="button" data-track="save">
          Save
        </button>
      </ViewTracker>
      <p data-post-text="post_1">{words}</p>
      <p data-testid="elsewhere">Words that belong to no post at all.</p>
    </>
  );
}

async function open(choice = { analytics: true, highlights: true }): Promise<void> {
  fakeApi.respond(tracking.recordHighlight);
  const { client } = await renderInApp(<Board />, { path: '/' });
  setTrackingChoice(choice);
  stop = startCollector(client);
}

beforeEach(() => setTrackingChoice({ analytics: true, highlights: false }));
afterEach(() => {
  stop();
  vi.useRealTimers();
  getSelection()?.removeAllRanges();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  setTrackingChoice({ analytics: true, highlights: false });
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const leave = () => dispatchEvent(new Event('pagehide'));
const actions = () => fakeApi.requests(tracking.recordAction).map(({ body }) => body);
const clicks = () => fakeApi.requests(tracking.recordBatch).flatMap(({ body }) => body.events);
const highlights = () => fakeApi.requests(tracking.recordHighlight).map(({ body }) => body);

function select(element: Element, from: number, to: number): void {
  const [text] = element.childNodes;
  if (!text) throw new Error('There are no words to select.');
  getSelection()?.setBaseAndExtent(text, from, text, to);
}

/** Resolves when the browser has told of it. */
async function selectThirdAct(): Promise<void> {
  const isTold = new Promise((done) =>
    document.addEventListener('selectionchange', done, { once: true }),
  );
  select(page.getByText(words).element(), 4, 13);
  await isTold;
}

it('tells of each page once, and not of a change of its search', async () => {
  await open();
  history.pushState(null, '', '/jobs');
  history.replaceState(null, '', '/jobs?q=gaffer');
  history.pushState(null, '', '/discover');
  await expect
    .poll(actions)
    .toEqual(['/', '/jobs', '/discover'].map((path) => ({ action: 'page_view', page: path })));
});

it('sends clicks together when the page is left, each target once in two seconds', async () => {
  await open();
  await press('Save');
  await press('Save');
  await page.getByRole('link', { name: 'Sound designer' }).click();
  expect(clicks()).toEqual([]);
  leave();
  const job = { targetType: 'job', targetId: 'job_1' };
  await expect.poll(clicks).toEqual([
    { action: 'job_click', page: '/', ...job, metadata: { clickType: 'save' } },
    { action: 'job_click', page: '/', ...job, metadata: { clickType: 'open' } },
  ]);
  leave();
  expect(fakeApi.requests(tracking.recordBatch)).toHaveLength(1);
});

it('tells whether a feature worked, and not what was typed', async () => {
  fakeApi.fail(posts.create, 'invalid', 'What I typed is too long.');
  await open();
  await press('Post');
  await expect
    .poll(() => fakeApi.requests(tracking.recordFeatureUsage).map(({ body }) => body))
    .toMatchObject([{ feature: 'post', success: false, errorMessage: 'invalid' }]);
});

it('tells which words of a post were selected, how and where', async () => {
  await open();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  select(page.getByText(words).element(), 3, 14);
  await expect.poll(highlights).toMatchObject([
    {
      postId: 'post_1',
      selectedText: 'third act',
      selectionLength: 9,
      startOffset: 4,
      endOffset: 13,
      method: 'keyboard',
    },
  ]);
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('third act'));
  const hash = [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  expect(highlights()[0]?.snippetHash).toBe(hash);
});

it('tells of a paragraph that a triple click selects', async () => {
  await open();
  await page.getByText(words).tripleClick();
  await expect
    .poll(highlights)
    .toMatchObject([{ selectedText: words, startOffset: 0, method: 'mouse' }]);
});

it('does not take the key that copies for the one that selected', async () => {
  await open();
  dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  await selectThirdAct();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true }));
  await expect.poll(highlights).toMatchObject([{ method: 'touch' }]);
});

it('tells of words that were selected a moment before the page is left', async () => {
  await open();
  vi.useFakeTimers();
  await selectThirdAct();
  leave();
  vi.clearAllTimers();
  vi.useRealTimers();
  await expect.poll(highlights).toMatchObject([{ selectedText: 'third act' }]);
});

it.each([
  ['too few letters', { highlights: true }, 0, 5, 'post'],
  ['words outside of a post', { highlights: true }, 0, 20, 'elsewhere'],
  ['anything while the member does not allow it', { highlights: false }, 0, 20, 'post'],
])('does not tell of %s', async (_, choice, from, to, where) => {
  await open({ analytics: true, ...choice });
  const place = where === 'post' ? page.getByText(words) : page.getByTestId('elsewhere');
  vi.useFakeTimers();
  select(place.element(), from, to);
  document.dispatchEvent(new Event('selectionchange'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(highlights()).toEqual([]);
});

it.each([
  ['the member switched it off', { analytics: false, highlights: false }, false],
  ['the browser asks for privacy', { analytics: true, highlights: true }, true],
])('tells nothing where %s', async (_, choice, asksForPrivacy) => {
  if (asksForPrivacy)
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  fakeApi.fail(posts.create, 'invalid');
  await open(choice);
  await press('Save');
  await press('Post');
  history.pushState(null, '', '/jobs');
  leave();
  await expect.poll(() => fakeApi.requests(posts.create)).toHaveLength(1);
  expect([...actions(), ...clicks()]).toEqual([]);
  expect(fakeApi.requests(tracking.recordFeatureUsage)).toEqual([]);
});
