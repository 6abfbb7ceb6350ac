import { useEffect } from 'react';
import { setPageTitle } from './document-title.ts';

export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setPageTitle(title);
  }, [title]);
}
