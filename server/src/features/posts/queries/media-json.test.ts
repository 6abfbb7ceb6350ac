import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Media } from '#contract/uploads/media.ts';
import type { RootDb } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { propertyRuns } from '#server/testing/property-runs.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { presentLinkedMedia } from '../../uploads/queries.ts';
import { mediaJson } from './media-json.ts';

let db: RootDb;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
});
afterAll(() => db.$client.end());

const present = async (url: string): Promise<Media> => {
  const { rows } = await db.execute<{ media: Media }>(sql`SELECT ${mediaJson(sql`p`)} AS media
     FROM (SELECT NULL::text AS upload_id, ${param(url)}::text AS media_url, 'Seen' AS media_alt) p`);
  if (!rows[0]) throw new Error('No row.');
  return rows[0].media;
};

const ending = fc.constantFrom(
  '',
  '.mp4',
  '.MOV',
  '.wav',
  '.m4a',
  '.pdf',
  '.docx',
  '.doc',
  '.jpg',
  '.mp4x',
  'pdf',
);
const text = fc.stringMatching(/^[\w.?#/=\n-]{0,12}$/);

it('tells media elsewhere apart exactly as the contract does', async () => {
  await fc.assert(
    fc.asyncProperty(text, ending, text, async (before, end, after) => {
      const url = `https://media.example.edu/${before}${end}${after}`;
      expect(await present(url)).toEqual(presentLinkedMedia(url, 'Seen'));
    }),
    propertyRuns(300),
  );
});

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/feed',
])('tells %s apart as the contract does', async (url) => {
  expect(await present(url)).toEqual(presentLinkedMedia(url, 'Seen'));
});
