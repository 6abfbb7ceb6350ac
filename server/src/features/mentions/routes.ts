import { comments } from '#contract/comments/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { searchMentionable } from './queries/search-mentionable.ts';

export function mentionRoutes(app: App): void {
  mount(app, comments.mentionable, ({ db, viewer, query }) => searchMentionable(db, viewer, query));
}
