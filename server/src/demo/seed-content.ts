import type { Db } from '../db/client.ts';
import { portfolioItems } from '../features/portfolio/tables.ts';
import { postLikes, posts } from '../features/posts/tables.ts';
import { artworks } from './data/artworks.ts';
import { portfolio } from './data/portfolio.ts';
import { posts as demoPosts } from './data/posts.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { hoursAgo } from './times.ts';

export async function seedPosts(tx: Db): Promise<void> {
  for (const [index, demoPost] of demoPosts.entries()) {
    const { author, artwork, hoursAgo: hours, likedBy: _, ...post } = demoPost;
    const authorId = demoId.user(author);
    const image = artwork && {
      uploadId: (await storePicture(tx, authorId, `artworks/${artwork}`)).id,
      mediaAlt: artworks[artwork],
    };
    const id = demoId.post(index);
    await tx.insert(posts).values({ ...post, ...image, id, authorId, createdAt: hoursAgo(hours) });
  }
  const likes = demoPosts.flatMap(({ likedBy }, index) =>
    likedBy.map((member) => ({ postId: demoId.post(index), userId: demoId.user(member) })),
  );
  if (likes.length > 0) await tx.insert(postLikes).values(likes);
}

export async function seedPortfolios(tx: Db): Promise<void> {
  for (const [sortOrder, { member, artwork, ...texts }] of portfolio.entries()) {
    const userId = demoId.user(member);
    const { id: uploadId } = await storePicture(tx, userId, `artworks/${artwork}`);
    const item = { ...texts, id: demoId.item(sortOrder), userId, uploadId, sortOrder };
    await tx.insert(portfolioItems).values({ ...item, mediaType: 'image' });
  }
}
