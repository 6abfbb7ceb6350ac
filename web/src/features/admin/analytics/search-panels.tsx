import type { SearchTrends } from '#contract/analytics/behaviour.ts';
import { TablePanel } from '../tables/table-panel.tsx';
import { describeKey } from './describe-key.ts';

export function SearchPanels({ trends: { searchQueries, searchTypes } }: { trends: SearchTrends }) {
  return (
    <>
      <TablePanel
        title="Search Trends"
        columns={[
          {
            label: 'Search',
            key: ({ query, searchType }) => `${searchType} ${query}`,
            value: ({ query }) => query,
          },
          { label: 'Type', value: ({ searchType }) => describeKey(searchType) },
          { label: 'Times', value: ({ count }) => count },
        ]}
        rows={searchQueries}
        most={8}
        empty="Nothing has been searched for yet."
      />
      <TablePanel
        title="Search Types"
        columns={[
          { label: 'Type', value: ({ searchType }) => describeKey(searchType) },
          { label: 'Times', value: ({ count }) => count },
        ]}
        rows={searchTypes}
        most={8}
        empty="Nothing has been searched for yet."
      />
    </>
  );
}
