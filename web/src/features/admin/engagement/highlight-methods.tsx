import { useQuery } from '@tanstack/react-query';
import { highlightMethods } from '#contract/tracking/contract.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { adminQueries, type Dates } from '../api.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import type { ChartAxis } from '../charts/chart-series.ts';
import { DataPanel } from '../data-panel.tsx';
import { ListSkeleton } from '../list-skeleton.tsx';
import { methodNames } from './method-names.ts';

const title = 'Highlighting Methods';

const methodAxis: ChartAxis = {
  label: 'Method',
  key: 'method',
  format: (method) => method,
  formatShort: (method) => method,
};

/** A method that nobody used counts 0%. */
export function HighlightMethods({ dates }: { dates: Dates }) {
  const { data, error, isPending, refetch } = useQuery(adminQueries.highlightMethods(dates));
  if (!data) {
    return (
      <DataPanel title={title}>
        {isPending ? (
          <ListSkeleton label="Loading highlighting methods" />
        ) : (
          <LoadError query={{ error, refetch }} layout="lines">
            This list did not load.
          </LoadError>
        )}
      </DataPanel>
    );
  }
  const rows = highlightMethods.map((method) => ({
    method: methodNames[method],
    percentage: Math.round(data.find((share) => share.method === method)?.percentage ?? 0),
  }));
  return (
    <ChartPanel
      title={title}
      description={`${rows.map(({ method, percentage }) => `${method} ${percentage}%`).join(', ')}.`}
      empty="Nothing has been highlighted yet."
      kind="bar"
      rows={rows}
      axis={methodAxis}
      series={[{ key: 'percentage', label: 'Share', tone: 'event' }]}
      unit="%"
    />
  );
}
