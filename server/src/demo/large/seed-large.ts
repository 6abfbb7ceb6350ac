import type { RootDb } from '../../db/client.ts';
import { content } from './content.ts';
import { heavyMemberEmail, people } from './people.ts';
import { reactions } from './reactions.ts';
import type { Step } from './step.ts';

export interface LargeOptions {
  passwordHash: string;
  /** Of the members' addresses. */
  domain: string;
  /** 1 is the database that the benchmarks are measured on. */
  scale?: number;
  onProgress?: (doing: string, share: number) => void;
}

const chunkRows = 5_000;

/** A community of 20,000 with everything it ever wrote, made inside the database in a minute or two. */
export async function seedLarge(
  db: RootDb,
  { passwordHash, domain, scale = 1, onProgress = () => {} }: LargeOptions,
): Promise<void> {
  if (await hasMember(db, heavyMemberEmail(domain)))
    throw new Error('This database has the large community already.');
  const steps = stepsFor(scale, passwordHash, domain);
  const total = steps.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  for (const { name, rows, text, values } of steps) {
    for (let first = 1; first <= rows; first += chunkRows) {
      const last = Math.min(first + chunkRows - 1, rows);
      await db.$client.query(text, [first, last, ...values]);
      done += last - first + 1;
      onProgress(name, done / total);
    }
  }
  onProgress('statistics', 1);
  await db.$client.query('VACUUM (ANALYZE)');
}

function stepsFor(scale: number, passwordHash: string, domain: string): Step[] {
  const of = (rows: number) => Math.round(rows * scale);
  const amounts = {
    members: of(20_000),
    posts: of(100_000),
    jobs: of(50_000),
    events: of(20_000),
    saves: of(250_000),
    applications: of(250_000),
    likes: of(200_000),
    heavy: of(20_000),
  };
  return [
    ...people(amounts.members, passwordHash, domain),
    ...content(amounts),
    ...reactions(amounts),
  ];
}

async function hasMember(db: RootDb, email: string): Promise<boolean> {
  const { rowCount } = await db.$client.query('SELECT 1 FROM users WHERE email = $1', [email]);
  return rowCount !== 0;
}
