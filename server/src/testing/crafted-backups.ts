import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from './craft-backup.ts';

type Row = Record<string, unknown>;

/** What the JSON entries of a backup have, as far as they are changed here. */
interface Facts {
  secretKey: string | null;
  tables: Row[];
  sequences: Row[];
  migrations: number[];
}

const entryOf = (name: string, content: Buffer | string): Entry => ({
  header: { name, type: 'file' },
  content: Buffer.from(content),
});

/** Changes a JSON entry. */
export const edit = (name: string, change: (value: Facts) => unknown) => (entries: Entry[]) =>
  entries.map((entry) => {
    if (entry.header.name !== name) return entry;
    const value = JSON.parse(entry.content.toString()) as Facts;
    change(value);
    return { ...entry, content: Buffer.from(JSON.stringify(value)) };
  });

const rows = (table: string, change: (text: string) => string) => (entries: Entry[]) =>
  entries.map((entry) =>
    entry.header.name.startsWith(`tables/${table}/`)
      ? { ...entry, content: gzipSync(change(gunzipSync(entry.content).toString())) }
      : entry,
  );

const evil = `DEFAULT; CREATE TABLE stolen AS SELECT 1; --`;
const tableOf = ({ tables }: Facts, name: string): Row =>
  tables.find((one) => one['name'] === name) ?? {};
const inFacts = (change: (table: (name: string) => Row) => void) =>
  edit('database.json', (facts) => change((name) => tableOf(facts, name)));

export const craftedBackups: [
  what: string,
  change: (entries: Entry[]) => Entry[],
  sentence: RegExp,
][] = [
  [
    'a statement for a bound',
    inFacts((table) => {
      table('content_views')['partitions'] = [{ name: 'content_views_other', bound: evil }];
    }),
    /database\.json describes what no release has/,
  ],
  [
    'a bound of another month than its name',
    inFacts((table) => {
      const bound = `FOR VALUES FROM ('2026-11-01') TO ('2027-11-01')`;
      table('content_views')['partitions'] = [{ name: 'content_views_2026_11', bound }];
    }),
    /database\.json describes what no release has/,
  ],
  [
    'a partition with the name of a table',
    inFacts((table) => {
      table('content_views')['partitions'] = [{ name: 'users', bound: 'DEFAULT' }];
    }),
    /database\.json describes what no release has/,
  ],
  [
    'partitions of a table that has none',
    inFacts((table) => {
      table('users')['partitions'] = [{ name: 'users_other', bound: 'DEFAULT' }];
    }),
    /public\.users is not as its migrations make it/,
  ],
  [
    'a statement for the name of a table',
    inFacts((table) => {
      table('users')['name'] = "users\" (id) FROM PROGRAM 'true'; --";
    }),
    /database\.json describes what no release has/,
  ],
  [
    'a table of another schema',
    inFacts((table) => {
      table('users')['schema'] = 'pg_catalog';
    }),
    /database\.json describes what no release has/,
  ],
  [
    'a table that no migration makes',
    edit('database.json', (facts) =>
      facts.tables.push({ ...tableOf(facts, 'users'), name: 'friends', partitions: [] }),
    ),
    /public\.friends is not as its migrations make it/,
  ],
  [
    'a statement for a column',
    inFacts((table) => {
      table('search_words')['columns'] = ["word) FROM PROGRAM 'true' --"];
    }),
    /database\.json describes what no release has/,
  ],
  [
    'other columns than the release had',
    inFacts((table) => {
      table('search_words')['columns'] = ['word', 'xmin'];
    }),
    /public\.search_words is not as its migrations make it/,
  ],
  [
    'a sequence of its own',
    edit('database.json', (facts) =>
      facts.sequences.push({ schema: 'public', name: 'none', value: '1' }),
    ),
    /there is no public\.none/,
  ],
  [
    'migrations that this version does not know',
    edit('database.json', (facts) => facts.migrations.push(9_999_999_999_999)),
    /newer Callboard/,
  ],
  [
    'another migration than was done',
    rows('drizzle.__drizzle_migrations', (text) => text.replace(/\t[0-9a-f]{64}\t/, '\tforged\t')),
    /its migrations differ/,
  ],
  [
    'a queue that keeps its tasks in a statement',
    rows('pgboss.queue', (text) =>
      text.replaceAll('\tjob_common\t', '\tusers; DROP TABLE users\t'),
    ),
    /a queue of another kind/,
  ],
  [
    'a file outside of its folder',
    (entries) => entries.toSpliced(1, 0, entryOf('files/../../escaped.webp', 'x')),
    /it holds "files\/\.\.\/\.\.\/escaped\.webp"/,
  ],
  [
    'a file at a path of the machine',
    (entries) => entries.toSpliced(1, 0, entryOf('/etc/cron.d/x', 'x')),
    /it holds "\/etc\/cron\.d\/x"/,
  ],
  [
    'a link',
    (entries) =>
      entries.toSpliced(1, 0, {
        header: { name: 'files/2026-11/link.webp', type: 'symlink', linkname: '/etc/passwd' },
        content: Buffer.alloc(0),
      }),
    /it holds "files\/2026-11\/link\.webp"/,
  ],
  [
    'a file twice',
    (entries) => entries.toSpliced(1, 0, entryOf('files/2026-11/still.webp', 'another')),
    /it holds "files\/2026-11\/still\.webp"/,
  ],
  [
    'a description that is too large',
    (entries) => entries.with(0, entryOf('callboard.json', ' '.repeat(2_000_000))),
    /callboard\.json is too large/,
  ],
  [
    'a piece that unpacks to too much',
    (entries) => {
      const bomb = gzipSync(Buffer.alloc(140 * 1024 ** 2, 10));
      return entries.map((entry) =>
        entry.header.name.startsWith('tables/public.search_words/')
          ? { ...entry, content: bomb }
          : entry,
      );
    },
    /unpacks to too much/,
  ],
  ['a piece that is not packed', (entries) => entries.map(unpack), /it cannot be unpacked/],
];

function unpack(entry: Entry): Entry {
  return entry.header.name.startsWith('tables/') ? { ...entry, content: Buffer.from('x') } : entry;
}
