import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Notice, packNotices, unpackNotices } from './live-wire.ts';

const ids = fc.array(fc.string({ unit: 'binary', maxLength: 64 }), {
  minLength: 1,
  maxLength: 300,
});
const name = fc.string({ unit: 'grapheme', maxLength: 60 });
const notice: fc.Arbitrary<Notice> = fc.oneof(
  ids.map((to) => ({ to, message: { type: 'notification' as const } })),
  fc.record({
    to: ids,
    message: fc.record({
      type: fc.constant('profile_view_notification' as const),
      data: fc.record({ viewer: fc.record({ firstName: name, lastName: name }) }),
    }),
  }),
  fc.constant({ toAll: { type: 'feed' as const } }),
  ids.map((endedSessions) => ({ endedSessions })),
  ids.map((endedMembers) => ({ endedMembers })),
);

/** Every single thing that is said, one line each. */
function sayings(notices: Notice[]): string[] {
  return notices
    .flatMap((each) => {
      if ('to' in each) return each.to.map((id) => JSON.stringify([id, each.message]));
      if ('toAll' in each) return [JSON.stringify(each.toAll)];
      if ('endedSessions' in each) return each.endedSessions.map((id) => `session ${id}`);
      return each.endedMembers.map((id) => `member ${id}`);
    })
    .toSorted();
}

describe('packNotices', () => {
  it('says everything in payloads that PostgreSQL takes', () => {
    fc.assert(
      fc.property(fc.array(notice, { maxLength: 12 }), (notices) => {
        const payloads = packNotices('here', notices);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
        const unpacked = payloads.flatMap((payload) => unpackNotices(payload)?.notices ?? []);
        expect(sayings(unpacked)).toEqual(sayings(notices));
      }),
      { numRuns: 50 },
    );
  });

  it('puts a burst into few payloads', () => {
    const notices = Array.from({ length: 100 }, (_, n) => ({ endedSessions: [`sess_${n}`] }));
    expect(packNotices('here', notices).length).toBe(1);
  });
});

describe('unpackNotices', () => {
  it.each(['', 'no', '{}', '{"from":"x","notices":[{"to":["a"],"message":{"type":"new"}}]}'])(
    'ignores %j',
    (payload) => {
      expect(unpackNotices(payload)).toBeNull();
    },
  );
});
