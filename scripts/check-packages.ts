import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOpenFindings } from './release/audit.ts';
import { projectRoot } from './support/project-root.ts';

/** What is known about packages that run in production and SECURITY.md does not explain; a release asks the same. */
const security = await readFile(join(projectRoot, 'SECURITY.md'), 'utf8');
const open = await listOpenFindings(projectRoot, security);
if (open === null) console.log('npm audit could not be asked: the registry does not answer it.');
else {
  for (const { sentence } of open) console.log(sentence);
  console.log(`${open.length} known weaknesses that SECURITY.md does not explain`);
}
process.exitCode = open === null || open.length === 0 ? 0 : 1;
