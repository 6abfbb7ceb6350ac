import { describe, expect, it } from 'vitest';
import { schoolNames } from '../catalogue/schools.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { createJobBody, jobType, jobTypes, updateJobBody } from './forms.ts';

const job = { title: 'Gaffer', description: 'Two nights', skills: ['Lighting'] };
const missing = 'Required fields missing: Please fill in the title and description';
const [school] = schoolNames;

describe('a new job', () => {
  it('needs a title, a description and a skill', () => {
    expect(issuesOf(createJobBody, { title: ' ', description: '', skills: [] })).toEqual({
      title: missing,
      description: missing,
      skills: 'Skills required: Please add at least one required skill for this job',
    });
    expect(issuesOf(createJobBody, {})).toEqual({
      title: missing,
      description: missing,
      skills: 'This is required.',
    });
  });

  it('is for everybody, unpaid and without a day unless it says more', () => {
    expect(createJobBody.parse({ ...job, title: ' Gaffer ' })).toEqual({
      ...job,
      requirements: null,
      budget: null,
      location: null,
      duration: null,
      startDate: null,
      type: null,
      paymentType: 'unpaid',
      targetSchool: null,
      deadline: null,
      respondBy: null,
      positions: [],
      projectId: null,
    });
  });

  it('keeps what it says', () => {
    const whole = {
      ...job,
      requirements: 'A van',
      budget: '$180 a day',
      location: 'Studio 3',
      duration: 'Two nights',
      startDate: 'In May',
      type: 'project-crew',
      paymentType: 'paid',
      targetSchool: school,
      deadline: '2031-05-02',
      respondBy: '2031-05-09',
      positions: [{ role: 'Gaffer', wanted: 1, paymentType: 'paid', skills: [] }],
      projectId: 'project_1',
    };
    expect(createJobBody.parse(whole)).toEqual(whole);
  });

  it.each([
    ['all', null],
    ['', null],
    [null, null],
    [school, school],
  ])('for the school %j is for %j', (targetSchool, expected) => {
    expect(createJobBody.parse({ ...job, targetSchool }).targetSchool).toBe(expected);
  });

  it.each([
    [{ targetSchool: 'Hogwarts' }, { targetSchool: 'Please choose one of the schools.' }],
    [{ type: 'hobby' }, { type: 'Please choose one of the types.' }],
    [{ paymentType: 'beer' }, { paymentType: 'This must be one of: paid, unpaid, credit.' }],
    [{ deadline: 'soon' }, { deadline: 'Please choose a day.' }],
    [{ respondBy: 'soon' }, { respondBy: 'Please choose a day.' }],
    [{ positions: [{ role: '' }] }, { 'positions.0.role': 'Each position needs a role.' }],
    [
      { skills: Array.from({ length: 25 }, (_, at) => `Skill ${at}`) },
      { skills: 'Please choose 24 skills at most.' },
    ],
  ])('is refused with %j', (wrong, issues) => {
    expect(issuesOf(createJobBody, { ...job, ...wrong })).toEqual(issues);
  });
});

describe('a change of a job', () => {
  it('leaves alone what it does not name', () => {
    expect(updateJobBody.parse({})).toEqual({});
  });

  it.each(['requirements', 'budget', 'location', 'duration', 'startDate', 'deadline', 'respondBy'])(
    'empties %s',
    (field) => {
      expect(updateJobBody.parse({ [field]: '' })).toEqual({ [field]: null });
      expect(updateJobBody.parse({ [field]: null })).toEqual({ [field]: null });
    },
  );

  it('takes the job out of its project, and its type and skills away', () => {
    const nothing = { type: null, projectId: null, skills: null };
    expect(updateJobBody.parse(nothing)).toEqual(nothing);
  });

  it.each(['title', 'description'])('does not empty the %s', (field) => {
    expect(issuesOf(updateJobBody, { [field]: ' ' })).toEqual({ [field]: missing });
  });

  it('takes 24 skills at most', () => {
    const skills = Array.from({ length: 25 }, (_, at) => `Skill ${at}`);
    expect(issuesOf(updateJobBody, { skills })).toEqual({
      skills: 'Please choose 24 skills at most.',
    });
    expect(issuesOf(updateJobBody, { skills: skills.slice(1) })).toEqual({});
  });
});

it.each([
  ['new', createJobBody],
  ['changed', updateJobBody],
])('the texts of a %s job are as long as their fields', (_, body) => {
  const lengths = {
    title: 150,
    description: 10_000,
    requirements: 5_000,
    budget: 100,
    location: 150,
    duration: 100,
    startDate: 100,
  };
  expect(longestTexts(body, job, Object.keys(lengths))).toEqual(lengths);
});

describe('the type of a job', () => {
  it.each(jobTypes)('%s may be written with a space or an underscore', (type) => {
    const spellings = [type, type.replace('-', ' '), type.replace('-', '_')];
    expect(spellings.map((spelling) => jobType.parse(spelling))).toEqual([type, type, type]);
  });
});
