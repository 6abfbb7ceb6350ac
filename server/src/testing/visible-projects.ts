import { type Fields, fields } from './field-rules.ts';
import { media } from './visible-parts.ts';
import { person } from './visible-people.ts';

const project: Fields = {
  ...fields('id title ownerId description isMine createdAt'),
  owner: person,
  media,
  crew: { ...person, ...fields('role isAdded isAccepted') },
};

export const projectFields: Record<string, Fields> = {
  'GET /api/projects': fields('id title'),
  'GET /api/projects/:id': project,
  'GET /api/users/:id/projects': { ...fields('id title role isOwner'), media },
  'POST /api/projects': project,
  'PUT /api/projects/:id': project,
  'PUT /api/projects/:id/crew/:userId': project,
};
