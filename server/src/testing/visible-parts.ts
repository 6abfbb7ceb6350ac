import { type Fields, fields } from './field-rules.ts';
import { person } from './visible-people.ts';

export const media: Fields = {
  ...fields('url type name size width height blur poster alt'),
  variants: fields('url width'),
};

export const authored: Fields = { ...fields('id authorId createdAt'), author: person };
