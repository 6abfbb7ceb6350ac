import { Progress } from '#web/ui/progress.tsx';

/** `percent` is null while it waits for a connection. */
export function PhotoProgress({ percent }: { percent: number | null }) {
  return (
    <div className="grid gap-1 sm:mr-auto sm:flex-1">
      <Progress value={percent} aria-label="Uploading" />
      <p role="status" className="font-mono text-xs text-ink-faint empty:hidden">
        {percent === null && 'Waiting for the connection…'}
      </p>
    </div>
  );
}
