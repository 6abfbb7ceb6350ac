import { expect, it } from 'vitest';
import { safePatterns } from './safe-patterns.ts';
import { parseModule } from './source-module.ts';
import { unsafeCode } from './unsafe-code.ts';

const server = 'server/src/features/jobs/queries.ts';
const web = 'web/src/features/jobs/job.tsx';

const check = (source: string, path: string) => {
  const modules = [parseModule(path, source)];
  return [...unsafeCode(modules), ...safePatterns(modules)].map(({ message }) => message);
};

it.each([
  ['markup in React', web, '<p dangerouslySetInnerHTML={{ __html: text }} />;', /makes markup/],
  ['a page within a frame', web, '<iframe srcDoc={text} />;', /makes markup/],
  ['markup in the document', web, 'node.innerHTML = text;', /makes markup/],
  ['markup by another spelling', web, "node['outerHTML'] = text;", /makes markup/],
  ['markup beside a node', web, "node.insertAdjacentHTML('beforeend', text);", /makes markup/],
  ['writing the document', web, 'document.write(text);', /makes markup/],
  ['a shell', server, "import { execSync } from 'node:child_process';", /runs a shell/],
  ['a shell by an option', server, "spawn('ls', [name], { shell: true });", /runs a shell/],
  ['a shell in a script', 'scripts/a.ts', "import { exec } from 'child_process';", /a shell/],
  ['a request', server, 'await fetch(address);', /asks another host/],
  ['a request of Node', server, "import { request } from 'node:https';", /asks another host/],
  ['any certificate', server, 'connect({ rejectUnauthorized: false });', /any certificate/],
  ['a guessable token', server, 'const token = Math.random();', /can be guessed/],
  ['a guessable id in the browser', web, 'const id = Math.random();', /can be guessed/],
  ['a weak hash', server, "createHash('md5').update(text);", /weak hash/],
  ['a slow comparison', server, 'if (body.token !== row.token) refuse();', /timingSafeEqual/],
  ['the environment', server, 'const key = process.env.KEY;', /reads the environment/],
  ['a pattern of a variable', server, 'new RegExp(word).test(text);', /of a variable/],
  ['a pattern by a call', server, 'RegExp(`^${word}`).test(text);', /of a variable/],
  ['an exponential pattern', web, '/^(\\w+\\s?)*$/.test(text);', /backtracks/],
  ['a cubic pattern', server, '/^a.*b.*b.*$/.test(text);', /backtracks/],
])('refuses %s', (_, path, source, message) => {
  expect(check(source, path)).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['requests through the checked connection', 'server/src/platform/remote/a.ts', 'fetch(a);'],
  ['requests of the browser to its own server', web, 'fetch(address);'],
  ['types of requests', server, "import type { IncomingMessage } from 'node:http';"],
  ['a program with arguments', server, "execFile('ffmpeg', ['-i', file]);"],
  ['a constant-time comparison', server, 'timingSafeEqual(body.token, row.token);'],
  ['a check whether there is a token', server, "if (token === '' || token === null) refuse();"],
  ['a plain pattern', server, '/^[\\w-]{43}$/.test(text);'],
  ['a pattern that is written down', server, "new RegExp('^a$').test(text);"],
  ['all of it in tests', 'server/src/a.test.ts', 'node.innerHTML = await fetch(Math.random());'],
])('lets %s pass', (_, path, source) => {
  expect(check(source, path)).toEqual([]);
});
