import fc from 'fast-check';
import type { RootDb } from '../db/client.ts';
import {
  createApplication,
  createComment,
  createConnection,
  createConversation,
  createCourse,
  createEndorsement,
  createEvent,
  createJob,
  createMessage,
  createPortfolioItem,
  createPost,
  createProfileView,
  createUser,
} from './factories.ts';

/** An act of one member towards another; `by` and `to` are places among the members of the community. */
export interface Act {
  kind: (typeof kinds)[number];
  by: number;
  to: number;
  variant: number;
}

const kinds = [
  'like',
  'comment',
  'connect',
  'block',
  'endorse',
  'answer',
  'apply',
  'save',
  'view',
  'look',
  'write',
  'course',
  'portfolio',
  'report',
  'event',
  'highlight',
  'notify',
  'factor',
] as const;

const communitySize = 4;

const place = fc.integer({ min: 0, max: communitySize - 1 });

export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    by: place,
    to: place,
    variant: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 5, maxLength: 40 },
);

export interface Community {
  ids: string[];
  perform: (act: Act) => Promise<void>;
}

/** Members with a post, a job and an event each. An act that cannot be, such as a second like, does nothing. */
export async function createCommunity(db: RootDb): Promise<Community> {
  const ids: string[] = [];
  const [posts, jobs, events]: [string[], string[], string[]] = [[], [], []];
  for (let n = 0; n < communitySize; n++) {
    const skills = ['Editing', `Skill ${n}`];
    const bio = n % 2 === 1 ? `The bio of ${n}` : null;
    const { id } = await createUser(db, { firstName: `First${n}`, skills, bio, major: 'Film' });
    ids.push(id);
    posts.push((await createPost(db, { authorId: id })).id);
    jobs.push((await createJob(db, { authorId: id })).id);
    events.push((await createEvent(db, { authorId: id })).id);
  }
  const insert = (text: string, ...values: unknown[]) => db.$client.query(text, values);
  const works: Record<Act['kind'], (by: string, to: string, act: Act) => Promise<unknown>> = {
    like: (by, _, { to }) => insert('INSERT INTO post_likes VALUES ($1, $2)', posts[to], by),
    comment: (by, to, act) =>
      createComment(db, {
        authorId: by,
        postId: posts[act.to],
        mentions: act.variant > 0 ? [{ id: to, name: 'First Lovelace' }] : [],
      }),
    connect: (by, to, { variant }) =>
      createConnection(db, by, to, {
        status: (['accepted', 'pending', 'removed'] as const)[variant],
      }),
    block: (by, to) => insert('INSERT INTO blocks VALUES ($1, $2)', by, to),
    endorse: (by, to) => (by === to ? Promise.resolve() : createEndorsement(db, to, 'Editing', by)),
    answer: async (by, _, { to, variant }) => {
      const status = ['going', 'maybe'][variant % 2];
      await insert('INSERT INTO event_rsvps VALUES ($1, $2, $3)', events[to], by, status);
      await insert(
        `UPDATE events SET going_count = going_count + 1 WHERE id = $1 AND $2 = 'going'`,
        events[to],
        status,
      );
    },
    apply: (by, to, act) =>
      by === to
        ? Promise.resolve()
        : createApplication(db, {
            applicantId: by,
            jobId: jobs[act.to] ?? '',
            status: (['pending', 'accepted', 'rejected'] as const)[act.variant],
          }),
    save: (by, _, { to }) => insert('INSERT INTO saved_jobs VALUES ($1, $2)', by, jobs[to]),
    view: (by, to) => (by === to ? Promise.resolve() : createProfileView(db, by, to)),
    look: async (by, to, act) => {
      if (by === to) return;
      const [type, id] = act.variant === 0 ? ['post', posts[act.to]] : ['profile', to];
      await insert(
        'INSERT INTO content_views (content_type, content_id, viewer_id, view_duration) VALUES ($1, $2, $3, 7)',
        type,
        id,
        by,
      );
      await insert(
        `INSERT INTO content_totals VALUES ($1, $2, 1, 7)
         ON CONFLICT (content_type, content_id) DO UPDATE SET views = content_totals.views + 1, duration = content_totals.duration + 7`,
        type,
        id,
      );
    },
    write: async (by, to, { variant }) => {
      if (by === to) return;
      const known = await insert(
        'SELECT id FROM conversations WHERE low_id = least($1::text, $2::text) AND high_id = greatest($1::text, $2::text)',
        by,
        to,
      );
      const [found] = known.rows as { id: string }[];
      const id = found?.id ?? (await createConversation(db, by, to)).id;
      await createMessage(db, id, by);
      if (variant === 2)
        await insert(
          'UPDATE conversation_members SET cleared_at = clock_timestamp() WHERE conversation_id = $1 AND user_id = $2',
          id,
          to,
        );
    },
    course: (by, _, { variant }) => createCourse(db, { userId: by, section: `00${variant}` }),
    portfolio: (by) => createPortfolioItem(db, { userId: by }),
    report: (by, to) =>
      insert(
        `INSERT INTO reports (id, reporter_id, target_type, target_id, reason, context, subject_id)
         VALUES ('report_' || gen_random_uuid(), $1, 'user', $2, 'spam', jsonb_build_object('snapshot', jsonb_build_object('id', $2::text)), $2)`,
        by,
        to,
      ),
    event: (by, to) =>
      insert(
        `INSERT INTO analytics_events (user_id, kind, target_type, target_id) VALUES ($1, 'click', 'profile', $2)`,
        by,
        to,
      ),
    highlight: (by, _, { to }) =>
      insert(
        `INSERT INTO text_highlights (user_id, post_id, selection_length, snippet_hash, selected_text, start_offset,
           end_offset, method, viewport_width, viewport_height, device_type)
         VALUES ($1, $2, 5, 'hash', 'words', 0, 5, 'mouse', 100, 100, 'desktop')`,
        by,
        posts[to],
      ),
    notify: (by, to) =>
      by === to
        ? Promise.resolve()
        : insert(
            `WITH n AS (INSERT INTO notifications (id, user_id, type, group_key) VALUES ('note_' || gen_random_uuid(), $2, 'profile_view', '2026')
               ON CONFLICT (user_id, type, group_key) DO UPDATE SET is_read = false RETURNING id)
             INSERT INTO notification_acts (notification_id, user_id, actor_id, title, message, data, dedupe_key)
             SELECT id, $2, $1, 'View', 'Viewed', jsonb_build_object('viewerId', $1::text), 'profile_view ' || $1::text FROM n`,
            by,
            to,
          ),
    factor: (by) => insert(`INSERT INTO totp_secrets (user_id, secret) VALUES ($1, 'secret')`, by),
  };
  const isRefused = (error: unknown) => /23505|23514/.test(codeOf(error));
  return {
    ids,
    perform: async (act) => {
      const [by = '', to = ''] = [ids[act.by], ids[act.to]];
      await works[act.kind](by, to, act).catch((error: unknown) => {
        if (!isRefused(error)) throw error;
      });
    },
  };
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
