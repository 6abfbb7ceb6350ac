import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { schoolNames } from '#contract/catalogue/schools.ts';
import { idOf, moment, pick, type Step, spread } from './step.ts';
import {
  closings,
  eventTitles,
  jobTitles,
  middles,
  openings,
  places,
  projects,
  roles,
} from './words.ts';

const sentences = (n: string, count: number) =>
  `(SELECT string_agg(${pick('$5::text[]', `${n} * 20 + s`, 'middle')}, ' ')
    FROM generate_series(1, 1 + ${spread(n, 'length')} % ${count}) s)`;

const body = (n: string, count: number) =>
  `${pick('$4::text[]', n, 'opening')} || ' ' || ${sentences(n, count)} || ' ' || ${pick('$6::text[]', n, 'closing')}`;

const jobTitle = `CASE WHEN n % 6 = 0
  THEN ${pick('$10::text[]', 'n', 'role')} || ' for ' || ${pick('$11::text[]', 'n', 'project')}
  ELSE ${pick('$7::text[]', 'n', 'title')} END`;

const author = (members: number) => idOf('user', `1 + ${spread('n', 'author')} % ${members}`);

const skillsOf = (most: number) =>
  `ARRAY(SELECT DISTINCT ${pick('$3::text[]', 'n * 10 + s', 'wanted')}
    FROM generate_series(1, 1 + ${spread('n', 'count')} % ${most}) s)`;

export interface Amounts {
  members: number;
  posts: number;
  jobs: number;
  events: number;
}

export function content({ members, posts, jobs, events }: Amounts): Step[] {
  const words = [[...creationSkills], openings, middles, closings];
  const range = 'FROM generate_series($1::int, $2::int) n';
  return [
    {
      name: 'posts',
      rows: posts,
      text: `
        INSERT INTO posts (id, author_id, content, type, skills, media_url, created_at, updated_at)
        SELECT ${idOf('post', 'n')}, ${author(members)}, ${body('n', 6)},
          (ARRAY['post', 'post', 'showcase', 'update'])[1 + n % 4], ${skillsOf(3)},
          CASE WHEN n % 5 = 0 THEN 'https://media.example.edu/still-' || n || '.jpg' END, created, created
        ${range}, LATERAL (SELECT ${moment('n', posts, 720)} AS created) at`,
      values: words,
    },
    {
      name: 'jobs',
      rows: jobs,
      text: `
        INSERT INTO jobs (id, author_id, title, description, budget, location, duration, start_date,
          payment_type, target_school, skills, created_at, updated_at)
        SELECT ${idOf('job', 'n')}, ${author(members)}, ${jobTitle}, ${body('n', 8)},
          CASE WHEN n % 3 = 0 THEN '$' || (50 + n % 20 * 25) || ' a day' END, ${pick('$8::text[]', 'n', 'place')},
          (1 + n % 6) || ' days', CASE WHEN n % 2 = 0 THEN 'Next month' END,
          (ARRAY['paid', 'unpaid', 'credit'])[1 + n % 3],
          CASE WHEN n % 4 = 0 THEN ${pick('$9::text[]', 'n', 'school')} END, ${skillsOf(4)}, created, created
        ${range}, LATERAL (SELECT ${moment('n', jobs, 720)} AS created) at`,
      values: [...words, jobTitles, places, [...schoolNames], roles, projects],
    },
    {
      name: 'events',
      rows: events,
      text: `
        INSERT INTO events (id, author_id, title, description, event_date, location, created_at, updated_at)
        SELECT ${idOf('event', 'n')}, ${author(members)},
          ${pick('$7::text[]', 'n', 'title')} || ' with ' || ${pick('$3::text[]', 'n', 'theme')},
          ${body('n', 4)}, created + make_interval(days => 1 + n % 60), ${pick('$8::text[]', 'n', 'place')},
          created, created
        ${range}, LATERAL (SELECT ${moment('n', events, 720)} AS created) at`,
      values: [...words, eventTitles, places],
    },
  ];
}
