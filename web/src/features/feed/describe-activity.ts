import { cutToCharacters } from '#contract/cut-text.ts';
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
      return {
        id,
        createdAt,
        actor,
        action: 'shared a post',
        title: snippetOf(item.content),
        href,
      };
    }
    case 'event':
      return {
        id,
        createdAt,
        actor,
        action: 'created an event',
        title: item.title,
        href: paths.home,
      };
  }
}

function snippetOf(content: string): string {
  const start = cutToCharacters(content.replace(/\s+/g, ' ').trim(), snippetLength);
  return `${start.trimEnd()}...`;
}
