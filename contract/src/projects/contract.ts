import { z } from 'zod';
import { changes, limitOf, perHour } from '../limits.ts';
import { id, idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { media } from '../uploads/media.ts';
import { userSummary } from '../users/contract.ts';
import { createProjectBody, crewBody, updateProjectBody } from './forms.ts';
import { projectReference } from './reference.ts';

export const mostProjects = 50;
export const mostCrew = 100;

/** The owner, who a position was filled with, and whom the owner added. */
const crewMember = userSummary.extend({
  role: z.string().nullable(),
  isAdded: z.boolean(),
  /** Accepted for one of its calls: of the crew as long as the call says so, added or not. */
  isAccepted: z.boolean(),
});

export const project = projectReference.extend({
  ownerId: id,
  owner: userSummary,
  description: z.string().nullable(),
  media: media.nullable(),
  crew: z.array(crewMember),
  /** Whether I am of the owner and crew, who post under it. */
  isMine: z.boolean(),
  createdAt: instant,
});

export type Project = z.output<typeof project>;
export type CrewMember = z.output<typeof crewMember>;

const projectCard = projectReference.extend({
  media: media.nullable(),
  /** What the member does in it; null for its owner. */
  role: z.string().nullable(),
  isOwner: z.boolean(),
});

export type ProjectCard = z.output<typeof projectCard>;

const crewParams = z.object({ id, userId: id });

export const projects = {
  listMine: defineRoute({
    method: 'GET',
    path: '/api/projects',
    access: 'member',
    summary: 'The projects that I can post under, the newest first',
    response: z.array(projectReference),
  }),
  listOfMember: defineRoute({
    method: 'GET',
    path: '/api/users/:id/projects',
    access: 'member',
    summary: 'The projects that a member owns or is crew of, the newest first',
    params: idParams,
    response: z.array(projectCard),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/api/projects/:id',
    access: 'member',
    summary: 'One project with its crew so far',
    params: idParams,
    response: project,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/api/projects',
    access: 'member',
    limit: limitOf('projects', perHour(20)),
    summary: 'Begin a project',
    body: createProjectBody,
    response: project,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/projects/:id',
    access: 'member',
    limit: changes,
    audit: ['project.update'],
    summary: 'Edit my project',
    params: idParams,
    body: updateProjectBody,
    response: project,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id',
    access: 'member',
    limit: 'none',
    audit: ['project.remove'],
    summary: 'Delete my project; what was posted under it stays',
    params: idParams,
    response: null,
  }),
  setCrew: defineRoute({
    method: 'PUT',
    path: '/api/projects/:id/crew/:userId',
    access: 'member',
    limit: changes,
    summary: 'Add a connection to the crew of my project, or change what they do',
    params: crewParams,
    body: crewBody,
    response: project,
  }),
  removeCrew: defineRoute({
    method: 'DELETE',
    path: '/api/projects/:id/crew/:userId',
    access: 'member',
    limit: 'none',
    summary: 'Take somebody off the crew of my project, or leave it',
    params: crewParams,
    response: null,
  }),
};
