import { downloadText } from '#web/lib/browser/download-text.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { toCsv } from '#web/lib/format/to-csv.ts';
import type { TableColumn } from './table-column.ts';

/** The file is named after the table and the school's day. */
export function saveCsv<Row>(title: string, columns: TableColumn<Row>[], rows: Row[]): void {
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  const { day } = schoolTime(new Date().toISOString());
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const csv = toCsv([columns.map(({ label }) => label), ...cells]);
  downloadText(`callboard-${name}-${day}.csv`, csv, 'text/csv');
}
