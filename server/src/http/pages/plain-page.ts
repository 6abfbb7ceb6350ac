import type { FastifyReply } from 'fastify';
import { Html, html } from '../../platform/html.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const styles = new Html(`
  :root { color-scheme: light dark;
    --paper: light-dark(oklch(0.962 0.014 84), oklch(0.148 0.014 292));
    --ink: light-dark(oklch(0.205 0.016 62), oklch(0.952 0.016 84));
    --soft: light-dark(oklch(0.4 0.02 66), oklch(0.79 0.018 84));
    --accent: light-dark(oklch(0.815 0.158 76), oklch(0.83 0.152 78)); }
  body { margin: 0 auto; max-width: 28rem; padding: 4rem 1rem; background: var(--paper); color: var(--ink);
    font: 400 1rem/1.5 "Instrument Sans", system-ui, sans-serif; }
  h1 { margin: 0 0 .5rem; font: 700 1.875rem/1.15 "Bricolage Grotesque", system-ui, sans-serif; }
  .tape { display: inline-block; margin: 0 0 1.5rem; padding: .3rem .6rem; background: var(--ink); color: var(--paper);
    font: 500 .75rem/1 "DM Mono", ui-monospace, monospace; letter-spacing: .08em; }
  p, li { color: var(--soft); }
  form { margin: 0 0 .75rem; }
  small { font: 400 .8125rem/1.5 "DM Mono", ui-monospace, monospace; }
  a, button { display: inline-block; min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 6px;
    background: var(--accent); color: oklch(0.205 0.016 62); font: inherit; font-weight: 600; line-height: 44px;
    text-decoration: none; cursor: pointer; }
  .quiet { padding: 0; background: none; color: var(--ink); text-decoration: underline; }
  a:focus-visible, button:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`);

/** Answers with a page that needs nothing but itself: no script, no session, no build of the web. */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  { title, content }: { title: string; content: Html },
): FastifyReply {
  return reply
    .status(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Callboard</title><style>${styles}</style></head>
<body><main><div class="tape">CALLBOARD</div><h1>${title}</h1>
${content}</main></body></html>`.markup,
    );
}
