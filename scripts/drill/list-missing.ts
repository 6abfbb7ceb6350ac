import { commentsOn } from '#contract/comments/contract.ts';
import { type Post, posts as postRoutes } from '#contract/posts/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type Acknowledged, hashOf } from './writers.ts';

const readers = 4;

/** What was acknowledged and is not there, or not as it was sent, one line each. */
export async function listMissing(
  url: string,
  cookie: string,
  { posts, comments, likes, uploads }: Acknowledged,
): Promise<string[]> {
  const missing: string[] = [];
  const reader = { url, cookie };
  const liked = new Set(likes);

  await forEach(posts, async ({ id, content }) => {
    const answer = await fetchRoute(reader, postRoutes.get, { params: { id } });
    const found: Partial<Post> = await answer.json();
    if (found.content !== content) missing.push(`Post ${id} was acknowledged and is gone.`);
    if (liked.has(id) && !found.isLiked)
      missing.push(`A like of ${id} was acknowledged and is gone.`);
  });
  await forEach(comments, async ({ postId, content }) => {
    const answer = await fetchRoute(reader, commentsOn.post.list, { params: { id: postId } });
    const found = await answer.json();
    if (!found.some(({ text }) => text === content))
      missing.push(`A comment on ${postId} was acknowledged and is gone.`);
  });
  await forEach(uploads, async ({ url: path, hash }) => {
    const found = Buffer.from(
      await (await fetch(url + path, { headers: { cookie } })).arrayBuffer(),
    );
    if (hashOf(found) !== hash) missing.push(`File ${path} was acknowledged and is gone.`);
  });
  return missing;
}

async function forEach<T>(items: T[], check: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await check(item);
  };
  await Promise.all(Array.from({ length: readers }, work));
}
