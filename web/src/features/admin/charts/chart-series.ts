/** Each tone is told by colour, dash and marker, so that colour is never alone. */
export const chartTones = {
  post: { color: 'var(--color-chart-post)', dash: undefined, marker: 'circle' },
  job: { color: 'var(--color-chart-job)', dash: '7 4', marker: 'square' },
  event: { color: 'var(--color-chart-event)', dash: '2 3', marker: 'triangle' },
  profile: { color: 'var(--color-chart-profile)', dash: '9 3 2 3', marker: 'diamond' },
} as const;

export type ChartTone = keyof typeof chartTones;

export type ChartRow = Record<string, string | number>;

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
}

/** What a row is about: a day, a month or a method. */
export interface ChartAxis {
  /** Heads the column of the table. */
  label: string;
  key: string;
  /** In full, for the table and the tooltip. */
  format: (value: string) => string;
  /** Below the axis. */
  formatShort: (value: string) => string;
}
