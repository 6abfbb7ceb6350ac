import { createRandom } from '../random.ts';
import { type ExtraName, extras, type GarmentName, garments } from './dress.ts';
import { type HairStyle, hairStyles } from './hair.ts';

export interface Look {
  hair: HairStyle;
  dress: GarmentName;
  /** How light the face is between the two inks, 0 to 1. */
  tone: number;
  extras?: ExtraName[];
  greying?: true;
}

const looks: Record<string, Look> = {
  'maya-okafor': { hair: 'afro', dress: 'jacket', tone: 0.5, extras: ['earrings'] },
  'theo-brandt': { hair: 'quiff', dress: 'turtleneck', tone: 0.86, extras: ['stubble'] },
  'priya-raghunathan': { hair: 'straight', dress: 'collar', tone: 0.62, extras: ['glasses'] },
  'luis-carrasco': { hair: 'crop', dress: 'overalls', tone: 0.68, extras: ['beard'] },
  'noor-haddad': { hair: 'hijab', dress: 'crew', tone: 0.76 },
  'jonah-feldstein': { hair: 'curls', dress: 'collar', tone: 0.86, extras: ['headphones'] },
  'wei-ting-lin': { hair: 'bob', dress: 'overalls', tone: 0.82 },
  'saoirse-dunne': { hair: 'curls', dress: 'turtleneck', tone: 0.94 },
  'mateo-villalobos': { hair: 'sidePart', dress: 'hoodie', tone: 0.68, extras: ['headphones'] },
  'hana-kobayashi': { hair: 'fringe', dress: 'turtleneck', tone: 0.84 },
  'aleksander-nowak': { hair: 'buzz', dress: 'crew', tone: 0.9, extras: ['glasses'] },
  'zoe-laurent': { hair: 'fringe', dress: 'vNeck', tone: 0.88, extras: ['earrings'] },
  'imani-brooks': { hair: 'braids', dress: 'overalls', tone: 0.46, extras: ['earrings'] },
  'ines-cardoso': { hair: 'bun', dress: 'vNeck', tone: 0.78 },
  'kwame-asante': { hair: 'locs', dress: 'hoodie', tone: 0.42 },
  'leila-farahani': { hair: 'bun', dress: 'crew', tone: 0.76, extras: ['earrings'] },
  'beckett-olsen': {
    hair: 'sidePart',
    dress: 'collar',
    tone: 0.92,
    extras: ['roundGlasses', 'moustache'],
  },
  'rosalind-chu': { hair: 'ponytail', dress: 'crew', tone: 0.82, extras: ['headphones'] },
  'tomas-herrera': { hair: 'beanie', dress: 'jacket', tone: 0.7, extras: ['beard'] },
  'adaeze-nwosu': { hair: 'buzz', dress: 'jacket', tone: 0.44, extras: ['earrings', 'scarf'] },
  'gwen-abernathy': { hair: 'bob', dress: 'crew', tone: 0.92, extras: ['scarf'] },
  'ravi-menon': { hair: 'quiff', dress: 'vNeck', tone: 0.58, extras: ['stubble'] },
  'malik-jefferson': {
    hair: 'crop',
    dress: 'hoodie',
    tone: 0.44,
    extras: ['headphones', 'moustache'],
  },
  'yuna-park': { hair: 'straight', dress: 'turtleneck', tone: 0.86, extras: ['roundGlasses'] },
  'oscar-lindqvist': { hair: 'beanie', dress: 'crew', tone: 0.94, extras: ['moustache'] },
  'valentina-rossi': { hair: 'ponytail', dress: 'jacket', tone: 0.82, extras: ['earrings'] },
  'femi-adeyemi': {
    hair: 'buzz',
    dress: 'turtleneck',
    tone: 0.4,
    extras: ['roundGlasses', 'beard'],
  },
  'clara-weiss': { hair: 'sidePart', dress: 'jacket', tone: 0.92, extras: ['earrings'] },
  'sam-whitaker': { hair: 'quiff', dress: 'overalls', tone: 0.86, extras: ['roundGlasses'] },
  'aisha-rahman': { hair: 'hijab', dress: 'hoodie', tone: 0.6, extras: ['glasses'] },
  'lucas-ferreira': { hair: 'curls', dress: 'crew', tone: 0.62, extras: ['stubble'] },
  'mina-sadeghi': { hair: 'bob', dress: 'collar', tone: 0.78, extras: ['glasses'] },
  'tyler-nakai': { hair: 'straight', dress: 'jacket', tone: 0.62 },
  'freya-lund': { hair: 'braids', dress: 'turtleneck', tone: 0.96 },
  'bao-nguyen': { hair: 'beanie', dress: 'hoodie', tone: 0.78, extras: ['roundGlasses'] },
  'odalys-quintero': {
    hair: 'ponytail',
    dress: 'collar',
    tone: 0.66,
    extras: ['glasses', 'earrings'],
  },
  'marcus-bell': { hair: 'bald', dress: 'collar', tone: 0.44, extras: ['beard', 'glasses'] },
  'darnell-whitfield': { hair: 'crop', dress: 'turtleneck', tone: 0.4 },
  'jun-takahashi': { hair: 'sidePart', dress: 'jacket', tone: 0.84, extras: ['glasses'] },
  'helena-strand': {
    hair: 'bob',
    dress: 'jacket',
    tone: 0.92,
    extras: ['earrings'],
    greying: true,
  },
};

/** Neighbours in the list differ, so that a page of members does not repeat a colour. */
export function placeOf(key: string): number {
  const place = Object.keys(looks).indexOf(key);
  return place < 0 ? createRandom(`place ${key}`).whole(0, 999) : place;
}

export function lookOf(key: string): Look {
  const known = looks[key];
  if (known) return known;
  const random = createRandom(`look ${key}`);
  return {
    hair: random.pick(Object.keys(hairStyles) as HairStyle[]),
    dress: random.pick(Object.keys(garments) as GarmentName[]),
    tone: random.between(0.42, 0.94),
    extras: random.chance(0.5) ? [random.pick(Object.keys(extras) as ExtraName[])] : [],
  };
}
