import type { DemoPortfolioItem } from './shapes.ts';

export const filmPortfolio: DemoPortfolioItem[] = [
  {
    member: 'maya-okafor',
    title: 'The Last Wash',
    description:
      'Thesis film in prep. A night attendant finds a coat that fits her perfectly and has a return ticket in the pocket.',
    artwork: 'last-wash-poster',
    tags: ['Thesis Film', 'Short Film', 'Narrative'],
  },
  {
    member: 'maya-okafor',
    title: 'The Last Wash: colour script',
    description: 'Sixteen beats from sodium to sunrise. Drawn with Imani on a wet Sunday.',
    artwork: 'last-wash-colour-script',
    tags: ['Thesis Film', 'Student Film'],
  },
  {
    member: 'maya-okafor',
    title: 'The Last Wash: boards, scene 9',
    description: 'The coat scene, before Theo talked me out of the crane shot we could not afford.',
    artwork: 'last-wash-storyboard',
    tags: ['Thesis Film', 'Narrative'],
  },
  {
    member: 'maya-okafor',
    title: 'Forty Windows',
    description:
      'Second-year film. One building, one night, every window a different sort of insomnia. 11 minutes, no dialogue.',
    artwork: 'forty-windows-poster',
    tags: ['Short Film', 'Student Film', 'Experimental'],
  },
  {
    member: 'theo-brandt',
    title: 'The Last Wash: camera test',
    description: '16 mm, 500T pushed one stop, the fluorescents exactly as we found them.',
    artwork: 'last-wash-frame',
    tags: ['Thesis Film', 'Short Film'],
  },
  {
    member: 'theo-brandt',
    title: 'Canal Street, raining',
    description: 'An evening with a long lens and no permit. Part of a study in practical colour.',
    artwork: 'canal-street-frame',
    tags: ['Experimental', 'Documentary'],
  },
  {
    member: 'theo-brandt',
    title: 'Window light, 4:10 to 4:25 p.m.',
    description: 'Fifteen minutes of one wall in November. The light did the blocking.',
    artwork: 'window-light-study',
    tags: ['Student Film', 'Experimental'],
  },
  {
    member: 'priya-raghunathan',
    title: 'Low Power: the cut',
    description:
      'Sixty-one hours of footage to twenty-four minutes. The purple clips are the ones I miss.',
    artwork: 'edit-timeline',
    tags: ['Documentary', 'Short Film'],
  },
  {
    member: 'luis-carrasco',
    title: 'Parking lot moon',
    description:
      'One tube on a rooftop, a quarter-mile away as the crow flies. The car is my cousin’s.',
    artwork: 'parking-lot-moon',
    tags: ['Short Film', 'Narrative'],
  },
  {
    member: 'noor-haddad',
    title: 'Low Power',
    description:
      'Documentary, 24 minutes. A volunteer radio station, a rising tide and a transmitter older than its engineer.',
    artwork: 'low-power-poster',
    tags: ['Documentary', 'Short Film'],
  },
  {
    member: 'noor-haddad',
    title: 'Low Power: day nineteen',
    description: 'The mast before the morning tide report.',
    artwork: 'low-power-frame',
    tags: ['Documentary'],
  },
  {
    member: 'jonah-feldstein',
    title: 'Call sheet, day 12',
    description:
      'The one with the ferry, the dog and two company moves. We wrapped nine minutes early.',
    artwork: 'call-sheet-day-12',
    tags: ['Thesis Film', 'Student Film'],
  },
  {
    member: 'wei-ting-lin',
    title: 'Moth Season',
    description:
      'Stop-motion short, in production. A street lamp is replaced by a better one and somebody has to tell the moths.',
    artwork: 'moth-season-poster',
    tags: ['Animation', 'Short Film'],
  },
  {
    member: 'wei-ting-lin',
    title: 'Moth Season, shot 31',
    description: 'Nine days on twelve seconds.',
    artwork: 'moth-season-frame',
    tags: ['Animation'],
  },
  {
    member: 'wei-ting-lin',
    title: 'Walk cycle, smallest character',
    description: 'Eight poses. Reference footage withheld for reasons of dignity.',
    artwork: 'walk-cycle-sheet',
    tags: ['Animation', 'Student Film'],
  },
  {
    member: 'saoirse-dunne',
    title: 'Half Board',
    description: 'Half-hour pilot. The Seaview Hotel has neither.',
    artwork: 'half-board-poster',
    tags: ['Scripted Pilot'],
  },
  {
    member: 'mateo-villalobos',
    title: 'Room tone, laundromat, 3:12 a.m.',
    description: 'Forty minutes, eleven dryers cooling, one cat. Shared on request.',
    artwork: 'room-tone-laundromat',
    tags: ['Thesis Film', 'Experimental'],
  },
  {
    member: 'hana-kobayashi',
    title: 'Super, Porter, Doorman: roll 14',
    description:
      'Ongoing portraits of the people with all the keys. 6×7, one strobe, one umbrella.',
    artwork: 'supers-contact-sheet',
    tags: ['Photo Series', 'Documentary'],
  },
  {
    member: 'hana-kobayashi',
    title: 'Coney, off season',
    description: 'A roll shot in February with nobody on it, which took some waiting.',
    artwork: 'coney-contact-sheet',
    tags: ['Photo Series'],
  },
  {
    member: 'aleksander-nowak',
    title: 'Rooftop breakdown',
    description: 'Sky replacement, set extension, one real water tower.',
    artwork: 'rooftop-breakdown',
    tags: ['Short Film', 'Student Film'],
  },
  {
    member: 'odalys-quintero',
    title: 'Borrowed Light',
    description:
      'Feature, produced for less than a kitchen renovation. Eighteen days, eleven rooftops, one very understanding co-op board.',
    artwork: 'rooftop-dawn',
    tags: ['Feature Film', 'Narrative'],
  },
];
