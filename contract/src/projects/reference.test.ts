import { expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { projectId, projectReference } from './reference.ts';

it('names a project by its id and title', () => {
  const project = { id: 'project_1', title: 'The Last Wash' };
  expect(projectReference.parse({ ...project, ownerId: 'user_1' })).toEqual(project);
});

it('stands under a project, or under none', () => {
  expect([projectId.parse('project_1'), projectId.parse(null)]).toEqual(['project_1', null]);
  expect(issuesOf(projectId, '')).toEqual({ '': 'This must be 1 character at least.' });
});
