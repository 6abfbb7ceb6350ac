import { visibleContent } from '../../visibility/queries/visible-content.ts';
import { postFields } from './post-json.ts';

export const listPosts = visibleContent(
  'posts',
  `json_build_object(${postFields('c', 'a', '$1')})`,
);
