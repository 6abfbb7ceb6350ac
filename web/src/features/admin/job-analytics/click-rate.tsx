import { cn } from '#web/ui/styles/cn.ts';

const goodRate = 5;

interface Counts {
  views: number;
  clicks: number;
}

/** Clicks per hundred views, to one decimal; null when nobody looked. */
export function computeClickRate({ views, clicks }: Counts): number | null {
  return views === 0 ? null : Math.round((clicks / views) * 1_000) / 10;
}

export function ClickRate({ counts }: { counts: Counts }) {
  const rate = computeClickRate(counts);
  if (rate === null) return <span className="text-ink-faint">N/A</span>;
  return (
    <span
      data-rate={rate > goodRate ? 'good' : 'low'}
      className={cn('font-mono', rate > goodRate ? 'text-job' : 'text-accent-text')}
    >
      {rate.toFixed(1)}%
    </span>
  );
}
