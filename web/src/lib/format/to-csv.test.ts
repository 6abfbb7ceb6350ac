import { describe, expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

const lines = (text: string) => text.slice(1).split('\r\n');

describe('toCsv', () => {
  it('begins with the mark of UTF-8 and ends each row with a line break', () => {
    expect(toCsv([['Day', 'Views']])).toBe('\uFEFFDay,Views\r\n');
  });

  it('quotes what would break a row', () => {
    const rows = [['a, b', 'say "hi"', 'two\nlines', 'plain']];
    expect(toCsv(rows)).toBe('\uFEFF"a, b","say ""hi""","two\nlines",plain\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('keeps %j from being a formula', (cell) => {
    expect(lines(toCsv([[cell]]))[0]).toBe(`'${cell}`);
  });

  it('quotes a formula that has a comma, and keeps it from being one', () => {
    expect(lines(toCsv([['=HYPERLINK("http://x","y")']]))[0]).toBe(
      `"'=HYPERLINK(""http://x"",""y"")"`,
    );
  });

  it('leaves numbers as numbers and what is missing empty', () => {
    expect(lines(toCsv([[-3, 1.5, null, 'x']]))[0]).toBe('-3,1.5,,x');
  });
});
