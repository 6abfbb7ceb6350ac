import type { Post } from '#contract/posts/contract.ts';
import { type Json, type JsonFields, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { mentionsJson } from '../../mentions/queries/mentions-json.ts';
import { projectReferenceJson } from '../../projects/queries/project-json.ts';
import { userSummaryJson } from '../../users/queries.ts';
import { furtherPicturesJson, mediaJson, mediaUrl } from './media-json.ts';

type FeedPost = Omit<Post, 'isCommentingOpen'>;

/** SQL: `post` and `author` are rows of posts and users. */
export function postFields(
  post: Fragment,
  author: Fragment,
  viewer: Fragment,
): JsonFields<FeedPost> {
  return {
    id: sql`${post}.id`,
    authorId: sql`${post}.author_id`,
    author: userSummaryJson(author),
    content: sql`${post}.content`,
    type: sql`${post}.type`,
    skills: sql`${post}.skills`,
    imageUrl: mediaUrl(post),
    media: mediaJson(post),
    pictures: furtherPicturesJson(post),
    project: projectReferenceJson(post, viewer),
    likeCount: sql`(SELECT count(*) FROM post_likes pl WHERE pl.post_id = ${post}.id)`,
    isLiked: sql`EXISTS (SELECT 1 FROM post_likes pl
      WHERE pl.post_id = ${post}.id AND pl.user_id = ${viewer} OFFSET 0)`,
    mentions: mentionsJson(sql`${post}.mentions`, viewer),
    commentCount: sql`${post}.comment_count`,
    createdAt: sql`${post}.created_at`,
  };
}

export function postJson(post: Fragment, author: Fragment, viewer: Fragment): Json<Post> {
  return jsonObject<Post>({
    ...postFields(post, author, viewer),
    isCommentingOpen: sql`${post}.is_commenting_open`,
  });
}
