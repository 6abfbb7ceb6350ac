import { schools } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { idOf, moment, pick, type Step, spread } from './step.ts';
import { firstNames, lastNames, openings } from './words.ts';

/** Member 1, who has saved and applied to everything in sight. */
export const heavyMemberEmail = (domain: string) => `heavy@${domain}`;

const programmes = schools.flatMap(({ name, programmes }) =>
  programmes.map((programme) => [name, programme]),
);

export function people(members: number, passwordHash: string, domain: string): Step[] {
  return [
    {
      name: 'members',
      rows: members,
      text: `
        INSERT INTO users (id, email, password_hash, first_name, last_name, school, major, program,
          graduation_year, bio, skills, created_at, updated_at)
        SELECT ${idOf('user', 'n')},
          CASE WHEN n = 1 THEN $11 ELSE 'member' || n || '@' || $10 END, $3,
          ${pick('$4::text[]', 'n', 'first')}, ${pick('$5::text[]', 'n', 'last')},
          ($6::text[])[p], ($7::text[])[p], ($7::text[])[p],
          2018 + ${spread('n', 'year')}::int % 12, ${pick('$8::text[]', 'n', 'bio')},
          ARRAY(SELECT DISTINCT ($9::text[])[1 + ${spread('n * 10 + s', 'skill')} % cardinality($9::text[])]
            FROM generate_series(1, 2 + ${spread('n', 'skills')} % 6) s),
          created, created
        FROM generate_series($1::int, $2::int) n,
          LATERAL (SELECT 1 + ${spread('n', 'programme')} % cardinality($6::text[]) AS p,
            ${moment('n', members, 900)} AS created) chosen`,
      values: [
        passwordHash,
        firstNames,
        lastNames,
        programmes.map(([school]) => school),
        programmes.map(([, programme]) => programme),
        openings,
        [...skills],
        domain,
        heavyMemberEmail(domain),
      ],
    },
  ];
}
