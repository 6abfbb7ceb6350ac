import type { DemoApplication } from './shapes.ts';

export const stageApplications: DemoApplication[] = [
  {
    job: 'water-dancers',
    applicant: 'leila-farahani',
    message:
      'I am new to falling, but I learn fast and I do not mind the cold. I saw the studio showing and have not stopped thinking about the second drop.',
    status: 'pending',
    hoursAgo: 12,
  },
  {
    job: 'water-dancers',
    applicant: 'kwame-asante',
    message:
      'My floorwork is house floorwork. If that is a problem, say so; if it is the point, I am in.',
    status: 'accepted',
    hoursAgo: 11,
  },
  {
    job: 'water-lighting',
    applicant: 'tomas-herrera',
    message: 'I was, in fact, reading this.',
    status: 'accepted',
    hoursAgo: 43,
  },
  {
    job: 'ferry-music-director',
    applicant: 'jun-takahashi',
    message:
      'I orchestrated two of my classmates’ thesis musicals and survived both. Happy to come play through the score before you decide; please tune the upright first.',
    status: 'accepted',
    hoursAgo: 60,
  },
  {
    job: 'ferry-singers',
    applicant: 'darnell-whitfield',
    message:
      'Baritone with an exposed high E on purpose. I grew up on that boat; my father worked the deck for twenty years.',
    status: 'accepted',
    hoursAgo: 58,
  },
  {
    job: 'ferry-singers',
    applicant: 'valentina-rossi',
    message: 'Alto-ish, patter-ready, have never sold insurance but have cancelled a lot of it.',
    status: 'pending',
    hoursAgo: 53,
  },
  {
    job: 'twelfth-night-stitchers',
    applicant: 'imani-brooks',
    message:
      'I can only do Thursdays, but I bring my own machine and my own tea to ruin things with.',
    status: 'accepted',
    hoursAgo: 80,
  },
  {
    job: 'fight-partner',
    applicant: 'gwen-abernathy',
    message:
      'Certified, available, and I have already beaten that coat rack. Tuesday mornings before the children?',
    status: 'accepted',
    hoursAgo: 126,
  },
  {
    job: 'front-of-house',
    applicant: 'valentina-rossi',
    message:
      'I worked a coat check for two winters. I can say “late seating” so it sounds like a gift.',
    status: 'pending',
    hoursAgo: 50,
  },
];
