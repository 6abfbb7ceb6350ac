import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  type DotItemDotProps,
  Line,
  LineChart,
  Symbols,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import {
  type ChartAxis,
  type ChartRow,
  type ChartSeries,
  type ChartTone,
  chartTones,
} from './chart-series.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { formatCompact } from './format-compact.ts';

export interface PlotProps {
  /** Name and description of the picture for screen readers. */
  title: string;
  description: string;
  kind: 'line' | 'bar';
  rows: ChartRow[];
  axis: ChartAxis;
  series: ChartSeries[];
  /** After each number. */
  unit?: string;
}

const tick = { fill: 'var(--color-ink-soft)', fontSize: 12, fontFamily: 'var(--font-mono)' };

export function Plot(props: PlotProps) {
  const { title, description, kind, rows, axis, series, unit = '' } = props;
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const Chart = kind === 'line' ? LineChart : BarChart;
  const motion = { isAnimationActive: !isStill, animationDuration: 200 };
  return (
    <Chart
      responsive
      data={rows}
      title={title}
      desc={`${description} Use the arrow keys to walk from point to point.`}
      margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
      className="h-60 w-full"
    >
      <CartesianGrid vertical={false} stroke="var(--color-rule)" />
      <XAxis
        dataKey={axis.key}
        tick={tick}
        tickLine={false}
        stroke="var(--color-rule-strong)"
        minTickGap={20}
        tickFormatter={axis.formatShort}
      />
      <YAxis
        width={44}
        tick={tick}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        tickFormatter={(value: number) => `${formatCompact(value)}${unit}`}
      />
      <Tooltip
        cursor={{ fill: 'var(--color-well)', stroke: 'var(--color-rule-strong)' }}
        isAnimationActive={false}
        content={<ChartTooltip axis={axis} series={series} unit={unit} />}
      />
      {series.map(({ key, tone }) =>
        kind === 'line' ? (
          <Line
            key={key}
            dataKey={key}
            stroke={chartTones[tone].color}
            strokeWidth={2}
            strokeDasharray={chartTones[tone].dash}
            dot={(dot) => drawMarker(dot, tone, rows.length)}
            {...motion}
          />
        ) : (
          <Bar key={key} dataKey={key} maxBarSize={48} fill={chartTones[tone].color} {...motion} />
        ),
      )}
    </Chart>
  );
}

/** About twelve on a line: more would hide it. */
function drawMarker(dot: DotItemDotProps, tone: ChartTone, count: number): ReactNode {
  const { cx, cy, index } = dot;
  if (index % Math.ceil(count / 12) > 0) return null;
  const { color, marker } = chartTones[tone];
  return (
    <Symbols key={index} cx={Number(cx)} cy={Number(cy)} type={marker} size={48} fill={color} />
  );
}
