import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Listens on the whole page: a file dropped beside the field would otherwise open in place of the page, and what
 * was typed would be lost. Returns whether a file is being dragged over the page.
 */
export function useDroppedFiles(onFile: (file: File) => void, isDisabled: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  const take = useEffectEvent((files: DataTransfer | null) => {
    const file = files?.files[0];
    if (file && !isDisabled) onFile(file);
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(true);
    };
    const dragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length || isTextPaste(event)) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    addEventListener('dragover', dragOver, { signal });
    addEventListener('dragleave', dragLeave, { signal });
    addEventListener('drop', drop, { signal });
    addEventListener('paste', paste, { signal });
    return () => controller.abort();
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
