/** Wide takes the whole row; half and third are columns; last takes the row where a third would be one of two. */
export type PiecePlace = 'wide' | 'half' | 'third' | 'last';

/** The first work is wide. The others fill their rows: two or four are halves, one alone is wide too. */
export function piecePlace(index: number, count: number): PiecePlace {
  if (index === 0 || count === 2) return 'wide';
  if (count === 3 || count === 5) return 'half';
  return index === count - 1 && count % 2 === 0 ? 'last' : 'third';
}
