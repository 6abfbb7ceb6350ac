import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { Page } from '#web/lib/api/call.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { saveCsv } from './save-csv.ts';
import type { TableColumn } from './table-column.ts';

/** More would fill the memory of a phone. */
const mostRows = 20_000;

export type LoadPage<Row> = (cursor: string | null) => Promise<Page<Row>>;

interface ListCsvButtonProps<Row> {
  title: string;
  columns: TableColumn<Row>[];
  loadPage: LoadPage<Row>;
  disabled: boolean;
}

/** The whole list, not only what has been scrolled to. */
export function ListCsvButton<Row>(props: ListCsvButtonProps<Row>) {
  const { title, columns, loadPage, disabled } = props;
  const save = useMutation({
    mutationFn: () => loadAll(loadPage),
    meta: { failure: { title: 'Could not create the file', description: 'Please try again.' } },
    retry: false,
    onSuccess: ({ rows, isWhole }) => {
      saveCsv(title, columns, rows);
      if (!isWhole)
        toast({
          title: `The file holds the first ${formatCount(mostRows)}. Search to get others.`,
        });
    },
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Download ${title} as CSV`}
      pending={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      {!save.isPending && <Download aria-hidden="true" />} CSV
    </Button>
  );
}

async function loadAll<Row>(loadPage: LoadPage<Row>) {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await loadPage(cursor);
    rows.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor && rows.length < mostRows);
  return { rows, isWhole: !cursor };
}
