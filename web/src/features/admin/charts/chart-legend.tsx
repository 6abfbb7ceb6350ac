import { Symbols } from 'recharts';
import { type ChartSeries, chartTones } from './chart-series.ts';

export function ChartLegend({ series }: { series: ChartSeries[] }) {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ key, label, tone }) => {
        const { color, dash, marker } = chartTones[tone];
        return (
          <li key={key} className="flex items-center gap-2">
            <svg aria-hidden="true" width="36" height="12" className="shrink-0">
              <line
                x1="0"
                y1="6"
                x2="36"
                y2="6"
                stroke={color}
                strokeWidth="2"
                strokeDasharray={dash}
              />
              <Symbols cx={18} cy={6} type={marker} size={48} fill={color} />
            </svg>
            {label}
          </li>
        );
      })}
    </ul>
  );
}
