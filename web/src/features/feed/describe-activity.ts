import type { FeedItem } from '#contract/feed/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';

const snippetLength = 30;

export interface Activity {
  id: string;
  actor: string;
  action: string;
  title: string;
  href: string;
  createdAt: string;
}

export function describeActivity(item: FeedItem): Activity {
  const { id, createdAt, author } = item;
  const actor = `${author.firstName} ${author.lastName}`;
  switch (item.kind) {
    case 'job': {
      const href = pathTo('job', { jobId: id });
      return { id, createdAt, actor, action: 'posted a new job', title: item.title, href };
    }
    case 'post': {
      const href = pathTo('post', { postId: id });
      return { id, createdAt, actor, action: 'shared a post', title: truncate(item.content), href };
    }
    case 'event':
      return {
        id,
        createdAt,
        actor: 'Event Organizer',
        action: 'created an event',
        title: item.title,
        href: paths.home,
      };
  }
}

function truncate(content: string): string {
  const characters = Array.from(content.replace(/\s+/g, ' ').trim());
  if (characters.length <= snippetLength) return characters.join('');
  return `${characters.slice(0, snippetLength).join('').trimEnd()}...`;
}
