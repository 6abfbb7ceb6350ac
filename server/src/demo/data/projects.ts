import type { DemoProject } from './shapes.ts';

export const projects: DemoProject[] = [
  {
    key: 'last-wash',
    owner: 'maya-okafor',
    title: 'The Last Wash',
    description:
      'A short film between the 2 a.m. spin cycle and sunrise. Nadine closes a laundromat on Flatbush Avenue every night; tonight one machine will not stop, and whoever it belongs to is not coming back for it.\n\nFourteen pages, one location, three nights. We shoot on Friday, in a real laundromat whose owner has notes.',
    poster: 'last-wash-poster',
    hoursAgo: 980,
    crew: {
      'theo-brandt': 'Director of photography',
      'priya-raghunathan': 'Editor',
      'zoe-laurent': 'Nadine',
      'yuna-park': 'Composer',
    },
  },
  {
    key: 'half-board',
    owner: 'saoirse-dunne',
    title: 'Half Board',
    description:
      'A half-hour pilot set in the worst hotel in Bray. Eleven guests, one bathroom, and an aunt who must never find out.',
    poster: 'half-board-poster',
    hoursAgo: 460,
    crew: {
      'maya-okafor': 'Director',
      'zoe-laurent': 'The aunt',
      'beckett-olsen': 'Every guest under forty',
    },
  },
  {
    key: 'low-power',
    owner: 'noor-haddad',
    title: 'Low Power',
    description:
      'A documentary about a one-room radio station in the Rockaways that refuses to go quiet. Locked at 24 minutes; about half of them are wind.',
    poster: 'low-power-poster',
    hoursAgo: 1_100,
    crew: {
      'priya-raghunathan': 'Editor',
      'oscar-lindqvist': 'Re-recording mixer',
      'clara-weiss': 'Score',
    },
  },
  {
    key: 'ninety-percent',
    owner: 'ines-cardoso',
    title: 'Ninety Percent Water',
    description:
      'A duet of 22 minutes for two dancers and one ceiling that leaks on cue. In the black box this term; please bring a towel.',
    poster: 'ninety-percent-poster',
    hoursAgo: 720,
    crew: {
      'kwame-asante': 'Dancer',
      'tomas-herrera': 'Lighting design',
      'hana-kobayashi': 'Stills',
      'gwen-abernathy': 'Movement',
    },
  },
];

/** Who was added when, one after the other since the project began. */
export const crewAdditions = projects.flatMap((project) =>
  Object.entries(project.crew).map(([member, role], place) => ({
    project,
    member,
    role,
    hoursAgo: project.hoursAgo * (0.98 - place * 0.02),
  })),
);
