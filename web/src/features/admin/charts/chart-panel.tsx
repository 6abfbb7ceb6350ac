import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DataPanel } from '../data-panel.tsx';
import { CsvButton } from '../tables/csv-button.tsx';
import type { TableColumn } from '../tables/table-column.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartRow } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import { Plot, type PlotProps } from './plot.tsx';

interface ChartPanelProps extends PlotProps {
  /** Said where every number is zero. */
  empty?: string;
  /** Beside the heading, such as the choice of a range. */
  actions?: ReactNode;
  className?: string;
}

/** A chart with the table behind it: the same numbers to look at, to read and to take along. */
export function ChartPanel(props: ChartPanelProps) {
  const { empty = 'Nothing has been counted yet.', actions, className, ...plot } = props;
  const { title, description, rows, series } = plot;
  const [isTable, setIsTable] = useState(false);
  const columns = listColumns(plot);
  const hasNumbers = rows.some((row) => series.some(({ key }) => Number(row[key]) > 0));
  return (
    <DataPanel
      title={title}
      description={description}
      className={className}
      actions={
        <>
          {actions}
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isTable}
            aria-label={`Show as table: ${title}`}
            onClick={() => setIsTable(!isTable)}
          >
            Show as table
          </Button>
          <CsvButton title={title} columns={columns} rows={rows} />
        </>
      }
    >
      {!hasNumbers && <p className="text-sm text-ink-soft">{empty}</p>}
      {hasNumbers && isTable && <ChartTable caption={title} columns={columns} rows={rows} />}
      {hasNumbers && !isTable && (
        <>
          {series.length > 1 && <ChartLegend series={series} />}
          <Plot {...plot} />
        </>
      )}
    </DataPanel>
  );
}

function listColumns({ axis, series, unit }: PlotProps): TableColumn<ChartRow>[] {
  return [
    {
      label: axis.label,
      value: (row) => String(row[axis.key]),
      draw: (row) => axis.format(String(row[axis.key])),
    },
    ...series.map(({ key, label }) => ({
      label: unit ? `${label} (${unit})` : label,
      value: (row: ChartRow) => Number(row[key]),
    })),
  ];
}
