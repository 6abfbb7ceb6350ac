import { expect, it } from 'vitest';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { isNewcomer } from './is-newcomer.ts';

it.each([
  ['2026-11-15T00:00:00.000Z', true],
  ['2026-11-02T00:00:01.000Z', true],
  ['2026-11-02T00:00:00.000Z', false],
])('a member since %s is a newcomer on November 16: %s', (createdAt, isNew) => {
  expect(isNewcomer(makeViewer({ createdAt }), Date.UTC(2026, 10, 16))).toBe(isNew);
});
