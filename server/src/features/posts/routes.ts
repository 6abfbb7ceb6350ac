import { posts } from '#contract/posts/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createPost, removePost, updatePost } from './commands/change-post.ts';
import { likePost, unlikePost } from './commands/like-post.ts';
import { getPost } from './queries/get-post.ts';
import { listPosts } from './queries/list-posts.ts';

export function postRoutes(app: App): void {
  mount(app, posts.list, ({ db, viewer, query }) => listPosts(db, viewer, query));
  mount(app, posts.get, ({ db, viewer, params }) => getPost(db, viewer, params.id));
  mount(app, posts.create, ({ db, viewer, body }) => createPost(db, viewer, body));
  mount(app, posts.update, ({ db, viewer, params, body }) =>
    updatePost(db, viewer, params.id, body),
  );
  mount(app, posts.remove, ({ db, viewer, params }) => removePost(db, viewer, params.id));
  mount(app, posts.like, ({ db, viewer, params }) => likePost(db, viewer, params.id));
  mount(app, posts.unlike, ({ db, viewer, params }) => unlikePost(db, viewer, params.id));
}
