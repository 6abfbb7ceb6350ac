import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { saveCsv } from './save-csv.ts';
import type { TableColumn } from './table-column.ts';

interface CsvButtonProps<Row> {
  /** Of the table; the file is named after it. */
  title: string;
  columns: TableColumn<Row>[];
  rows: Row[];
}

export function CsvButton<Row>({ title, columns, rows }: CsvButtonProps<Row>) {
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Download ${title} as CSV`}
      disabled={rows.length === 0}
      onClick={() => saveCsv(title, columns, rows)}
    >
      <Download aria-hidden="true" /> CSV
    </Button>
  );
}
