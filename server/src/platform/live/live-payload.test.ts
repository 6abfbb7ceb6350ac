import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { type LiveEnvelope, packEnvelopes, unpackEnvelopes } from './live-payload.ts';

const ids = fc.array(fc.string({ unit: 'binary', maxLength: 64 }), {
  minLength: 1,
  maxLength: 300,
});
const name = fc.string({ unit: 'grapheme', maxLength: 60 });
const envelope: fc.Arbitrary<LiveEnvelope> = fc.oneof(
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
function sayings(envelopes: LiveEnvelope[]): string[] {
  return envelopes
    .flatMap((each) => {
      if ('to' in each) return each.to.map((id) => JSON.stringify([id, each.message]));
      if ('watching' in each) return [JSON.stringify([each.watching, each.message])];
      if ('toAll' in each) return [JSON.stringify(each.toAll)];
      if ('endedSessions' in each) return each.endedSessions.map((id) => `session ${id}`);
      return each.endedMembers.map((id) => `member ${id}`);
    })
    .toSorted();
}

describe('packEnvelopes', () => {
  it('says everything in payloads that PostgreSQL takes', () => {
    fc.assert(
      fc.property(fc.array(envelope, { maxLength: 12 }), (envelopes) => {
        const payloads = packEnvelopes('here', envelopes);
        for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
        const unpacked = payloads.flatMap((payload) => unpackEnvelopes(payload)?.envelopes ?? []);
        expect(sayings(unpacked)).toEqual(sayings(envelopes));
      }),
      propertyRuns(50),
    );
  });

  it('puts a burst into few payloads', () => {
    const envelopes = Array.from({ length: 100 }, (_, n) => ({ endedSessions: [`sess_${n}`] }));
    expect(packEnvelopes('here', envelopes).length).toBe(1);
  });
});

describe('unpackEnvelopes', () => {
  it.each(['', 'no', '{}', '{"from":"x","envelopes":[{"to":["a"],"message":{"type":"new"}}]}'])(
    'ignores %j',
    (payload) => {
      expect(unpackEnvelopes(payload)).toBeNull();
    },
  );
});
