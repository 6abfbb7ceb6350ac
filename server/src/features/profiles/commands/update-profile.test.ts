import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { schools } from '#contract/catalogue/schools.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createUser } from '#server/testing/factories.ts';
import { createPersonas } from '#server/testing/personas.ts';
import { wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';

const [school, otherSchool] = schools;

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const rowOf = async (id: string) => {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row;
};

describe('PUT /api/users/profile', () => {
  type Changes = BodyInputOf<typeof profiles.update>;
  const put = (body: Changes) => people.send.owner(profiles.update, { body });
  const noAddress = 'Please enter a name, not an address. Put a space after a dot.';
  const noInvisible = 'Please leave out invisible characters.';
  const tooLong = 'Please keep this to 2,000 characters or fewer.';

  it.each<[string, Changes, string]>([
    ['an empty first name', { firstName: ' ' }, 'First name is required'],
    ['an empty last name', { lastName: '' }, 'Last name is required'],
    ['a first name that becomes a link', { firstName: 'evil.com' }, noAddress],
    ['a last name that turns text around', { lastName: 'Li\u202en' }, noInvisible],
    ['an empty school', { school: '' }, 'School is required'],
    ['an empty major', { major: '' }, 'Major is required'],
    ['no year', { graduationYear: '' }, 'Graduation year is required'],
    ['a year in words', { graduationYear: 'soon' }, 'Graduation year is required'],
    ['a link without a scheme', { website: '//evil.com' }, 'Please enter a valid URL'],
    ['a link with backslashes', { imdbUrl: 'nyu.edu\\@evil.com' }, 'Please enter a valid URL'],
    ['a javascript: link', { website: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    ['a data: link', { portfolioUrl: 'data:text/html,x' }, 'Please enter a valid URL'],
    ['a link that is none', { imdbUrl: 'my page' }, 'Please enter a valid URL'],
    [
      'a link in disguise',
      { linkedinUrl: 'https://linkedin.com@evil.example' },
      'Please enter a valid URL',
    ],
    [
      'an Instagram address',
      { instagramUsername: 'https://x.com/ada' },
      'Please enter only the username',
    ],
    ['a bio of 2,001 letters', { bio: 'x'.repeat(2001) }, tooLong],
    [
      'an unknown school',
      { school: 'Hogwarts', major: school.programmes[0] },
      'Please choose a school from the list',
    ],
    [
      'a major of another school',
      { school: otherSchool.name, major: school.programmes[0] },
      `Please choose a major of ${otherSchool.name}`,
    ],
    [
      '61 skills',
      { skills: Array.from({ length: 61 }, (_, n) => `S${n}`) },
      'Please choose 60 skills at most.',
    ],
    ['skills that are no list', { skills: wrong('Acting') }, 'skills: This must be a list.'],
    ['a NUL', { bio: 'a\0b' }, 'Text must not contain a NUL character.'],
  ])('refuses %s and changes nothing', async (_, body, message) => {
    const before = await rowOf(people.owner.id);
    const answer = await put({ firstName: 'Changed', ...body });
    expect([answer.statusCode, answer.error().message]).toEqual([400, message]);
    expect(await rowOf(people.owner.id)).toEqual(before);
  });

  it('refuses a bio of 1 MB', async () => {
    expect((await put({ bio: 'x'.repeat(1024 * 1024) })).statusCode).toBe(413);
  });

  it('names the field that a sentence is about', async () => {
    const answer = await put({ school: otherSchool.name, major: school.programmes[0] });
    expect(answer.error().issues).toMatchObject([{ path: 'major' }]);
  });

  it('completes a link without a scheme', async () => {
    expect((await put({ imdbUrl: 'imdb.com/name' })).json()).toMatchObject({
      imdbUrl: 'https://imdb.com/name',
    });
  });

  it('writes neither isAdmin, email, id nor anything else that is not of a profile', async () => {
    const before = await rowOf(people.owner.id);
    const answer = await put(
      wrong({
        isAdmin: true,
        email: 'root@nyu.edu',
        id: 'user_root',
        passwordHash: 'x',
        suspendedAt: null,
        hideProfileViews: true,
        profileImageUrl: 'https://evil.example/x.png',
        createdAt: '2000-01-01T00:00:00Z',
      }),
    );
    expect(answer.statusCode).toBe(200);
    expect({ ...(await rowOf(people.owner.id)), updatedAt: null }).toEqual({
      ...before,
      updatedAt: null,
    });
  });

  it('keeps what is given and leaves the rest, and answers the member as they are now', async () => {
    const user = await createUser(app.db, {
      bio: 'Before',
      phoneNumber: '1',
      website: 'https://a.example',
    });
    const send = await app.as(user);
    const answer = await send(profiles.update, {
      body: {
        firstName: ' Zoë ',
        school: school.name,
        major: school.programmes[1],
        graduationYear: '2009',
        instagramUsername: '@zoe.films',
        linkedinUrl: 'https://www.linkedin.com/in/zoe',
        website: '',
        phoneNumber: null,
        hideCourses: true,
      },
    });
    const expected = {
      firstName: 'Zoë',
      lastName: user.lastName,
      school: school.name,
      major: school.programmes[1],
      program: school.programmes[1],
      graduationYear: 2009,
      instagramUrl: 'https://www.instagram.com/zoe.films',
      linkedinUrl: 'https://www.linkedin.com/in/zoe',
      website: null,
      phoneNumber: null,
      bio: 'Before',
      hideCourses: true,
      isAdmin: false,
      email: user.email,
    };
    expect(answer.json()).toMatchObject(expected);
    expect((await send(auth.user)).json()).toEqual(answer.json());
  });

  it('takes skills alone, each once', async () => {
    const answer = await put({ skills: ['Editing', 'Acting', 'Editing'] });
    expect(answer.json().skills).toEqual(['Editing', 'Acting']);
  });

  it('lets an alumna keep a school that is gone', async () => {
    const studies = { school: 'School of Radio', major: 'Wireless Drama' };
    const send = await app.as(await createUser(app.db, studies));
    const answer = await send(profiles.update, { body: { ...studies, bio: 'Still on air.' } });
    expect([answer.statusCode, answer.json().bio]).toEqual([200, 'Still on air.']);
  });

  it('empties the Instagram link with the username', async () => {
    await put({ instagramUsername: 'ada' });
    expect((await put({ instagramUsername: '' })).json().instagramUrl).toBeNull();
  });
});
