import { isFewerThanTen } from '#contract/analytics/rounding.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { useViewer } from '#web/lib/session/viewer.ts';

/** Only administrators read exact numbers about what people did; of the others a small one says “<10”. */
export function useCountFormat(): (count: number) => string {
  const { isAdmin } = useViewer();
  return (count) => (!isAdmin && isFewerThanTen(count) ? '<10' : formatCount(count));
}
