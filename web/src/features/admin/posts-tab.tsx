import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminPost } from '#contract/admin/contract.ts';
import { contentPages, contentQueries } from './content/api.ts';
import { ContentTab } from './content/content-tab.tsx';
import { PostEntry } from './content/post-entry.tsx';
import type { TableColumn } from './tables/table-column.ts';
import { useListSearch } from './use-list-search.ts';

const columns: TableColumn<AdminPost>[] = [
  { label: 'Author', value: ({ author }) => `${author.firstName} ${author.lastName}` },
  { label: 'E-mail', value: ({ author }) => author.email },
  { label: 'Time', value: ({ createdAt }) => createdAt },
  { label: 'Content', value: ({ content }) => content },
  { label: 'Skills', value: ({ skills }) => skills.join(', ') },
];

export function PostsTab() {
  const { q, search } = useListSearch();
  const list = useInfiniteQuery(contentQueries.posts(q));
  return (
    <ContentTab
      what="posts"
      placeholder="Words of a post"
      q={q}
      onSearch={search}
      list={list}
      columns={columns}
      loadPage={contentPages.posts(q)}
    >
      {(post) => <PostEntry post={post} />}
    </ContentTab>
  );
}
