import { useViewer } from '#web/lib/session/viewer.ts';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { useAnalyticsChoice } from './api.ts';

/** What of a member's doings is counted and kept. */
export function AnalyticsSwitches({ onSuccess }: { onSuccess?: () => void }) {
  const { shareAnalytics, shareHighlights } = useViewer();
  const callbacks = onSuccess ? { onSuccess } : {};
  const analytics = useAnalyticsChoice('analytics', callbacks);
  const highlights = useAnalyticsChoice('highlights', callbacks);
  return (
    <>
      <SwitchRow
        label="Count what I use"
        hint="Pages, searches and clicks, kept for 90 days, so that the school learns what helps. Switched off, those kept of you are deleted."
        checked={shareAnalytics}
        onCheckedChange={(checked) => analytics.mutate(checked)}
      />
      <SwitchRow
        label="Keep words I highlight"
        hint="Words that you select in posts, kept for 90 days and shown only when three people chose the same. Switched off, those kept of you are deleted."
        checked={shareHighlights}
        onCheckedChange={(checked) => highlights.mutate(checked)}
      />
    </>
  );
}
