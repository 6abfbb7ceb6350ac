import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PhotoMigration } from '#contract/admin/photo-migration.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { NumberCard } from './number-card.tsx';
import { migratePhotosOptions, photoMigrationQuery } from './photo-migration-api.ts';

/** Brings profile photos that lie elsewhere into our store, and shows how far that is. */
export function PhotoMigrationCard({ stallMs = 60_000 }: { stallMs?: number }) {
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery(photoMigrationQuery());
  const start = useMutation({
    ...migratePhotosOptions,
    onSuccess: async (migration) => {
      const { queryKey } = photoMigrationQuery();
      // An answer from before the start, still on its way, would say that none runs.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, migration);
    },
  });
  useCompletionToast(data);
  const isStalled = useIsStalled(data, stallMs);
  return (
    <section
      aria-labelledby="photo-migration"
      className="grid gap-4 rounded-sm border border-rule bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="photo-migration" className="font-medium">
          Profile photo migration
        </h3>
        <Button
          size="sm"
          pending={start.isPending || (data?.status === 'running' && !isStalled)}
          disabled={!data}
          onClick={() => start.mutate()}
        >
          Run Migration
        </Button>
      </div>
      {isStalled && (
        <p className="text-sm text-ink-soft">
          Nothing has moved for a while. Run it again: it goes on where it stopped.
        </p>
      )}
      {isError && !data ? (
        <LoadError query={{ error, refetch }} layout="lines">
          The migration could not be read.
        </LoadError>
      ) : (
        data && data.status !== 'none' && <MigrationResult migration={data} />
      )}
    </section>
  );
}

function MigrationResult({ migration }: { migration: PhotoMigration }) {
  const { status, total, migrated, failed, errors } = migration;
  const done = total === 0 ? 100 : Math.round(((migrated + failed) / total) * 100);
  return (
    <>
      {status === 'running' && <Progress aria-label="Bringing photos in" value={done} />}
      <dl className="grid grid-cols-3 gap-3">
        <NumberCard label="Total" value={total} />
        <NumberCard label="Migrated" value={migrated} />
        <NumberCard label="Failed" value={failed} />
      </dl>
      {errors.length > 0 && (
        <ul aria-label="Errors" className="grid list-disc gap-1 pl-5 text-sm text-ink-soft">
          {errors.map((error) => (
            <li key={error} className="wrap-anywhere">
              {error}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A running migration that does not move may have lost its task: it must be possible to run it again. */
function useIsStalled(migration: PhotoMigration | undefined, stallMs: number): boolean {
  const [stalledAt, setStalledAt] = useState<string | null>(null);
  const place =
    migration?.status === 'running' ? `${migration.migrated} ${migration.failed}` : null;
  useEffect(() => {
    const timer = setTimeout(() => setStalledAt(place), stallMs);
    return () => clearTimeout(timer);
  }, [place, stallMs]);
  return place !== null && stalledAt === place;
}

/** Tells the end of a migration that ran while the card was open. */
function useCompletionToast(migration: PhotoMigration | undefined): void {
  const wasRunning = useRef(false);
  const status = migration?.status;
  const announce = useEffectEvent(() => {
    if (wasRunning.current && status === 'done')
      toast({
        title: 'Migration completed!',
        description: `${migration?.migrated} of ${migration?.total} photos were brought in.`,
      });
    if (wasRunning.current && status === 'failed')
      toast({ title: 'Migration failed', variant: 'destructive' });
    wasRunning.current = status === 'running';
  });
  useEffect(() => announce(), [status]);
}
