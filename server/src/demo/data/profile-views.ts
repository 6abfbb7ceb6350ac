import type { DemoProfileView } from './shapes.ts';

/** Whose profile was viewed, by whom, and how many hours ago. */
const views: Record<string, Record<string, number>> = {
  'maya-okafor': {
    'luis-carrasco': 3,
    'valentina-rossi': 9,
    'rosalind-chu': 20,
    'tyler-nakai': 31,
    'kwame-asante': 45,
    'adaeze-nwosu': 52,
    'sam-whitaker': 74,
    'lucas-ferreira': 97,
    'clara-weiss': 121,
    'beckett-olsen': 146,
    'oscar-lindqvist': 200,
    'mina-sadeghi': 260,
  },
  'odalys-quintero': {
    'jonah-feldstein': 2,
    'luis-carrasco': 14,
    'mateo-villalobos': 27,
    'maya-okafor': 50,
    'noor-haddad': 88,
    'saoirse-dunne': 130,
    'wei-ting-lin': 190,
  },
  'helena-strand': {
    'rosalind-chu': 6,
    'ines-cardoso': 29,
    'darnell-whitfield': 70,
    'gwen-abernathy': 140,
  },
};

export const profileViews: DemoProfileView[] = Object.entries(views).flatMap(([viewed, viewers]) =>
  Object.entries(viewers).map(([viewer, hoursAgo]) => ({ viewer, viewed, hoursAgo })),
);
