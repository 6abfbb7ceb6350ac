import { visibleContent } from '../../moderation/queries/visible-content.ts';
import { postJson } from './post-json.ts';

export const listPosts = visibleContent('posts', postJson);
