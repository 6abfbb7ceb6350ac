import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatedCall } from './repeated-call.ts';

const page = { hidden: false };
const act = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  act.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('repeatedCall', () => {
  it('acts from start to stop, once at a time however often it is started', () => {
    const { start, stop } = repeatedCall(act, 30_000);
    start();
    start();
    vi.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledTimes(2);
    start();
    vi.advanceTimersByTime(30_000);
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('rests while nobody looks', () => {
    repeatedCall(act, 30_000).start();
    page.hidden = true;
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
    page.hidden = false;
    vi.advanceTimersByTime(30_000);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
