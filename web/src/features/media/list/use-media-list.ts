import { useEffect, useRef, useState } from 'react';
import type { MediaKind } from '#contract/uploads/media.ts';
import { useWarnBeforeUnload } from '#web/lib/forms/use-warn-before-unload.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { describeUploadFailure, isFileRejected } from '../upload/describe-upload-failure.ts';
import { sendFile } from '../upload/send-file.ts';
import { UploadCancelled } from '../upload/upload-callbacks.ts';
import { isUploading, type UploadEvent } from '../upload/upload-state.ts';
import {
  addFiles,
  advanceUpload,
  changePiece,
  isChosenFile,
  movePiece,
  type Piece,
} from './pieces.ts';

/** A file of the post as the server knows it. */
export interface SentPiece {
  url: string;
  alt: string | null;
}

/** The files of a post: up to ten pictures in an order, or one film, sound or document. */
export function useMediaList(initial: Piece[]) {
  const [pieces, setPieces] = useState(initial);
  const running = useRef<AbortController | null>(null);
  const isBusy = pieces.some(({ upload }) => isUploading(upload));
  useEffect(() => () => running.current?.abort(), []);
  useWarnBeforeUnload(isBusy);

  const stop = () => running.current?.abort(new UploadCancelled());
  const advance = (key: string, event: UploadEvent) =>
    setPieces((now) => advanceUpload(now, key, event));

  async function sendPiece({ key, media, upload }: Piece): Promise<string | null> {
    if (media) return media.url;
    if (upload.step === 'done') return upload.result.url;
    if (upload.step === 'empty') return null;
    const controller = new AbortController();
    running.current = controller;
    advance(key, { type: 'start' });
    try {
      const result = await sendFile(upload.file, {
        signal: controller.signal,
        onProgress: (sent) => advance(key, { type: 'progress', sent }),
        onWait: (reason) => advance(key, { type: 'wait', reason }),
      });
      advance(key, { type: 'finish', result });
      return result.url;
    } catch (error) {
      if (controller.signal.aborted) return null;
      const failure = describeUploadFailure(error);
      toast({ ...failure, variant: 'destructive' });
      const canRetry = !isFileRejected(error);
      advance(key, { type: 'fail', message: failure.description, canRetry });
      return null;
    }
  }

  return {
    pieces,
    isBusy,
    kind: pieces[0]?.kind ?? (null as MediaKind | null),
    /** Closing now would lose a file. */
    hasFiles: pieces.some(isChosenFile),
    /** Takes files, or shows a toast that says why not. Returns whether one was taken. */
    add: (files: File[]): boolean => {
      const added = addFiles(pieces, files);
      if (added.rejection) toast({ ...added.rejection, variant: 'destructive' });
      setPieces(added.pieces);
      return added.pieces !== pieces;
    },
    remove: (key: string) => {
      stop();
      setPieces((now) => now.filter((piece) => piece.key !== key));
    },
    clear: () => {
      stop();
      setPieces([]);
    },
    move: (key: string, by: number) => setPieces((now) => movePiece(now, key, by)),
    describe: (key: string, alt: string) => setPieces((now) => changePiece(now, key, { alt })),
    retry: (piece: Piece) => sendPiece(piece),
    cancel: (key: string) => {
      stop();
      advance(key, { type: 'cancel' });
    },
    /** One after another. Null when one failed or was cancelled; a toast has then shown why. */
    send: async (): Promise<SentPiece[] | null> => {
      const sent: SentPiece[] = [];
      for (const piece of pieces) {
        const url = await sendPiece(piece);
        if (url === null) return null;
        sent.push({ url, alt: (piece.kind === 'image' && piece.alt.trim()) || null });
      }
      return sent;
    },
  };
}

export type MediaList = ReturnType<typeof useMediaList>;
