import { describe, expect, it } from 'vitest';
import { creationSkills } from './creation-skills.ts';
import { projectTags } from './project-tags.ts';
import { programmesOf, schoolNames, schools } from './schools.ts';
import { skills } from './skills.ts';

const alphabetical = new Intl.Collator('en').compare;

const lists: Record<string, readonly string[]> = {
  schools: schoolNames,
  skills: skills,
  'project tags': projectTags,
  'creation skills': creationSkills,
  ...Object.fromEntries(schools.map((school) => [`${school.name} programmes`, school.programmes])),
};

describe.each(Object.entries(lists))('%s', (_name, list) => {
  it('is in alphabetical order', () => {
    expect(list).toEqual([...list].sort(alphabetical));
  });

  it('has no entry twice, whatever its capitals', () => {
    expect(new Set(list.map((entry) => entry.toLowerCase())).size).toBe(list.length);
  });

  it('has no stray spaces', () => {
    expect(list.filter((entry) => entry !== entry.trim().replace(/\s+/g, ' '))).toEqual([]);
  });
});

describe('schools', () => {
  it('have programmes', () => {
    expect(schools.filter(({ programmes }) => programmes.length < 1)).toEqual([]);
  });

  it('give their own programmes, and none for a school we do not know', () => {
    for (const { name, programmes } of schools) expect(programmesOf(name)).toEqual(programmes);
    expect(programmesOf('School of Rock')).toEqual([]);
  });

  it('suffice for the tests: two schools, the first two of which share no programme', () => {
    const [first, second] = schools;
    expect(first.programmes.length).toBeGreaterThan(1);
    expect(second.programmes.filter((one) => programmesOf(first.name).includes(one))).toEqual([]);
  });
});

it('suffice for the tests: four tags, and two creation skills with an a', () => {
  expect(projectTags.length).toBeGreaterThanOrEqual(4);
  expect(creationSkills.filter((skill) => /a/i.test(skill)).length).toBeGreaterThan(1);
});

describe('skills', () => {
  it('contain every creation skill', () => {
    expect(
      creationSkills.filter((skill) => !(skills as readonly string[]).includes(skill)),
    ).toEqual([]);
  });
});
