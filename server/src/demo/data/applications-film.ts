import type { DemoApplication } from './shapes.ts';

export const filmApplications: DemoApplication[] = [
  {
    job: 'gaffer-by-friday',
    applicant: 'luis-carrasco',
    message:
      'Before anything else: are the dryers on the same panel as the lights, and can we see it tomorrow? I am free all three nights, I have a 6K distro and a van, and I already like the machine that knows something.',
    status: 'pending',
    hoursAgo: 4,
  },
  {
    job: 'gaffer-by-friday',
    applicant: 'tomas-herrera',
    message:
      'I come from theatre, so I will be slow to rig and fast to know when to stop. If you find a film gaffer, take them; if not, I can do nights two and three.',
    status: 'pending',
    hoursAgo: 3,
  },
  {
    job: 'last-wash-script-supervisor',
    applicant: 'rosalind-chu',
    message:
      'I call shows for a living, so continuity is how I see the world. The towel in your look book changes from red to rust between pages 3 and 4. May I start?',
    status: 'accepted',
    hoursAgo: 26,
  },
  {
    job: 'low-power-mixer',
    applicant: 'oscar-lindqvist',
    message:
      'I love wind. Not ironically. Send me the worst three minutes and I will send it back tomorrow so you can hear whether we agree.',
    status: 'accepted',
    hoursAgo: 48,
  },
  {
    job: 'low-power-mixer',
    applicant: 'mateo-villalobos',
    message:
      'First-year, so this is a stretch, but I would happily assist whoever you pick and carry the drives.',
    status: 'pending',
    hoursAgo: 45,
  },
  {
    job: 'half-board-table-read',
    applicant: 'zoe-laurent',
    message:
      'Reporting for duty. I do not do the accent, I do a tired French woman who runs the front desk and has never been surprised. Please write her in.',
    status: 'accepted',
    hoursAgo: 18,
  },
  {
    job: 'half-board-table-read',
    applicant: 'ravi-menon',
    message: 'I can read any part, including stage directions, which I am told I do with menace.',
    status: 'accepted',
    hoursAgo: 16,
  },
  {
    job: 'half-board-table-read',
    applicant: 'darnell-whitfield',
    message: 'Off on Wednesdays. Will bring pastries from work that would otherwise be thrown out.',
    status: 'pending',
    hoursAgo: 9,
  },
  {
    job: 'moth-season-fabricator',
    applicant: 'adaeze-nwosu',
    message:
      'I have hand-sewn 900 sequins onto a herring. Two hundred moths sounds like a holiday.',
    status: 'accepted',
    hoursAgo: 70,
  },
  {
    job: 'set-pa-branded-short',
    applicant: 'mateo-villalobos',
    message:
      'I have never been on a professional set and I will ask, as requested. I own a good rain jacket and I am early to things.',
    status: 'pending',
    hoursAgo: 6,
  },
  {
    job: 'set-pa-branded-short',
    applicant: 'leila-farahani',
    message:
      'I know nothing about film and a great deal about standing in one place for six hours without complaining.',
    status: 'pending',
    hoursAgo: 5,
  },
  {
    job: 'assistant-editor-feature',
    applicant: 'priya-raghunathan',
    message:
      'My bins are colour-coded and my backups have backups. I have also been told I am fun. References for all three.',
    status: 'pending',
    hoursAgo: 110,
  },
  {
    job: 'supers-assistant',
    applicant: 'mateo-villalobos',
    message:
      'My uncle is a super on 181st Street. I will carry everything and I can introduce you.',
    status: 'accepted',
    hoursAgo: 94,
  },
  {
    job: 'window-unit-video',
    applicant: 'kwame-asante',
    message:
      'One take. The ribbon is the dancer. You never leave the window and the room does everything. Let me show you on Sunday, I have the pier until dark.',
    status: 'pending',
    hoursAgo: 28,
  },
  {
    job: 'window-unit-video',
    applicant: 'maya-okafor',
    message:
      'I would shoot it from across the street, all night, with you as one lit window in forty. But I am in prep until the 12th, so pick Kwame if he is quicker.',
    status: 'pending',
    hoursAgo: 25,
  },
];
