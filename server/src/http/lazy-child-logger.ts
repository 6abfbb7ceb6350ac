import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type Write = (line: object, message: string) => void;

/** The logger of one request, made only when the request has something to say: most have not. */
export class LazyChildLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #made: FastifyBaseLogger | null = null;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings);
    return this.#made;
  }

  get level(): string {
    return this.#parent.level;
  }

  child(...args: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...args);
  }

  fatal(...args: unknown[]): void {
    this.#own.fatal(...(args as Parameters<Write>));
  }
  error(...args: unknown[]): void {
    this.#own.error(...(args as Parameters<Write>));
  }
  warn(...args: unknown[]): void {
    this.#own.warn(...(args as Parameters<Write>));
  }
  info(...args: unknown[]): void {
    this.#own.info(...(args as Parameters<Write>));
  }
  debug(...args: unknown[]): void {
    this.#own.debug(...(args as Parameters<Write>));
  }
  trace(...args: unknown[]): void {
    this.#own.trace(...(args as Parameters<Write>));
  }
  silent(): void {}
}
