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
  it('have 13, 7, 3 and 20 programmes', () => {
    expect(
      Object.fromEntries(schools.map((school) => [school.name, school.programmes.length])),
    ).toEqual({
      'Tisch School of the Arts': 13,
      'Steinhardt School': 7,
      'Interactive Telecommunications Program': 3,
      'Gallatin School': 20,
    });
  });

  it('give their own programmes, and none for a school we do not know', () => {
    expect(programmesOf('Tisch School of the Arts')).toContain('Film & Television');
    expect(programmesOf('Gallatin School')).not.toContain('Film & Television');
    expect(programmesOf('School of Rock')).toEqual([]);
  });
});

describe('skills', () => {
  it('are about 150', () => {
    expect(skills.length).toBeGreaterThanOrEqual(140);
    expect(skills.length).toBeLessThanOrEqual(170);
  });

  it('contain every creation skill', () => {
    expect(
      creationSkills.filter((skill) => !(skills as readonly string[]).includes(skill)),
    ).toEqual([]);
  });

  it.each(['Unity', 'UX Design', 'Web Development', 'Color Grading'])('contain %s', (skill) => {
    expect(skills).toContain(skill);
  });
});

describe('project tags', () => {
  it('are 21, with documentaries, short films and thesis films among them', () => {
    expect(projectTags).toHaveLength(21);
    expect(projectTags).toEqual(
      expect.arrayContaining(['Documentary', 'Short Film', 'Thesis Film']),
    );
  });
});

describe('creation skills', () => {
  it('are the 24 that the specification lists, spelled as there', () => {
    const listed =
      'Cinematography, Editing, Sound Design, Lighting, Production Design, Directing, Writing, Acting, Photography, Animation, VFX, Motion Graphics, UI/UX Design, Game Design, Music Production, Dance, Choreography, Ballet, Contemporary, Jazz Dance, Hip Hop, Modern Dance, Musical Theatre, Movement Direction';
    expect([...creationSkills].sort()).toEqual(listed.split(', ').sort());
  });
});
