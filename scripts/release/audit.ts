import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const advisory = z.object({ name: z.string(), title: z.string(), url: z.string() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(advisory.or(z.string())) })),
});

export interface Finding {
  /** Such as GHSA-xxxx-xxxx-xxxx. */
  id: string;
  sentence: string;
}

/** The advisories in what `npm audit --json` prints; null where it is no report, as when the registry has none. */
export function readFindings(output: string): Finding[] | null {
  const parsed = report.safeParse(parse(output));
  if (!parsed.success) return null;
  const found = Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one === 'object')
    .map(({ name, title, url }) => ({
      id: url.split('/').at(-1) ?? url,
      sentence: `${name}: ${title} (${url})`,
    }));
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** The advisories that SECURITY.md lists with a reason. */
export function readExplained(security: string): Set<string> {
  const [, rest = ''] = security.split('\n## Known findings\n');
  const rows = (rest.split(/^## /m)[0] ?? '').split('\n').map((row) => row.split('|'));
  return new Set(
    rows
      .filter(([, id = '', , reason = '']) => /^ GHSA-[\w-]+ $/.test(id) && /\w/.test(reason))
      .map(([, id = '']) => id.trim()),
  );
}

/** What is known about packages that run in production and SECURITY.md does not explain; null without an answer. */
export async function listOpenFindings(
  folder: string,
  security: string,
): Promise<Finding[] | null> {
  const explained = readExplained(security);
  const findings = readFindings(await runAudit(folder));
  return findings?.filter(({ id }) => !explained.has(id)) ?? null;
}

/** Refuses what is known about a package that runs in production, unless SECURITY.md explains it. */
export async function assertAudited(folder: string, security: string): Promise<void> {
  const open = await listOpenFindings(folder, security);
  if (!open) {
    throw new Error(
      'npm audit gave no report: the registry cannot be reached, or it has none. Run this where it has one, or add --without-audit and do it elsewhere.',
    );
  }
  if (open.length === 0) return;
  throw new Error(
    ['Update these packages, or explain them in SECURITY.md under "Known findings":']
      .concat(open.map(({ sentence }) => `  ${sentence}`))
      .join('\n'),
  );
}

/** It ends with 1 where it found something, and prints its report all the same. */
async function runAudit(cwd: string): Promise<string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd,
    maxBuffer: 64 * 1024 ** 2,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }));
  return stdout;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
