import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '../tables/data-table.tsx';
import type { TableColumn } from '../tables/table-column.ts';
import type { ChartRow } from './chart-series.ts';

const most = 14;

interface ChartTableProps {
  caption: string;
  columns: TableColumn<ChartRow>[];
  rows: ChartRow[];
}

/** The newest first; a long time unfolds on request. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = rows.toReversed().slice(0, showsAll ? undefined : most);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <DataTable caption={caption} columns={columns} rows={shown} />
      {rows.length > shown.length && (
        <Button size="sm" onClick={() => setShowsAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </div>
  );
}
