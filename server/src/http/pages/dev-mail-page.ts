import type { Email } from 'postal-mime';
import { Html, html } from '../../platform/html.ts';

export interface ListedMail {
  name: string;
  mail: Email;
}

const styles = new Html(`
  :root {
    color-scheme: light dark;
    --paper: light-dark(oklch(0.962 0.014 84), oklch(0.148 0.014 292));
    --sheet: light-dark(oklch(0.99 0.006 84), oklch(0.188 0.017 292));
    --well: light-dark(oklch(0.936 0.017 84), oklch(0.255 0.022 292));
    --rule: light-dark(oklch(0.872 0.018 80), oklch(0.3 0.022 292));
    --ink: light-dark(oklch(0.205 0.016 62), oklch(0.952 0.016 84));
    --soft: light-dark(oklch(0.4 0.02 66), oklch(0.79 0.018 84));
    --accent: light-dark(oklch(0.815 0.158 76), oklch(0.83 0.152 78));
    --link: light-dark(oklch(0.505 0.115 62), oklch(0.84 0.14 80));
    --mono: "DM Mono", ui-monospace, Menlo, Consolas, monospace;
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
    font: 400 1rem/1.5 "Instrument Sans", system-ui, sans-serif; }
  h1 { margin: .75rem 0 .25rem; font: 700 1.75rem/1.15 "Bricolage Grotesque", system-ui, sans-serif; overflow-wrap: anywhere; }
  a { color: var(--link); }
  a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .tape { display: inline-block; padding: .3rem .6rem; background: var(--ink); color: var(--paper);
    font: 500 .75rem/1 var(--mono); letter-spacing: .08em; text-decoration: none; }
  .soft { margin: 0; color: var(--soft); }
  .fact { color: var(--soft); font: 400 .8125rem/1.5 var(--mono); }
  ul { margin: 1.5rem 0 0; padding: 0; list-style: none; border-top: 1px solid var(--rule); }
  li { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; padding: .875rem 0; border-bottom: 1px solid var(--rule); }
  li > a { font-weight: 600; overflow-wrap: anywhere; }
  .code { grid-row: span 2; align-self: center; font: 500 1.125rem/1 var(--mono); letter-spacing: .12em; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin: .75rem 0 1.5rem; font: 400 .8125rem/1.5 var(--mono); }
  dt { color: var(--soft); }
  dd { margin: 0; overflow-wrap: anywhere; }
  .next { margin: 0 0 1.5rem; padding: 1rem; background: var(--sheet); border: 1px solid var(--rule); border-left: 4px solid var(--accent); }
  .next p { margin: 0; overflow-wrap: anywhere; }
  .next .big { font: 500 2rem/1.2 var(--mono); letter-spacing: .2em; user-select: all; }
  iframe { width: 100%; height: 34rem; border: 1px solid var(--rule); background: var(--sheet); }
  pre { margin: 0; padding: 1rem; overflow-x: auto; white-space: pre-wrap; background: var(--well); font: 400 .875rem/1.5 var(--mono); }
  h2 { margin: 2rem 0 .5rem; font: 500 .75rem/1 var(--mono); letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
`);

export function mailListPage(mails: ListedMail[]): string {
  const list = html`<ul>${mails.map(({ name, mail }) => {
    const code = codeIn(mail);
    return html`<li><a href="/dev/mail/${name}">${mail.subject || '(no subject)'}</a>
      <span class="code">${code}</span><span class="fact">to ${recipient(mail)} · ${timeOf(mail)}</span></li>`;
  })}</ul>`;
  return page(
    'Mail',
    html`<h1>Mail</h1>
    <p class="soft">No mail server is set up, so every mail lands here, newest first. This page reloads by itself.</p>
    ${mails.length > 0 ? list : html`<p>Nothing yet. Sign up with any address and its code appears here.</p>`}`,
    3,
  );
}

export function mailPage(name: string, mail: Email): string {
  const code = codeIn(mail);
  const links = linksIn(mail);
  return page(
    mail.subject ?? 'Mail',
    html`<h1>${mail.subject || '(no subject)'}</h1>
    <dl><dt>to</dt><dd>${recipient(mail)}</dd><dt>from</dt><dd>${mail.from?.address}</dd><dt>sent</dt><dd>${timeOf(mail)}</dd></dl>
    ${
      code || links.length > 0
        ? html`<div class="next">${code ? html`<p class="big">${code}</p>` : null}
      ${links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}</div>`
        : null
    }
    ${mail.html ? html`<iframe title="The mail as its reader sees it" src="/dev/mail/${name}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : null}
    <h2>As text</h2><pre>${mail.text ?? ''}</pre>
    <p><a href="/dev/mail">All mail</a></p>`,
  );
}

function page(title: string, content: Html, refreshSeconds?: number): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : null}
<title>${title} · Callboard</title><style>${styles}</style></head>
<body><header><a class="tape" href="/dev/mail">CALLBOARD MAIL</a></header><main>${content}</main></body></html>`
    .markup;
}

/** The mail layout puts a code alone on its line. */
function codeIn(mail: Email): string | null {
  return /^\s*([A-Z0-9]{6})\s*$/m.exec(mail.text ?? '')?.[1] ?? null;
}

function linksIn(mail: Email): string[] {
  return [...new Set((mail.text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}

function recipient(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address).join(', ');
}

function timeOf(mail: Email): string {
  return mail.date
    ? new Date(mail.date).toLocaleString('en', {
        dateStyle: 'medium',
        timeStyle: 'medium',
        hour12: false,
      })
    : '';
}
