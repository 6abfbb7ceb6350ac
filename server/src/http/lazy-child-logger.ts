import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Line = [line: object, message: string];

/** The logger of one request, created with its first line: most requests log none. */
export class LazyChildLogger {
  private readonly parent: FastifyBaseLogger;
  private readonly bindings: Bindings;
  private created: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.parent = parent;
    this.bindings = bindings;
  }

  private get logger(): FastifyBaseLogger {
    this.created ??= this.parent.child(this.bindings);
    return this.created;
  }

  get level(): string {
    return this.parent.level;
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.logger.child(...args);
  }

  fatal(...line: unknown[]): void {
    this.logger.fatal(...(line as Line));
  }
  error(...line: unknown[]): void {
    this.logger.error(...(line as Line));
  }
  warn(...line: unknown[]): void {
    this.logger.warn(...(line as Line));
  }
  info(...line: unknown[]): void {
    this.logger.info(...(line as Line));
  }
  debug(...line: unknown[]): void {
    this.logger.debug(...(line as Line));
  }
  trace(...line: unknown[]): void {
    this.logger.trace(...(line as Line));
  }
  silent(): void {}
}
