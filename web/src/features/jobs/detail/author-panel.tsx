import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ConnectButton } from '../../connections/connect-button.tsx';
import { portfolioQueries } from '../../portfolio/api.ts';
import { ItemThumbnail } from '../../portfolio/gallery/item-thumbnail.tsx';
import { formatReplies } from './format-replies.ts';

const shownWorks = 3;

/** Who posted the job, how they answer, and three of their works. */
export function AuthorPanel({ job }: { job: Job }) {
  const { author, replies } = job;
  const { id, firstName, lastName, profileImageUrl } = author;
  return (
    <Panel title="Posted by">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} size="lg" />
        <div className="min-w-0">
          <Link
            href={pathTo('profile', { userId: id })}
            className="font-display text-lg break-words no-underline hover:underline"
          >
            {firstName} {lastName}
          </Link>
          <p className="text-sm text-ink-soft">{formatMajorAndYear(author)}</p>
        </div>
      </div>
      {replies && <p className="text-sm text-ink-soft">{formatReplies(replies)}</p>}
      <Works userId={id} firstName={firstName} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <ConnectButton member={author} isQuiet />
      </div>
    </Panel>
  );
}

function Works({ userId, firstName }: { userId: string; firstName: string }) {
  const { data } = useQuery(portfolioQueries.list(userId));
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label={`Works by ${firstName}`} className="grid grid-cols-3 gap-1.5">
      {data.slice(0, shownWorks).map((item) => (
        <li key={item.id} className="min-w-0">
          <Link
            href={pathTo('profile', { userId })}
            aria-label={item.title}
            title={item.title}
            className="block overflow-hidden rounded-sm [&_[data-slot=tape]]:hidden"
          >
            <ItemThumbnail item={item} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
