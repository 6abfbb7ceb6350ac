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
    duration: number;
    connections: number;
    headers: Record<string, string | undefined>;
  }): Promise<Result>;
}
