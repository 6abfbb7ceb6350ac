import type { FastifyReply } from 'fastify';
import { html } from '../../platform/html.ts';
import { sendPlainPage } from './plain-page.ts';

/** Answers a request for a page that cannot be rendered, in the words of the application's own error page. */
export function sendErrorPage(reply: FastifyReply, status: number, requestId: string) {
  return sendPlainPage(reply, status, {
    title: 'Something went wrong',
    content: html`<p>Callboard cannot answer at the moment. Please try again in a minute.</p>
<p><a href="">Try Again</a></p>
<p><small>Request ${requestId}</small></p>`,
  });
}
