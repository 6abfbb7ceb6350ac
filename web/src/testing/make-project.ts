import type { CrewMember, Project, ProjectCard } from '#contract/projects/contract.ts';
import { makeMember } from './make-member.ts';

export function makeProject(part: Partial<Project> = {}): Project {
  const owner = part.owner ?? makeMember();
  return {
    id: 'project_1',
    title: 'The Last Wash',
    ownerId: owner.id,
    owner,
    description: 'A short film in a laundromat.',
    media: null,
    crew: [],
    isMine: false,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}

export function makeCrewMember(part: Partial<CrewMember> = {}): CrewMember {
  return {
    ...makeMember({ id: 'user_theo', firstName: 'Theo', lastName: 'Brandt' }),
    role: 'Camera',
    isAdded: true,
    isAccepted: false,
    ...part,
  };
}

export function makeProjectCard(part: Partial<ProjectCard> = {}): ProjectCard {
  return {
    id: 'project_1',
    title: 'The Last Wash',
    media: null,
    role: 'Camera',
    isOwner: false,
    ...part,
  };
}
