import { comments, commentsOn } from '#contract/comments/contract.ts';
import { commentSubjects } from '#contract/comments/subjects.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { createComment } from './commands/create-comment.ts';
import { editComment } from './commands/edit-comment.ts';
import { likeComment, unlikeComment } from './commands/like-comment.ts';
import { removeComment } from './commands/remove-comment.ts';
import { setCommenting } from './commands/set-commenting.ts';
import { getThread } from './queries/get-comment.ts';
import { listComments } from './queries/list-comments.ts';

export function commentRoutes(app: App): void {
  for (const on of commentSubjects) {
    const routes = commentsOn[on];
    mount(app, routes.list, ({ db, viewer, params, query }) =>
      listComments(db, viewer, on, params.id, query),
    );
    mount(app, routes.create, ({ db, viewer, params, body }) =>
      createComment(db, viewer, on, params.id, body),
    );
    mount(app, routes.setCommenting, ({ db, viewer, params, body }) =>
      setCommenting(db, viewer, on, params.id, body),
    );
  }
  mount(app, comments.get, ({ db, viewer, params }) => getThread(db, viewer, params.id));
  mount(app, comments.update, ({ db, viewer, params, body }) =>
    editComment(db, viewer, params.id, body),
  );
  mount(app, comments.remove, ({ db, viewer, params }) => removeComment(db, viewer, params.id));
  mount(app, comments.like, ({ db, viewer, params }) => likeComment(db, viewer, params.id));
  mount(app, comments.unlike, ({ db, viewer, params }) => unlikeComment(db, viewer, params.id));
}
