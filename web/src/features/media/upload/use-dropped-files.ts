import { useEffect, useEffectEvent, useState } from 'react';

/** The last one is in the dialog on top: what is dropped is for that one alone. */
const listeners: AbortController[] = [];

/**
 * Listens on the whole page: a file dropped beside the field would otherwise open in place of the page, and what
 * was typed would be lost. Returns whether a file is being dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void, isDisabled: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  const take = useEffectEvent((files: DataTransfer | null) => {
    if (files && files.files.length > 0 && !isDisabled) onFiles([...files.files]);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isOnTop = () => listeners.at(-1) === controller;
    listeners.push(controller);
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(isOnTop());
    };
    const dragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(false);
      if (isOnTop()) take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length || isTextPaste(event) || !isOnTop()) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    addEventListener('dragover', dragOver, { signal });
    addEventListener('dragleave', dragLeave, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => {
      controller.abort();
      listeners.splice(listeners.indexOf(controller), 1);
    };
  }, []);

  return isDragged;
}

/** Word processors put an image of the text on the clipboard beside the text. */
function isTextPaste({ target, clipboardData }: ClipboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, [contenteditable]') &&
    Boolean(clipboardData?.types.includes('text/plain'))
  );
}
