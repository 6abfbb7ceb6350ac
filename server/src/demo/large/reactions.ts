import { idOf, moment, pick, type Step } from './step.ts';
import { middles } from './words.ts';

interface Amounts {
  members: number;
  jobs: number;
  posts: number;
  saves: number;
  applications: number;
  likes: number;
  /** How many saves, and as many applications, member 1 has alone. */
  heavy: number;
}

/** SQL: row `n` as a pair that no other row has; the first rows are all of member 1. */
const pairs = (rows: number, heavy: number, members: number, things: number, stride: number) => `
  SELECT n, CASE WHEN n <= ${heavy} THEN 1 ELSE 2 + n % ${members - 1} END AS member,
    CASE WHEN n <= ${heavy} THEN 1 + (${things} - n)
      ELSE 1 + (n::bigint * ${stride} + n / ${members - 1} * 131) % ${things} END AS thing,
    ${moment('n', rows, 300)} AS created
  FROM generate_series($1::int, $2::int) n`;

export function reactions(amounts: Amounts): Step[] {
  const { members, jobs, posts, saves, applications, likes, heavy } = amounts;
  return [
    {
      name: 'saves',
      rows: saves,
      text: `
        INSERT INTO saved_jobs (user_id, job_id, created_at)
        SELECT ${idOf('user', 'member')}, ${idOf('job', 'thing')}, created
        FROM (${pairs(saves, heavy, members, jobs, 7919)}) pair ON CONFLICT DO NOTHING`,
      values: [],
    },
    {
      name: 'applications',
      rows: applications,
      text: `
        INSERT INTO applications (id, job_id, applicant_id, message, status, created_at, updated_at)
        SELECT ${idOf('app', 'n')}, ${idOf('job', 'thing')}, ${idOf('user', 'member')},
          ${pick('$3::text[]', 'n', 'message')}, (ARRAY['pending', 'pending', 'accepted', 'rejected'])[1 + n % 4],
          created, created
        FROM (${pairs(applications, heavy, members, jobs, 6007)}) pair ON CONFLICT DO NOTHING`,
      values: [middles],
    },
    {
      name: 'likes',
      rows: likes,
      text: `
        INSERT INTO post_likes (post_id, user_id, created_at)
        SELECT ${idOf('post', 'thing')}, ${idOf('user', 'member')}, created
        FROM (${pairs(likes, 0, members, posts, 7919)}) pair ON CONFLICT DO NOTHING`,
      values: [],
    },
  ];
}
