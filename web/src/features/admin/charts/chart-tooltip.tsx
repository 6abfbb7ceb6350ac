import type { TooltipContentProps } from 'recharts';
import { useCountFormat } from '../use-count-format.ts';
import type { ChartAxis, ChartSeries } from './chart-series.ts';

/** The first ones are set by the chart. */
type ChartTooltipProps = Partial<TooltipContentProps> & {
  axis: ChartAxis;
  series: ChartSeries[];
  unit: string;
};

/** Spoken while the arrow keys walk from point to point. */
export function ChartTooltip(props: ChartTooltipProps) {
  const formatCount = useCountFormat();
  const { active, payload = [], label, axis, series, unit } = props;
  if (!active || payload.length === 0) return null;
  return (
    <div
      role="status"
      className="rounded-sm border border-rule-strong bg-raised px-3 py-2 text-sm text-ink shadow-lifted"
    >
      <p className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        {axis.format(String(label))}
      </p>
      {series.map(({ key, label: name }) => {
        const value = Number(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0);
        return (
          <p key={key} className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="font-mono">
              {formatCount(value)}
              {unit}
            </span>
          </p>
        );
      })}
    </div>
  );
}
