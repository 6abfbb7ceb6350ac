declare module 'autocannon' {
  interface Result {
    requests: { total: number };
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
  }

  export default function autocannon(options: {
    url: string;
    amount: number;
    connections: number;
    /** Seconds. */
    timeout: number;
    /** Milliseconds; a run ends at the end of one. */
    sampleInt: number;
    headers: Record<string, string | undefined>;
  }): Promise<Result>;
}
