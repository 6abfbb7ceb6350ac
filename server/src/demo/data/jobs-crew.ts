import type { DemoJob } from './shapes.ts';

/** Crew calls: one that is half filled, and one whose call sheet is made. */
export const crewJobs: DemoJob[] = [
  {
    key: 'last-wash-pickups',
    author: 'maya-okafor',
    title: 'Crew for one pickup night on The Last Wash',
    description:
      'We owe the film six shots: the walk past the bodega, two inserts of the coin slot, the dryer door, her hand, and the street waking up. One night, one van, home before the trains fill. Theo shoots, I direct, Priya will tell us what the cut needs and what it does not.',
    budget: '$150 a head for the night',
    location: 'Flatbush Avenue, Brooklyn',
    duration: 'One night, 9 p.m. to 5 a.m.',
    startDate: 'The Saturday after next',
    type: 'project-crew',
    deadlineInDays: 6,
    respondByInDays: 8,
    positions: [
      { role: 'Gaffer', wanted: 1, paymentType: 'paid', skills: ['Gaffing', 'Lighting'] },
      { role: 'Grip', wanted: 2, paymentType: 'paid', skills: ['Grip', 'Rigging'] },
      {
        role: 'Boom operator',
        wanted: 1,
        paymentType: 'paid',
        skills: ['Boom Operating', 'Production Sound'],
      },
      {
        role: 'Production assistant',
        wanted: 2,
        paymentType: 'credit',
        skills: ['Production Management'],
      },
    ],
    paymentType: 'paid',
    skills: ['Gaffing', 'Grip', 'Production Sound'],
    hoursAgo: 47,
    savedBy: ['luis-carrasco', 'femi-adeyemi'],
    project: 'last-wash',
  },
  {
    key: 'borrowed-light-reshoot',
    author: 'odalys-quintero',
    title: 'Four people for the Borrowed Light reshoot',
    description:
      'One day on a roof in Long Island City to replace a scene that the weather ate. Small crew, real rates, wrapped by sunset because the sunset is the scene. I answer everybody by Wednesday, also with a no.',
    budget: '$300 per day',
    location: 'Long Island City, Queens',
    duration: 'One day',
    startDate: 'Next Sunday',
    type: 'project-crew',
    respondByInDays: 3,
    positions: [
      {
        role: 'Assistant director',
        wanted: 1,
        paymentType: 'paid',
        skills: ['Assistant Directing'],
      },
      { role: 'Second unit director', wanted: 1, paymentType: 'paid', skills: ['Directing'] },
      {
        role: 'Sound mixer',
        wanted: 1,
        paymentType: 'paid',
        skills: ['Production Sound', 'Audio Mixing'],
      },
      { role: 'Still photographer', wanted: 1, paymentType: 'paid', skills: ['Photography'] },
    ],
    paymentType: 'paid',
    skills: ['Directing', 'Assistant Directing', 'Photography'],
    hoursAgo: 143,
  },
];
