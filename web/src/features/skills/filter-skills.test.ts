import { describe, expect, it } from 'vitest';
import { filterSkills } from './filter-skills.ts';

describe('filterSkills', () => {
  it('offers all of them in the order of the alphabet', () => {
    expect(filterSkills(['Writing', 'VFX', 'acting'], [], '')).toEqual([
      'acting',
      'VFX',
      'Writing',
    ]);
  });

  it('leaves out what is chosen', () => {
    expect(filterSkills(['Acting', 'VFX'], ['VFX'], '')).toEqual(['Acting']);
  });

  it('finds by any part of a name, in any case', () => {
    expect(filterSkills(['Acting', 'Jazz Dance', 'Dance'], [], ' DANCE ')).toEqual([
      'Dance',
      'Jazz Dance',
    ]);
  });

  it('offers some first, and finds the others by typing', () => {
    const all = ['Acting', 'Gaffing', 'Grip', 'VFX'];
    const offered = ['VFX', 'Acting'];
    expect(filterSkills(all, ['VFX'], ' ', offered)).toEqual(['Acting']);
    expect(filterSkills(all, [], 'g', offered)).toEqual(['Acting', 'Gaffing', 'Grip']);
  });

  it('finds nothing for what is not there', () => {
    expect(filterSkills(['Acting', 'VFX'], [], 'plumbing')).toEqual([]);
  });
});
