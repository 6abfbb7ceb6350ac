import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discover, foundMember } from '#contract/discover/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { param, sql } from '../../db/sql.ts';
import { createBlock, createUser } from '../../testing/factories.ts';
import { createPersonas } from '../../testing/personas.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { discoverRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  people = await createPersonas(app);
  await seed();
});
afterAll(() => app.close());

type NewUser = Parameters<typeof createUser>[1];

const tisch = { school: 'Tisch School of the Arts' };
const community: NewUser[] = [
  {
    firstName: 'Zoë',
    lastName: 'Okafor',
    skills: ['Cinematography'],
    ...tisch,
    major: 'Drama',
    graduationYear: 2027,
  },
  {
    firstName: 'Zoey',
    lastName: 'Park',
    skills: ['Editing', 'Sound Design'],
    ...tisch,
    major: 'Dance',
    graduationYear: 2027,
  },
  {
    firstName: 'Park',
    lastName: 'Jiwoo',
    skills: ['Editing'],
    major: 'Music Technology',
    school: 'Steinhardt School',
    graduationYear: 2026,
  },
  {
    firstName: 'Björn',
    lastName: 'Sørensen',
    skills: ['UI/UX Design'],
    bio: 'I once met a gaffer named Park.',
  },
  {
    firstName: 'Will',
    lastName: 'Castillo',
    skills: ['Direction', 'Photography'],
    graduationYear: 2026,
  },
  {
    firstName: 'Emily',
    lastName: 'Chen',
    skills: ['Editing'],
    ...tisch,
    major: 'Drama',
    graduationYear: 2026,
  },
];
const seed = async () => {
  for (const fields of community) await createUser(app.db, fields);
};

type Filters = QueryInputOf<typeof discover.count>;
type Search = QueryInputOf<typeof discover.search>;

const search = async (query: Search) => {
  const answer = await people.send.member(discover.search, { query });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const namesFor = async (q: string) => (await search({ q })).map(({ firstName }) => firstName);
const count = async (query: Filters) =>
  (await people.send.member(discover.count, { query })).json().count;

describe(discoverRoutes, () => {
  it.each<Search>([
    { gradYear: 'soon' },
    { gradYear: 99999 },
    { q: 'x'.repeat(201) },
    { limit: 0 },
    { limit: 101 },
    { cursor: 'x' },
    { sort: wrong('shoe-size') },
  ])('refuses %j with a sentence', async (query) => {
    const answer = await people.send.member(discover.search, { query });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\w/);
  });
});

describe('the words of a search', () => {
  it.each([
    ['the beginning of a first name', 'zo', ['Zoë', 'Zoey']],
    ['a whole name', 'zoey park', ['Zoey']],
    ['a name the other way round', 'park zoey', ['Zoey']],
    ['accents that are not typed', 'bjorn sorensen', ['Björn']],
    ['accents that are typed', 'BJÖRN', ['Björn']],
    ['accents too many', 'zoéy', ['Zoey']],
    ['a skill', 'cinematography', ['Zoë']],
    ['part of a skill', 'cinemat', ['Zoë']],
    ['another form of a word', 'editors', ['Emily', 'Park', 'Zoey']],
    ['a word still being typed', 'directio', ['Will']],
    ['one side of a slash', 'ux', ['Björn']],
    ['a major', 'music tech', ['Park']],
    ['a word of the bio', 'gaffer', ['Björn']],
    ['a name and a skill', 'emily editing', ['Emily']],
    ['a name that is a common word', 'will', ['Will']],
    ['common words between', 'direction of photography', ['Will']],
    ['a letter left out', 'castilo', ['Will']],
    ['a letter too many', 'castilllo', ['Will']],
    ['letters swapped', 'zeoy', ['Zoey']],
    ['a wrong letter', 'okefor', ['Zoë']],
    ['a wrong letter in a short name', 'chin', ['Emily']],
    ['a letter left out of a short name', 'cen', ['Emily']],
    ['the end of a name', 'kafor', ['Zoë']],
    ['a slip that looks like a plural', 'castils', ['Will']],
    ['a misspelt skill', 'cinematografy', ['Zoë']],
    ['nothing that anybody has', 'qqqqzzzz', []],
    ['nothing but signs', '"&|!(:*', []],
    ['an emoji', '🎬', []],
    ['an accent on nothing', '\u0301', []],
    ['a name and an accent on nothing', 'emily \u0301', ['Emily']],
    ['a letter that is an apostrophe and another', 'ŉ', []],
  ])('%s: %s', async (_, q, names) => {
    expect((await namesFor(q)).toSorted()).toEqual(names.toSorted());
    expect(await count({ q })).toBe(names.length);
  });

  it('puts names before skills before the rest', async () => {
    expect(await namesFor('park')).toEqual(['Park', 'Zoey', 'Björn']);
  });

  it('puts a name that begins so before one that has it', async () => {
    expect((await namesFor('c')).slice(0, 2)).toEqual(['Emily', 'Will']);
    expect(await namesFor('z')).toEqual(['Zoë', 'Zoey']);
  });
});

describe('the filters of a search', () => {
  it.each<[Filters, number]>([
    [{ skill: 'Editing' }, 3],
    [{ skill: 'editing' }, 0],
    [{ gradYear: 2027 }, 2],
    [tisch, 3],
    [{ major: 'Drama' }, 2],
    [{ skill: 'Editing', gradYear: 2026 }, 2],
    [{ skill: 'Editing', gradYear: 2026, ...tisch, major: 'Drama' }, 1],
    [{ q: 'zo', skill: 'Editing' }, 1],
    [{ q: 'park', gradYear: 2026 }, 1],
    [{ q: 'castilo', gradYear: 2026 }, 1],
    [{ q: 'castilo', gradYear: 2027 }, 0],
  ])('%j finds %i', async (query, found) => {
    expect(await search(query)).toHaveLength(found);
    expect(await count(query)).toBe(found);
  });

  it('may be empty, which is none', async () => {
    expect((await search({ q: '', skill: '', school: '', major: '' })).length).toBe(
      await count({}),
    );
  });

  it('come by name where that is asked', async () => {
    const names = (await search({ skill: 'Editing', sort: 'name' })).map(
      ({ firstName }) => firstName,
    );
    expect(names).toEqual(['Emily', 'Park', 'Zoey']);
  });
});

describe('a found member', () => {
  it('shows what a card needs, and neither e-mail nor phone', async () => {
    const [zoe] = await search({ q: 'cinematography' });
    expect(foundMember.strict().parse(zoe)).toMatchObject({
      firstName: 'Zoë',
      major: 'Drama',
      skills: ['Cinematography'],
      bio: null,
    });
  });

  it('is never the viewer, nor suspended, nor behind a block', async () => {
    const [blocked, blocker, suspended] = [
      await createUser(app.db, { firstName: 'Quentin', lastName: 'One' }),
      await createUser(app.db, { firstName: 'Quentin', lastName: 'Two' }),
      await createUser(app.db, { firstName: 'Quentin', lastName: 'Three' }),
    ];
    expect(await search({ q: 'quentin' })).toHaveLength(3);
    await createBlock(app.db, people.member.id, blocked.id);
    await createBlock(app.db, blocker.id, people.member.id);
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );
    for (const q of ['quentin', 'Mem Ber', 'quenten'])
      expect([await search({ q }), await count({ q })]).toEqual([[], 0]);
    const everyone = (await search({ limit: 100 })).map(({ id }) => id);
    for (const { id } of [blocked, blocker, suspended, people.member])
      expect(everyone).not.toContain(id);
    expect(await count({})).toBe(everyone.length);
  });

  it('is found by what the profile says now', async () => {
    const user = await createUser(app.db, { firstName: 'Before', lastName: 'Wards' });
    await (await app.as(user))(profiles.update, {
      body: { firstName: 'Xanthippe', skills: ['Puppetry'] },
    });
    for (const q of ['xanthip', 'xantippe', 'pupetry'])
      expect((await search({ q })).map(({ id }) => id)).toEqual([user.id]);
    expect(await search({ q: 'before' })).toEqual([]);
  });
});

it('nothing that is typed makes it fail', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({
      unit: fc.constantFrom(...Array.from(`'"\\&|!:*()<>-%_ ŉ½ß№ªa\u0301\u0489`)),
      maxLength: 40,
    }),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const query = { q: text.toWellFormed().replaceAll('\0', ''), skill: 'Editing' };
      const found = await people.send.member(discover.search, { query });
      const counted = await people.send.member(discover.count, { query });
      expect([found.statusCode, counted.statusCode]).toEqual([200, 200]);
    }),
    propertyRuns(300),
  );
});
