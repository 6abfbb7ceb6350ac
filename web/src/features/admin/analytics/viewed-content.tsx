import { Link } from 'wouter';
import type { ViewedContent } from '#contract/analytics/contract.ts';
import { pathTo } from '#contract/paths.ts';
import type { TableColumn } from '../tables/table-column.ts';

const links = {
  post: (postId: string) => pathTo('post', { postId }),
  job: (jobId: string) => pathTo('job', { jobId }),
  profile: (userId: string) => pathTo('profile', { userId }),
};

interface ContentTitleProps {
  kind: keyof typeof links;
  id: string;
  title: string | null;
}

export function ContentTitle({ kind, id, title }: ContentTitleProps) {
  if (title === null) return <span className="text-ink-faint">Deleted {kind}</span>;
  return (
    <Link href={links[kind](id)} className="line-clamp-2 no-underline hover:underline">
      {title}
    </Link>
  );
}

export function viewedContent(kind: keyof typeof links): TableColumn<ViewedContent>[] {
  return [
    {
      label: kind === 'profile' ? 'Name' : 'Title',
      key: ({ contentId }) => contentId,
      value: ({ title, contentId }) => title ?? contentId,
      draw: ({ title, contentId }) => <ContentTitle kind={kind} id={contentId} title={title} />,
    },
    { label: 'Views', value: ({ views }) => views },
  ];
}
