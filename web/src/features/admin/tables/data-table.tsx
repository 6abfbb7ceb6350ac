import { cn } from '#web/ui/styles/cn.ts';
import { useCountFormat } from '../use-count-format.ts';
import type { TableColumn } from './table-column.ts';

interface DataTableProps<Row> {
  /** Read by screen readers; the heading above says it to the others. */
  caption: string;
  columns: TableColumn<Row>[];
  rows: Row[];
}

/** The first column names the row; numbers stand to the right. */
export function DataTable<Row>({ caption, columns, rows }: DataTableProps<Row>) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong font-mono text-2xs tracking-label text-ink-faint uppercase">
          {columns.map(({ label, value }, index) => (
            <th
              key={label}
              scope="col"
              className={cn(
                'px-2 py-2 text-left font-normal first:pl-0 last:pr-0',
                index > 0 && rows[0] && typeof value(rows[0]) === 'number' && 'text-right',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {rows.map((row) => (
          <DataRow key={keyOf(columns, row)} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function DataRow<Row>({ columns, row }: { columns: TableColumn<Row>[]; row: Row }) {
  const formatCount = useCountFormat();
  return (
    <tr>
      {columns.map(({ label, value, draw }, index) => {
        const cell = value(row);
        const content = draw ? draw(row) : typeof cell === 'number' ? formatCount(cell) : cell;
        return index === 0 ? (
          <th
            key={label}
            scope="row"
            className="py-2 pr-2 text-left align-top font-medium wrap-anywhere"
          >
            {content}
          </th>
        ) : (
          <td
            key={label}
            className={cn(
              'px-2 py-2 align-top last:pr-0',
              typeof cell === 'number' && 'text-right font-mono',
            )}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
}

function keyOf<Row>([first]: TableColumn<Row>[], row: Row): string {
  return first?.key?.(row) ?? String(first?.value(row));
}
