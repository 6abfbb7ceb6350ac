import { inArray } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { portfolioItems } from '../features/portfolio/tables.ts';
import { postLikes, postPictures, posts } from '../features/posts/tables.ts';
import { users } from '../features/users/tables.ts';
import { artworks } from './data/artworks.ts';
import { portfolio } from './data/portfolio.ts';
import { posts as demoPosts } from './data/posts.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { hoursAgo } from './times.ts';

export async function seedPosts(tx: Db): Promise<void> {
  for (const [index, demoPost] of demoPosts.entries()) {
    const {
      author,
      artwork,
      furtherArtworks = [],
      hoursAgo: hours,
      likedBy: _,
      project,
      ...post
    } = demoPost;
    const authorId = demoId.user(author);
    const image = artwork && {
      uploadId: (await storePicture(tx, authorId, `artworks/${artwork}`)).id,
      mediaAlt: artworks[artwork],
    };
    const id = demoId.post(index);
    const furtherPictures = furtherArtworks.length;
    const row = {
      ...post,
      ...image,
      furtherPictures,
      id,
      authorId,
      projectId: project && demoId.project(project),
      createdAt: hoursAgo(hours),
    };
    await tx.insert(posts).values(row);
    for (const [place, name] of furtherArtworks.entries()) {
      const { id: uploadId } = await storePicture(tx, authorId, `artworks/${name}`);
      await tx
        .insert(postPictures)
        .values({ postId: id, place: place + 1, uploadId, alt: artworks[name] });
    }
  }
  const likes = demoPosts.flatMap(({ likedBy }, index) =>
    likedBy.map((member) => ({ postId: demoId.post(index), userId: demoId.user(member) })),
  );
  if (likes.length > 0) await tx.insert(postLikes).values(likes);
}

/** They show their work to strangers. */
const frontPageMembers = [
  'maya-okafor',
  'luis-carrasco',
  'wei-ting-lin',
  'odalys-quintero',
  'leila-farahani',
  'malik-jefferson',
] as const;

export async function seedPortfolios(tx: Db): Promise<void> {
  for (const [sortOrder, { member, artwork, ...texts }] of portfolio.entries()) {
    const userId = demoId.user(member);
    const { id: uploadId } = await storePicture(tx, userId, `artworks/${artwork}`);
    const item = { ...texts, id: demoId.item(sortOrder), userId, uploadId, sortOrder };
    await tx.insert(portfolioItems).values({ ...item, mediaType: 'image' });
  }
  await tx
    .update(users)
    .set({ showWorkToStrangers: true })
    .where(inArray(users.id, frontPageMembers.map(demoId.user)));
}
