import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jitteredCall } from './jittered-call.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
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

describe('jitteredCall', () => {
  it('acts once for many calls, within the time given', () => {
    const { schedule } = jitteredCall(act, 5_000);
    for (let count = 0; count < 20; count += 1) schedule();
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledTimes(1);
    schedule();
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('does not act at once', () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.5);
    jitteredCall(act, 5_000).schedule();
    vi.advanceTimersByTime(2_499);
    expect(act).not.toHaveBeenCalled();
  });

  it('leaves some time between two acts', () => {
    const { schedule } = jitteredCall(act, 5_000, 30_000);
    schedule();
    vi.advanceTimersByTime(5_000);
    schedule();
    vi.advanceTimersByTime(24_999);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_001);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('waits until somebody looks', () => {
    page.hidden = true;
    jitteredCall(act, 5_000).schedule();
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(5_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('stops', () => {
    const { schedule, stop } = jitteredCall(act, 5_000);
    schedule();
    stop();
    vi.advanceTimersByTime(5_000);
    expect(act).not.toHaveBeenCalled();
  });
});
