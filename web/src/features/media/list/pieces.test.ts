import { describe, expect, it } from 'vitest';
import { addFiles, movePiece, type Piece } from './pieces.ts';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const pictures = (count: number) =>
  Array.from({ length: count }, (_, n) => file(`still-${n + 1}.png`));
const names = (pieces: Piece[]) =>
  pieces.map(({ upload }) => (upload.step === 'empty' ? null : upload.file.name));
const add = (pieces: Piece[], ...files: File[]) => {
  const added = addFiles(pieces, files);
  return { names: names(added.pieces), rejection: added.rejection?.title ?? null };
};
const chosen = (...files: File[]) => addFiles([], files).pieces;

describe(addFiles, () => {
  it('adds pictures to pictures, ten at most', () => {
    expect(add(chosen(file('a.png')), file('b.jpg'))).toEqual({
      names: ['a.png', 'b.jpg'],
      rejection: null,
    });
    const all = add(chosen(...pictures(8)), ...pictures(3));
    expect(all.names).toHaveLength(10);
    expect(all.rejection).toBe('Ten pictures at most');
  });

  it('puts another film or file in the place of the one that is there', () => {
    expect(add(chosen(file('a.mp4')), file('b.mp3')).names).toEqual(['b.mp3']);
    expect(add(chosen(file('a.mp4')), file('b.png')).names).toEqual(['b.png']);
  });

  it('keeps what is there when a film would stand beside a picture', () => {
    const one = 'One film or file at a time';
    expect(add(chosen(file('a.png')), file('b.mp4'))).toEqual({ names: ['a.png'], rejection: one });
    expect(add([], file('a.mp4'), file('b.mp4'))).toEqual({ names: [], rejection: one });
    expect(add([], file('a.png'), file('b.mp4'))).toEqual({ names: [], rejection: one });
  });

  it('leaves out a file that cannot be sent, and says why', () => {
    expect(add(chosen(file('a.png')), file('b.svg'), file('c.png'))).toEqual({
      names: ['a.png', 'c.png'],
      rejection: 'File type not supported',
    });
    expect(add(chosen(file('a.mp4')), file('b.mp4', 0))).toEqual({
      names: ['a.mp4'],
      rejection: 'File is empty',
    });
  });
});

it('moves a piece by a place, and stops at the ends', () => {
  const pieces = chosen(...pictures(3));
  const [first, , last] = pieces;
  if (!first || !last) throw new Error('There are three.');
  expect(names(movePiece(pieces, first.key, 1))).toEqual([
    'still-2.png',
    'still-1.png',
    'still-3.png',
  ]);
  expect(movePiece(pieces, first.key, -1)).toBe(pieces);
  expect(movePiece(pieces, last.key, 1)).toBe(pieces);
  expect(movePiece(pieces, 'none', 1)).toBe(pieces);
});
