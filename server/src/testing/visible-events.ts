import { type Fields, fields } from './field-rules.ts';
import { authored, media } from './visible-parts.ts';
import { person } from './visible-people.ts';

export const event: Fields = {
  ...authored,
  ...fields(
    'title description eventDate endDate location capacity imageUrl going waiting myRsvp waitingPlace',
  ),
  ...fields('commentCount isCommentingOpen'),
  media,
  project: fields('id title'),
};
export const attendees: Fields = {
  ...fields('going maybe waiting'),
  people: { ...person, ...fields('status isConnection') },
};
export const calendarAddress = fields('url');
