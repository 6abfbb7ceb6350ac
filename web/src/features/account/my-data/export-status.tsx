import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { DataExport } from '#contract/account/contract.ts';
import { formatBytes } from '#web/lib/format/format-bytes.ts';
import { formatFullDay } from '#web/lib/format/format-date.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { downloadUrl, myDataQueries, useStartExport } from './api.ts';

interface ExportStatusProps {
  whenReady?: string | undefined;
}

/** The copy of the viewer's data: none yet, on its way, ready, or failed. */
export function ExportStatus({
  whenReady = 'A notification tells you when it is ready.',
}: ExportStatusProps) {
  const exports = useQuery(myDataQueries.exports());
  if (exports.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading your copies">
        <Skeleton className="h-11" />
      </div>
    );
  }
  if (exports.isError && !exports.data) {
    return <LoadError query={exports} layout="section" fallback="We could not load your copies." />;
  }
  const [newest] = exports.data;
  const ready = exports.data.find(({ status }) => status === 'ready');
  return (
    <div className="grid gap-4">
      {newest?.status === 'failed' && (
        <Alert variant="danger">The copy could not be prepared. Please try again.</Alert>
      )}
      {ready && <ReadyExport copy={ready} />}
      {newest?.status === 'pending' ? (
        <PendingExport progress={newest.progress} whenReady={whenReady} />
      ) : (
        <StartButton label={newest ? 'Prepare a new copy' : 'Prepare a copy'} />
      )}
    </div>
  );
}

function ReadyExport({ copy: { id, size, createdAt, expiresAt } }: { copy: DataExport }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-y border-rule py-4">
      <div className="grid gap-0.5">
        <p className="font-medium">
          Copy of <RelativeTime instant={createdAt} />
        </p>
        <p className="font-mono text-xs text-ink-faint">
          {formatBytes(size ?? 0)}
          {expiresAt && ` · until ${formatFullDay(new Date(expiresAt))}`}
        </p>
      </div>
      <Button asChild variant="primary">
        <a href={downloadUrl(id)} download>
          <Download aria-hidden="true" /> Download
        </a>
      </Button>
    </div>
  );
}

function PendingExport({ progress, whenReady }: { progress: number; whenReady: string }) {
  return (
    <div role="status" className="grid gap-2">
      <p className="text-sm font-medium">Preparing your copy…</p>
      <Progress aria-label="Preparing your copy" value={progress} />
      <p className="text-xs text-ink-faint">You can leave this page. {whenReady}</p>
    </div>
  );
}

function StartButton({ label }: { label: string }) {
  const start = useStartExport();
  return (
    <Button className="justify-self-start" pending={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  );
}
