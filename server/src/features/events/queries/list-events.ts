import { visibleContent } from '../../visibility/queries/visible-content.ts';
import { eventFields } from './event-json.ts';

export const listEvents = visibleContent('events', `json_build_object(${eventFields('c', 'a')})`);
