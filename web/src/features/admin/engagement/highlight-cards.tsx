import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#web/ui/load-error.tsx';
import { adminQueries, type Dates } from '../api.ts';
import { NumberCard } from '../number-card.tsx';

export function HighlightCards({ dates }: { dates: Dates }) {
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    adminQueries.highlightOverview(dates),
  );
  if (isError && !data) {
    return (
      <LoadError query={{ error, refetch }} layout="lines">
        The numbers did not load.
      </LoadError>
    );
  }
  return (
    <dl
      aria-busy={!data || isPlaceholderData}
      className="grid grid-cols-2 gap-3 aria-busy:opacity-60 lg:grid-cols-4"
    >
      <NumberCard label="Text Highlights" value={data?.totalHighlights}>
        total selections
      </NumberCard>
      <NumberCard label="Active Highlighters" value={data?.activeHighlighters}>
        unique users
      </NumberCard>
      <NumberCard label="Avg Selection" value={data && Math.round(data.avgSelectionLength)}>
        characters
      </NumberCard>
      <NumberCard label="Highlight Rate" value={data && formatRate(data.highlightRate)}>
        highlights per post view
      </NumberCard>
    </dl>
  );
}

function formatRate(rate: number): string {
  return `${Number(rate.toFixed(1))}%`;
}
