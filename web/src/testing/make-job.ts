import type { Job } from '#contract/jobs/contract.ts';
import type { Position } from '#contract/jobs/positions.ts';
import { makeMember } from './make-member.ts';

export function makeJob(part: Partial<Job> = {}): Job {
  const author = part.author ?? makeMember();
  return {
    id: 'job_1',
    authorId: author.id,
    author,
    title: 'Second camera for a thesis film',
    description: 'Two nights.',
    requirements: null,
    budget: null,
    location: null,
    duration: null,
    startDate: null,
    type: null,
    deadline: null,
    respondBy: null,
    expiresAt: '2099-01-05T12:00:00.000Z',
    positions: [],
    paymentType: 'paid',
    targetSchool: null,
    skills: ['Cinematography', 'Lighting'],
    isSaved: false,
    isApplied: false,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}

export function makePosition(part: Partial<Position> = {}): Position {
  return {
    id: 'position_1',
    role: 'Gaffer',
    wanted: 1,
    filled: 0,
    paymentType: 'paid',
    skills: [],
    ...part,
  };
}
