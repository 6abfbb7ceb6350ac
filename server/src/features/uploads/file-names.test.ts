import { describe, expect, it } from 'vitest';
import { cleanName, keyOf } from './file-names.ts';

describe('cleanName', () => {
  it.each([
    ['reel.mp4', 'reel.mp4'],
    ['  Résumé (final).pdf ', 'Résumé (final).pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\maya\\reel.mp4', 'reel.mp4'],
    ['a\0b\n\u202ec\u200b.pdf', 'abc.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['', 'file'],
    ['/', 'file'],
  ])('%j is shown as %j', (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  it('keeps the ending of a long name, and no half letter', () => {
    const short = cleanName(`${'🎬'.repeat(300)}.mp4`);
    expect(short).toHaveLength(200);
    expect(short).toMatch(/🎬\.mp4$/u);
  });
});

describe('keyOf', () => {
  it('names a document as it is to be saved', () => {
    expect(keyOf('file_1', 'pdf', 'Résumé — Maya Lin.final.pdf')).toMatch(
      /^\d{4}-\d\d\/file_1\/Resume-Maya-Lin-final\.pdf$/,
    );
    expect(keyOf('file_1', 'docx', '履歴書.docx')).toMatch(/\/file_1\/document\.docx$/);
  });

  it('does not tell the name of anything else', () => {
    expect(keyOf('file_1', 'mov', 'secret.mov')).toMatch(/^\d{4}-\d\d\/file_1\.mov$/);
    expect(keyOf('file_1', 'png', 'secret.png')).toMatch(/^\d{4}-\d\d\/file_1\.webp$/);
  });
});
