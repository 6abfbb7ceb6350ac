import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSecrets } from './secrets/list-secrets.ts';
import { projectRoot } from './support/project-root.ts';

/** Reads every file that is in the repository or would be added to it. */
async function run(): Promise<number> {
  const files = listFiles();
  if (files === null) {
    console.log('Secrets were not looked for: this is no checkout of git.');
    return 0;
  }
  const found: string[] = [];
  for (const file of files) {
    const content = readText(file);
    if (content !== null) found.push(...(await listSecrets(file, content)));
  }
  for (const line of found) console.log(line);
  console.log(`${files.length} files, ${found.length} secrets`);
  return files.length > 0 && found.length === 0 ? 0 : 1;
}

function listFiles(): string[] | null {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 ** 2,
    });
    return output.split('\0').filter(Boolean);
  } catch {
    return null;
  }
}

/** Null for what is not text, and for what was removed but not committed. */
function readText(file: string): string | null {
  try {
    const content = readFileSync(path.join(projectRoot, file));
    return content.includes(0) ? null : content.toString();
  } catch {
    return null;
  }
}

// The scanner's profiler would go on adding up its measures for minutes.
process.exit(await run());
