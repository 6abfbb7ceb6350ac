import { useEffect } from 'react';

/** Names the window after what a page shows, once that is known. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Callboard`;
  }, [title]);
}
