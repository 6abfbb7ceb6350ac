import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { type LogRecord, syslogMessage } from './syslog-message.ts';

const record: LogRecord = {
  id: 'act_1',
  createdAt: '2026-11-18T08:00:00.123456Z',
  action: 'user.suspend',
  actorId: 'user_1',
  subjectId: 'user_2',
  targetType: 'user',
  targetId: 'user_2',
  before: { suspended: false },
  after: { suspended: true },
  note: 'Spam.',
};

const write = (change: Partial<LogRecord>, maxBytes = 8_000) =>
  syslogMessage({ ...record, ...change }, 'callboard.school.edu', maxBytes);
const header =
  '<109>1 2026-11-18T08:00:00.123456Z callboard.school.edu callboard - user.suspend - ';
const read = (message: Buffer) => JSON.parse(message.toString().slice(header.length)) as LogRecord;

describe(syslogMessage, () => {
  it('has the header of RFC 5424, and the record as JSON', () => {
    const message = write({});
    expect(message.toString()).toBe(`${header}${JSON.stringify(record)}`);
  });

  it.each([
    'first\nsecond',
    'first\r\n<34>1 2026-11-18T08:00:00Z host callboard - - - forged',
    '\n70 <34>1 2026-11-18T08:00:00Z host callboard - - - forged',
    'a\0b',
    'a\u0085b\u2028c\u2029d\u009be\u007f',
    'right\u202eto left',
    '\u001b[2J',
  ])('keeps %j within one line of ASCII', (note) => {
    for (const message of [write({ note }), write({ after: { [note]: note }, targetId: note })])
      expect(message.toString('latin1')).toMatch(/^[\x20-\x7e]+$/);
    expect(read(write({ note })).note).toBe(note);
  });

  it('lets no value into the fields of its header', () => {
    const message = syslogMessage({ ...record, action: 'a b\n<34>1' }, 'ho st\n', 8_000).toString();
    expect(message).toMatch(/^<109>1 \S+ ho_st_ callboard - a_b_<34>1 - \{/);
    expect(syslogMessage(record, '', 8_000).toString()).toContain(' - callboard - ');
  });

  it('is one printable line of at most so many bytes, whatever the record is', () => {
    const values = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 20 });
    const text = fc.string({ unit: 'binary', maxLength: 5_000 });
    fc.assert(
      fc.property(values, text, fc.constantFrom(2_000, 8_000), (after, note, maxBytes) => {
        const message = write({ after, note }, maxBytes);
        expect(message.length).toBeLessThanOrEqual(maxBytes);
        expect(message.toString('latin1')).toMatch(/^[\x20-\x7e]+$/);
        expect(read(message)).toMatchObject({ id: 'act_1', actorId: 'user_1' });
      }),
      propertyRuns(),
    );
  });

  it('cuts long texts, between two characters, and says so', () => {
    const long = '👩‍👩‍👧‍👦'.repeat(400);
    const cut = read(write({ note: long, after: { bio: long, title: 'Grip' } }, 2_000));
    expect(cut).toMatchObject({ isCut: true, id: 'act_1', after: { title: 'Grip' } });
    expect(long.startsWith(cut.note ?? '')).toBe(true);
    expect((cut.note ?? '').length % '👩‍👩‍👧‍👦'.length).toBe(0);
    expect(cut.note).not.toBe('');
  });

  it('leaves values out where there are too many', () => {
    const after = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`key${index}`, 1]));
    const cut = read(write({ after }, 2_000));
    expect(cut).toEqual({ ...record, before: null, after: null, note: null, isCut: true });
  });
});
