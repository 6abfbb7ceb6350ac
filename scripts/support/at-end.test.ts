import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { atEnd } from './at-end.ts';
import { projectRoot } from './project-root.ts';

const script = `
  import { atEnd } from '${path.join(projectRoot, 'scripts/support/at-end.ts')}';
  const undo = (name) => atEnd(async () => console.log('undid', name));
  undo('the folder');
  const first = undo('the first round');
  undo('the server');
  await first();
  setInterval(() => {}, 1000);
  console.log('ready');
  await new Promise((_, reject) => process.once('SIGINT', () => reject(new Error('broken off'))));
`;

it('undoes once', async () => {
  let count = 0;
  const undo = atEnd(async () => void count++);
  await Promise.all([undo(), undo()]);
  expect(count).toBe(1);
});

it.runIf(process.platform !== 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'an interruption by %s undoes the rest, the last first, and says so',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk));
    await once(child.stdout, 'data');
    while (!output.includes('ready')) await once(child.stdout, 'data');
    child.kill(signal);
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(output).toBe(
      'undid the first round\nready\n\nInterrupted: stopping what was started…\nundid the server\nundid the folder\n',
    );
  },
);
