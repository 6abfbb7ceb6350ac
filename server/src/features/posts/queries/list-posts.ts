import { visibleContent } from '../../visibility/queries/visible-content.ts';
import { postJson } from './post-json.ts';

export const listPosts = visibleContent('posts', postJson);
