import 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the member is known, for the log line. */
    viewerId: string | null;
  }
}
