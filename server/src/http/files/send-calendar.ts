import type { FastifyReply } from 'fastify';

/** A calendar belongs to the member who asks: no proxy may keep it. */
export function sendCalendar(reply: FastifyReply, file: string, name: string): void {
  void reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file);
}
