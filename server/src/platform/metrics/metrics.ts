import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requests: Counter<'method' | 'route' | 'status'>;
  duration: Histogram<'method' | 'route'>;
  slowQueries: Counter;
  unknownKeys: Counter<'method' | 'route'>;
  /** Adds a gauge whose values are read when they are asked for. */
  gauge: <Label extends string>(
    name: string,
    help: string,
    labels: Label[],
    read: (gauge: Gauge<Label>) => Promise<void> | void,
  ) => void;
}

/** What one instance counts and measures, for Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Counter({
      name: 'callboard_requests_total',
      help: 'Answered requests.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'callboard_request_seconds',
      help: 'How long an answer took.',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 3, 10, 30],
      registers,
    }),
    slowQueries: new Counter({
      name: 'callboard_slow_queries_total',
      help: 'Statements that took longer than SLOW_QUERY_MS.',
      registers,
    }),
    unknownKeys: new Counter({
      name: 'callboard_unknown_keys_total',
      help: 'Requests whose body had keys that the route does not know, which were dropped.',
      labelNames: ['method', 'route'],
      registers,
    }),
    gauge: (name, help, labelNames, read) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames,
        registers,
        async collect() {
          gauge.reset();
          await read(gauge);
        },
      });
    },
  };
}
