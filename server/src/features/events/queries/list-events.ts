import { visibleContent } from '../../visibility/queries/visible-content.ts';
import { eventJson } from './event-json.ts';

export const listEvents = visibleContent('events', eventJson);
