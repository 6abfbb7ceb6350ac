import './skip-react-profiling.ts';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { server } from 'vitest/browser';
import { cleanup, configure } from 'vitest-browser-react/pure';
import '#web/styles/app.css';
import { dismissToast } from '#web/ui/toast/toast-store.ts';
import { goOnline } from './connection.ts';
import { fakeApi, fetchFromFakeApi } from './fake-api.ts';
import { FakeWebSocket, fakeLive } from './fake-live.ts';
import { forgetPageLoads, keepPage } from './page-loads.ts';
import { restPointer } from './rest-pointer.ts';
import { setViewport } from './set-viewport.ts';

const address = location.href;
const { width, height } = server.config.browser.viewport;

configure({ reactStrictMode: true });
keepNoOwnerStacks();
keepPage();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromFakeApi);
  vi.stubGlobal('WebSocket', FakeWebSocket);
  fakeApi.reset();
  fakeLive.reset();
  forgetPageLoads();
  window.focus();
});

afterEach(async () => {
  // The query client hears that the connection is back only while it is mounted.
  if (!navigator.onLine) goOnline();
  await cleanup();
  // The charts leave the element by which they measure words, with the last of them.
  document.body.replaceChildren();
  dismissToast();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
  history.replaceState(null, '', address);
  if (innerWidth !== width || innerHeight !== height) await setViewport(width, height);
  await restPointer();
  const problems = fakeApi.problems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
});

/** React counts them, and takes no more above a limit. */
function keepNoOwnerStacks(): void {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}
