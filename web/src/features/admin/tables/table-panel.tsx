import type { ReactNode } from 'react';
import { DataPanel } from '../data-panel.tsx';
import { CsvButton } from './csv-button.tsx';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './table-column.ts';

interface TablePanelProps<Row> {
  title: string;
  description?: ReactNode;
  columns: TableColumn<Row>[];
  rows: Row[];
  /** Shown on the screen; the file has all. */
  most: number;
  empty: string;
  className?: string;
  /** In place of a table. */
  children?: ReactNode;
}

export function TablePanel<Row>(props: TablePanelProps<Row>) {
  const { title, description, columns, rows, most, empty, className, children } = props;
  return (
    <DataPanel
      title={title}
      description={description}
      className={className}
      actions={<CsvButton title={title} columns={columns} rows={rows} />}
    >
      {rows.length === 0 && <p className="text-sm text-ink-soft">{empty}</p>}
      {rows.length > 0 &&
        (children ?? <DataTable caption={title} columns={columns} rows={rows.slice(0, most)} />)}
    </DataPanel>
  );
}
