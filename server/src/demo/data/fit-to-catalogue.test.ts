import { expect, it } from 'vitest';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { programmesOf, schoolNames, schools } from '#contract/catalogue/schools.ts';
import {
  jobInCatalogue,
  memberInCatalogue,
  portfolioItemInCatalogue,
  substitute,
} from './fit-to-catalogue.ts';
import { jobs } from './jobs.ts';
import { members } from './members.ts';
import { portfolio } from './portfolio.ts';

const [school] = schools;
const unknown = { school: 'School of Radio', major: 'Wireless Drama' };

it('leaves an entry of the catalogue as it is', () => {
  const studies = { school: school.name, major: school.programmes[1] };
  expect(members.map((member) => memberInCatalogue({ ...member, ...studies }))).toEqual(
    members.map((member) => ({ ...member, ...studies })),
  );
});

it('puts an entry of the catalogue in place of one that is missing, the same each time', () => {
  const lists = [schoolNames, programmesOf(school.name), projectTags];
  for (const list of lists) {
    const chosen = substitute(list, 'Wireless Drama');
    expect(list).toContain(chosen);
    expect(substitute(list, 'Wireless Drama')).toBe(chosen);
  }
});

it('gives a member a programme of the school that stands in', () => {
  const fitted = members.map((member) => memberInCatalogue({ ...member, ...unknown }));
  for (const member of fitted) expect(programmesOf(member.school)).toContain(member.major);
});

it('fits the school that a job is for, and leaves a job for all schools', () => {
  const [job] = jobs;
  if (!job) throw new Error('There is no job.');
  const targetSchool = unknown.school;
  expect(schoolNames).toContain(jobInCatalogue({ ...job, targetSchool }).targetSchool);
  const { targetSchool: _, ...open } = job;
  expect(jobInCatalogue(open)).toEqual(open);
});

it('names a tag once, though two missing ones became the same', () => {
  const [item] = portfolio;
  if (!item) throw new Error('There is no item.');
  const { tags } = portfolioItemInCatalogue({ ...item, tags: ['ab!', 'ba!'] });
  expect(tags).toHaveLength(1);
  expect(projectTags).toContain(tags[0]);
});
