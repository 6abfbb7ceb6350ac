import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Line = [line: object, message: string];

/** The logger of one request, made only when the request has something to say: most have not. */
export class LazyChildLogger {
  private readonly parent: FastifyBaseLogger;
  private readonly bindings: Bindings;
  private made: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.parent = parent;
    this.bindings = bindings;
  }

  private get own(): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings);
    return this.made;
  }

  get level(): string {
    return this.parent.level;
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...args);
  }

  fatal(...line: unknown[]): void {
    this.own.fatal(...(line as Line));
  }
  error(...line: unknown[]): void {
    this.own.error(...(line as Line));
  }
  warn(...line: unknown[]): void {
    this.own.warn(...(line as Line));
  }
  info(...line: unknown[]): void {
    this.own.info(...(line as Line));
  }
  debug(...line: unknown[]): void {
    this.own.debug(...(line as Line));
  }
  trace(...line: unknown[]): void {
    this.own.trace(...(line as Line));
  }
  silent(): void {}
}
