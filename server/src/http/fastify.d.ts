import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the member is known, for the log line. */
    viewerId: string | null;
  }

  interface FastifyContextConfig {
    /** Requests of pages of other sites are allowed. */
    anyOrigin?: boolean;
  }
}
