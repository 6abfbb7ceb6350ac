import { mostPictures } from '#contract/posts/forms.ts';
import { kindOfFile } from '#contract/uploads/accepted.ts';
import type { MediaKind } from '#contract/uploads/media.ts';
import type { ExistingMedia } from '../existing-media-tile.tsx';
import { checkFile, type FileRejection } from '../upload/check-file.ts';
import {
  emptyUpload,
  type UploadEvent,
  type UploadState,
  uploadReducer,
} from '../upload/upload-state.ts';

/** One file of a post: uploaded already, or chosen and on its way. */
export interface Piece {
  key: string;
  kind: MediaKind;
  /** What is there already; null for a chosen file. */
  media: ExistingMedia | null;
  upload: UploadState;
  alt: string;
}

export const pieceOfMedia = (media: ExistingMedia, alt: string | null = null): Piece => ({
  key: media.url,
  kind: media.type,
  media,
  upload: emptyUpload,
  alt: alt ?? '',
});

const pieceOfFile = (file: File): Piece => ({
  key: crypto.randomUUID(),
  kind: kindOfFile(file),
  media: null,
  upload: { step: 'chosen', file },
  alt: '',
});

const oneKind: FileRejection = {
  title: 'One film or file at a time',
  description: 'Only pictures can stand side by side in a post.',
};
const tooMany: FileRejection = {
  title: 'Ten pictures at most',
  description: 'The first ten are here.',
};

/** Adds pictures to pictures; any other file takes the place of one of its like. Says of what was left out why. */
export function addFiles(
  pieces: Piece[],
  files: File[],
): { pieces: Piece[]; rejection: FileRejection | null } {
  const rejection = files.map(checkFile).find((found) => found !== null) ?? null;
  const added = files.filter((file) => checkFile(file) === null).map(pieceOfFile);
  const [first] = added;
  if (!first) return { pieces, rejection };
  const isPictures = (list: Piece[]) => list.every(({ kind }) => kind === 'image');
  if (added.length === 1 && !isPictures(pieces)) return { pieces: added, rejection };
  const all = [...pieces, ...added];
  if (all.length > 1 && !isPictures(all)) return { pieces, rejection: oneKind };
  if (all.length > mostPictures)
    return { pieces: all.slice(0, mostPictures), rejection: rejection ?? tooMany };
  return { pieces: all, rejection };
}

/** Moves a piece by some places, not beyond either end. */
export function movePiece(pieces: Piece[], key: string, by: number): Piece[] {
  const from = pieces.findIndex((piece) => piece.key === key);
  const moved = pieces[from];
  const to = from + by;
  if (!moved || to < 0 || to >= pieces.length) return pieces;
  return pieces.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export function changePiece(pieces: Piece[], key: string, change: Partial<Piece>): Piece[] {
  return pieces.map((piece) => (piece.key === key ? { ...piece, ...change } : piece));
}

export function advanceUpload(pieces: Piece[], key: string, event: UploadEvent): Piece[] {
  return pieces.map((piece) =>
    piece.key === key ? { ...piece, upload: uploadReducer(piece.upload, event) } : piece,
  );
}

export const isChosenFile = ({ media }: Piece): boolean => media === null;
