import { type Html, html } from '#server/platform/html.ts';

export interface IndexedTable {
  name: string;
  rows: number;
}

export interface IndexedFile {
  path: string;
  name: string;
}

interface Index {
  member: { firstName: string; lastName: string; email: string };
  madeAt: Date;
  tables: IndexedTable[];
  files: IndexedFile[];
}

/** The page of the copy that is opened first; it works without a network. */
export function indexPage({ member, madeAt, tables, files }: Index): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Your Callboard data</title>
<style>
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 44rem; font: 1rem/1.6 system-ui, sans-serif; }
  h1 { line-height: 1.15; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: .4rem 0; border-bottom: 1px solid #8886; text-align: left; }
  td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
  li { overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>The data of ${member.firstName} ${member.lastName}</h1>
<p>Everything that Callboard keeps about ${member.email}, as it was on ${madeAt.toUTCString()}.</p>
<h2>Tables</h2>
<p>Each is a JSON file: a list of rows, readable in any text editor. Passwords, codes and keys are kept as hashes or secrets and are left out.</p>
<table>
<thead><tr><th scope="col">Table</th><th scope="col">Rows</th></tr></thead>
<tbody>${tables.map(tableRow)}</tbody>
</table>
<h2>Files</h2>
${files.length === 0 ? html`<p>You have uploaded no files.</p>` : html`<ul>${files.map(fileItem)}</ul>`}
</body>
</html>
`.markup;
}

function tableRow({ name, rows }: IndexedTable): Html {
  return html`
<tr><td><a href="${tablePath(name)}">${name.replaceAll('_', ' ')}</a></td><td>${rows}</td></tr>`;
}

function fileItem({ path, name }: IndexedFile): Html {
  const address = path.split('/').map(encodeURIComponent).join('/');
  return html`
<li><a href="${address}">${name}</a></li>`;
}

export function tablePath(name: string): string {
  return `data/${name}.json`;
}
