import type { DemoConnection } from './shapes.ts';

/** requester to the people who accepted. */
const accepted: Record<string, string[]> = {
  'maya-okafor': [
    'theo-brandt',
    'priya-raghunathan',
    'zoe-laurent',
    'imani-brooks',
    'yuna-park',
    'noor-haddad',
    'hana-kobayashi',
    'odalys-quintero',
  ],
  'theo-brandt': ['luis-carrasco', 'hana-kobayashi', 'aleksander-nowak', 'tomas-herrera'],
  'jonah-feldstein': ['maya-okafor', 'odalys-quintero', 'rosalind-chu', 'theo-brandt'],
  'noor-haddad': ['priya-raghunathan', 'oscar-lindqvist', 'clara-weiss'],
  'saoirse-dunne': ['maya-okafor', 'beckett-olsen', 'zoe-laurent'],
  'wei-ting-lin': ['imani-brooks', 'lucas-ferreira', 'aleksander-nowak'],
  'mateo-villalobos': ['maya-okafor', 'hana-kobayashi'],
  'zoe-laurent': ['ravi-menon', 'darnell-whitfield'],
  'ines-cardoso': [
    'kwame-asante',
    'leila-farahani',
    'tomas-herrera',
    'hana-kobayashi',
    'gwen-abernathy',
  ],
  'kwame-asante': ['malik-jefferson', 'leila-farahani'],
  'rosalind-chu': ['tomas-herrera', 'gwen-abernathy', 'helena-strand'],
  'adaeze-nwosu': ['imani-brooks', 'rosalind-chu'],
  'beckett-olsen': ['jun-takahashi', 'darnell-whitfield'],
  'malik-jefferson': ['valentina-rossi', 'oscar-lindqvist', 'clara-weiss'],
  'yuna-park': ['jun-takahashi', 'femi-adeyemi', 'clara-weiss'],
  'sam-whitaker': ['aisha-rahman', 'lucas-ferreira', 'femi-adeyemi', 'marcus-bell'],
  'aisha-rahman': ['lucas-ferreira', 'bao-nguyen'],
  'mina-sadeghi': ['tyler-nakai', 'freya-lund', 'bao-nguyen'],
  'freya-lund': ['tyler-nakai'],
  'helena-strand': ['odalys-quintero', 'darnell-whitfield', 'ines-cardoso'],
  'odalys-quintero': ['marcus-bell', 'clara-weiss'],
};

const pending: Record<string, string[]> = {
  'luis-carrasco': ['maya-okafor', 'odalys-quintero'],
  'valentina-rossi': ['maya-okafor', 'kwame-asante'],
  'leila-farahani': ['hana-kobayashi'],
  'freya-lund': ['sam-whitaker', 'jonah-feldstein'],
  'mateo-villalobos': ['oscar-lindqvist', 'odalys-quintero'],
  'tyler-nakai': ['maya-okafor'],
  'maya-okafor': ['kwame-asante', 'marcus-bell'],
  'ravi-menon': ['gwen-abernathy'],
};

function pairs(book: Record<string, string[]>, status: DemoConnection['status'], lastDay: number) {
  const flat = Object.entries(book).flatMap(([requester, recipients]) =>
    recipients.map((recipient) => ({ requester, recipient })),
  );
  return flat.map((pair, index) => ({ ...pair, status, daysAgo: 1 + ((index * 7) % lastDay) }));
}

export const connections: DemoConnection[] = [
  ...pairs(accepted, 'accepted', 50),
  ...pairs(pending, 'pending', 6),
];
