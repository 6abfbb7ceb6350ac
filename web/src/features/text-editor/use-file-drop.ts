import { type DragEvent, useState } from 'react';

/** Takes a file dropped on an element. Props of that element, and whether a file is over it. */
export function useFileDrop(onFile: ((file: File) => void) | undefined) {
  const [isDragged, setDragged] = useState(false);
  const hasFile = (event: DragEvent) => onFile && event.dataTransfer.types.includes('Files');
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setDragged(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragged(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setDragged(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile?.(file);
    },
  };
  return { isDragged, dropProps };
}
