import type { ReactNode } from 'react';
import type { CsvCell } from '#web/lib/format/to-csv.ts';

export interface TableColumn<Row> {
  label: string;
  /** For the file, and for the screen where nothing else is drawn. */
  value: (row: Row) => CsvCell;
  /** Of the first column: tells rows apart whose values may be the same. */
  key?: (row: Row) => string;
  draw?: (row: Row) => ReactNode;
}
