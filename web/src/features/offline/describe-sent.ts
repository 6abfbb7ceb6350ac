import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { joinWords } from '#web/lib/format/join-words.ts';
import type { SentChange } from '#web/lib/offline/worker-messages.ts';

const kinds = [
  { route: posts.like, one: 'like', many: 'likes' },
  { route: posts.unlike, one: 'like taken back', many: 'likes taken back' },
  { route: jobs.save, one: 'saved job', many: 'saved jobs' },
  { route: jobs.unsave, one: 'unsaved job', many: 'unsaved jobs' },
];

/** “2 likes and 1 saved job”; null where nobody would ask, such as of notifications that were read. */
export function describeSent(changes: SentChange[]): string | null {
  const counted = kinds.flatMap(({ route, one, many }) => {
    const pattern = new RegExp(`^${route.path.replace(/:\w+/, '[^/]+')}$`);
    const count = changes.filter(
      ({ method, path }) => method === route.method && pattern.test(path),
    ).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return counted.length === 0 ? null : joinWords(counted, 'and');
}
