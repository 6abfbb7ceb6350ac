import { useQuery } from '@tanstack/react-query';
import { fewestPeople } from '#contract/analytics/contract.ts';
import type { HighlightedText } from '#contract/analytics/highlights.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { adminQueries, type Dates } from '../api.ts';
import { ListSkeleton } from '../list-skeleton.tsx';
import { Section } from '../section.tsx';
import { CsvButton } from '../tables/csv-button.tsx';
import type { TableColumn } from '../tables/table-column.ts';
import { HighlightedTextCard } from './highlighted-text-card.tsx';
import { methodNames } from './method-names.ts';

const title = 'Highlighted Text Analytics';

const columns: TableColumn<HighlightedText>[] = [
  { label: 'Text', value: ({ selectedText }) => selectedText },
  { label: 'Type', value: ({ contentType }) => contentType },
  { label: 'Users', value: ({ uniqueUsers }) => uniqueUsers },
  { label: 'Highlights', value: ({ count }) => count },
  { label: 'Last highlighted', value: ({ lastHighlighted }) => lastHighlighted },
  { label: 'Methods', value: ({ methods }) => methods.map((m) => methodNames[m]).join(', ') },
];

export function HighlightedTexts({ dates }: { dates: Dates }) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    adminQueries.highlightedTexts(dates),
  );
  return (
    <Section
      title={title}
      actions={data && <CsvButton title={title} columns={columns} rows={data} />}
    >
      {isPending && <ListSkeleton label="Loading highlights" />}
      {!isPending && !data && (
        <LoadError query={{ error, refetch }} layout="lines">
          <strong className="block text-ink">Error loading highlights</strong>
          Please refresh to try again
        </LoadError>
      )}
      {data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Words appear here once {fewestPeople} people have highlighted them.
        </p>
      )}
      {data && data.length > 0 && (
        <ul
          aria-busy={isPlaceholderData}
          className="grid gap-3 aria-busy:opacity-60 lg:grid-cols-2"
        >
          {data.map((text) => (
            <HighlightedTextCard key={`${text.contentType} ${text.selectedText}`} text={text} />
          ))}
        </ul>
      )}
    </Section>
  );
}
