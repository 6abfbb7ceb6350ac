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

/** requester to the people who have not answered yet, with the note for each. */
const pending: Record<string, Record<string, string | null>> = {
  'luis-carrasco': {
    'maya-okafor': 'Gaffer, with a van. A laundromat at 2 a.m. is the room I want to light.',
    'odalys-quintero': 'You hire from here first. I would like to be the next one you call.',
  },
  'valentina-rossi': {
    'maya-okafor': 'If The Last Wash needs a song, I have one about an air conditioner.',
    'kwame-asante': null,
  },
  'leila-farahani': {
    'hana-kobayashi': 'I dance, you photograph. Would you let a long take be long?',
  },
  'freya-lund': {
    'sam-whitaker':
      'I can make the forms of your lost-property office worse in exactly the right way.',
    'jonah-feldstein': null,
  },
  'mateo-villalobos': { 'oscar-lindqvist': null, 'odalys-quintero': null },
  'tyler-nakai': {
    'maya-okafor': null,
    'helena-strand': 'You lent me the key to the black box in my first week. Thank you.',
  },
  'maya-okafor': { 'kwame-asante': null, 'marcus-bell': null },
  'ravi-menon': { 'gwen-abernathy': 'I was one of your thunderstorms at the spring workshop.' },
};

function pairs(book: Record<string, string[]>, status: DemoConnection['status'], lastDay: number) {
  const flat = Object.entries(book).flatMap(([requester, recipients]) =>
    recipients.map((recipient) => ({ requester, recipient })),
  );
  return flat.map((pair, index) => ({ ...pair, status, daysAgo: 1 + ((index * 7) % lastDay) }));
}

const asked = Object.fromEntries(
  Object.entries(pending).map(([requester, notes]) => [requester, Object.keys(notes)]),
);

export const connections: DemoConnection[] = [
  ...pairs(accepted, 'accepted', 50),
  ...pairs(asked, 'pending', 6).map((pair) => ({
    ...pair,
    note: pending[pair.requester]?.[pair.recipient] ?? undefined,
  })),
];
