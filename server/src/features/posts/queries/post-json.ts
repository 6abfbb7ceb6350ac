import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { mentionsJson } from '../../mentions/queries/mentions-json.ts';
import { projectReferenceJson } from '../../projects/queries/project-json.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { furtherPicturesJson, mediaJson, mediaUrl } from './media-json.ts';

/** SQL: a post of the feed as arguments of json_build_object. `post` and `author` are rows of posts and users. */
export function postFields(post: Fragment, author: Fragment, viewer: Fragment): SQL {
  return sql`'id', ${post}.id, 'authorId', ${post}.author_id,
    'author', json_build_object(${userSummaryFields(author)}), 'content', ${post}.content, 'type', ${post}.type,
    'skills', ${post}.skills, 'imageUrl', ${mediaUrl(post)}, 'media', ${mediaJson(post)},
    'pictures', ${furtherPicturesJson(post)},
    'project', ${projectReferenceJson(post, viewer)},
    'likeCount', (SELECT count(*) FROM post_likes pl WHERE pl.post_id = ${post}.id),
    'isLiked', EXISTS (SELECT 1 FROM post_likes pl
      WHERE pl.post_id = ${post}.id AND pl.user_id = ${viewer} OFFSET 0),
    'mentions', ${mentionsJson(sql`${post}.mentions`, viewer)}, 'commentCount', ${post}.comment_count, 'createdAt', ${post}.created_at`;
}

export function postJson(post: Fragment, author: Fragment, viewer: Fragment): SQL {
  return sql`json_build_object(${postFields(post, author, viewer)},
    'isCommentingOpen', ${post}.is_commenting_open)`;
}
