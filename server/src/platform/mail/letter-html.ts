import { Html, html } from '../html.ts';
import type { Letter, LetterItem, LetterSection } from './letter.ts';

const mono = "'DM Mono', ui-monospace, Menlo, Consolas, monospace";
const display = "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif";
const sans = "'Instrument Sans', 'Helvetica Neue', 'Segoe UI', Helvetica, Arial, sans-serif";

const styles = new Html(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: #925303; }
  @media (prefers-color-scheme: dark) {
    .paper { background: #0b0a10 !important; }
    .sheet { background: #13121a !important; border-color: #2e2c38 !important; }
    .ink { color: #f4eee3 !important; }
    .soft { color: #c0baae !important; }
    .faint { color: #9d9689 !important; }
    .rule { border-color: #2e2c38 !important; }
    .well { background: #23212d !important; border-color: #2e2c38 !important; }
    .tape { background: #efe8dc !important; color: #1d1610 !important; }
    a { color: #fac053; }
  }
`);

/** A letter as HTML in the reader's colour scheme. */
export function letterHtml(letter: Letter): Html {
  const { heading, paragraphs, code, sections = [], button, note, unsubscribeUrl } = letter;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f7f2e8;">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f2e8;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
<tr><td style="padding:0 0 12px;">
<span class="tape" style="display:inline-block;padding:5px 10px;background:#29231c;color:#f9f5ec;font:500 12px/1 ${new Html(mono)};letter-spacing:.08em;">CALLBOARD</span>
</td></tr>
<tr><td class="sheet" style="padding:32px 28px;background:#fefbf7;border:1px solid #dbd4c8;">
<h1 class="ink" style="margin:0 0 16px;color:#1d1610;font:700 26px/1.15 ${new Html(display)};">${heading}</h1>
${paragraphs.map((text) => paragraph(text))}${code ? codeBlock(code) : null}${sections.map(sectionBlock)}${button ? buttonBlock(button) : null}
</td></tr>
<tr><td class="faint" style="padding:16px 4px 0;color:#6a6055;font:400 13px/1.5 ${new Html(sans)};">${note ?? 'Sent by Callboard.'}${unsubscribeUrl ? html`<br><a href="${unsubscribeUrl}">Unsubscribe from mails like this</a>` : null}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): Html {
  return html`<p class="soft" style="margin:0 0 16px;color:#4f463c;font:400 16px/1.55 ${new Html(sans)};">${text}</p>
`;
}

function codeBlock(code: string): Html {
  return html`<p class="well ink" style="margin:8px 0 20px;padding:16px;background:#efe9dd;border:1px solid #dbd4c8;color:#1d1610;text-align:center;font:500 30px/1.2 ${new Html(mono)};letter-spacing:.22em;">${code}</p>
`;
}

function buttonBlock({ label, url }: { label: string; url: string }): Html {
  return html`<p style="margin:8px 0 20px;"><a href="${url}" style="display:inline-block;padding:13px 22px;background:#fcb230;border-radius:4px;color:#291503;font:600 16px/1.2 ${new Html(sans)};text-decoration:none;">${label}</a></p>
<p class="faint" style="margin:0;color:#6a6055;font:400 13px/1.5 ${new Html(sans)};">If the button does not work, open this address:<br><a href="${url}" style="word-break:break-all;">${url}</a></p>
`;
}

function sectionBlock({ heading, items }: LetterSection): Html {
  return html`${heading ? html`<h2 class="ink" style="margin:24px 0 8px;color:#1d1610;font:700 18px/1.25 ${new Html(display)};">${heading}</h2>` : null}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;">
${items.map(itemRow)}</table>
`;
}

function itemRow({ title, text, url }: LetterItem): Html {
  return html`<tr><td class="rule" style="padding:12px 0;border-top:1px solid #dbd4c8;">
<a href="${url}" style="font:600 16px/1.4 ${new Html(sans)};">${title}</a>${
    text
      ? html`
<div class="soft" style="margin:2px 0 0;color:#4f463c;font:400 14px/1.5 ${new Html(sans)};">${text}</div>`
      : null
  }
</td></tr>
`;
}
