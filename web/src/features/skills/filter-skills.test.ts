import { describe, expect, it } from 'vitest';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { filterSkills } from './filter-skills.ts';

describe('filterSkills', () => {
  it('offers all of them in the order of the alphabet', () => {
    expect(filterSkills(['Writing', 'VFX', 'acting'], [], '')).toEqual([
      'acting',
      'VFX',
      'Writing',
    ]);
    expect(filterSkills(creationSkills, [], '')).toHaveLength(24);
  });

  it('leaves out what is chosen', () => {
    expect(filterSkills(['Acting', 'VFX'], ['VFX'], '')).toEqual(['Acting']);
  });

  it('finds by any part of a name, in any case', () => {
    expect(filterSkills(creationSkills, [], ' DANCE ')).toEqual([
      'Dance',
      'Jazz Dance',
      'Modern Dance',
    ]);
  });

  it('finds nothing for what is not there', () => {
    expect(filterSkills(creationSkills, [], 'plumbing')).toEqual([]);
  });
});
