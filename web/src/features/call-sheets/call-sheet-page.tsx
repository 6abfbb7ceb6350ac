import { useQuery } from '@tanstack/react-query';
import { pathTo } from '#contract/paths.ts';
import { ItemPageFrame } from '#web/features/items/item-page-frame.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { callSheetQueries } from './api.ts';
import { CallSheetView } from './call-sheet-view.tsx';

export function CallSheetPage({ jobId }: { jobId: string }) {
  const query = useQuery(callSheetQueries.detail(jobId));
  useLive(({ type }) => {
    if (type === 'notification' || type === 'missed') void query.refetch();
  });
  useDocumentTitle(query.data && `Call sheet: ${query.data.title}`);
  return (
    <ItemPageFrame
      query={query}
      missing="Call sheet not found"
      back={{ label: 'Back to the job', href: pathTo('job', { jobId }) }}
    >
      {(sheet) => <CallSheetView sheet={sheet} />}
    </ItemPageFrame>
  );
}
