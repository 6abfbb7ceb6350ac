import type { DemoPost } from './shapes.ts';

export const soundAndPlayPosts: DemoPost[] = [
  {
    author: 'malik-jefferson',
    type: 'showcase',
    content:
      'Sunday Leftovers, side A. Track two is my grandmother’s pressure cooker at 92 beats per minute. She says the real one is slower and I should respect it.',
    skills: ['Music Production', 'Beat Making'],
    artwork: 'sunday-leftovers-cover',
    hoursAgo: 18,
    likedBy: [
      'valentina-rossi',
      'kwame-asante',
      'oscar-lindqvist',
      'clara-weiss',
      'yuna-park',
      'femi-adeyemi',
    ],
  },
  {
    author: 'yuna-park',
    type: 'showcase',
    content:
      'Graphic score for the dryer cue in The Last Wash. Circles are the drum, lines are bass clarinet, the empty middle is where Zoé folds a shirt and nobody plays.',
    skills: ['Film Scoring', 'Composing'],
    artwork: 'dryer-cue-score',
    hoursAgo: 42,
    likedBy: ['maya-okafor', 'jun-takahashi', 'mateo-villalobos', 'bao-nguyen', 'oscar-lindqvist'],
    project: 'last-wash',
  },
  {
    author: 'oscar-lindqvist',
    type: 'update',
    content:
      'Stairwell no. 58: nine storeys, terrazzo, 4.1 seconds. I clapped once and a door opened on three different floors. Everyone was lovely about it.',
    skills: ['Field Recording', 'Audio Engineering'],
    artwork: 'stairwell-58',
    hoursAgo: 90,
    likedBy: ['mateo-villalobos', 'femi-adeyemi', 'hana-kobayashi'],
  },
  {
    author: 'valentina-rossi',
    type: 'showcase',
    content:
      'Window Unit, out Friday. Recorded in my room with the actual unit, which had to be bribed with a new filter. It gets a performance credit.',
    skills: ['Songwriting', 'Singing'],
    artwork: 'window-unit-cover',
    hoursAgo: 50,
    likedBy: ['malik-jefferson', 'clara-weiss', 'kwame-asante', 'zoe-laurent', 'saoirse-dunne'],
  },
  {
    author: 'femi-adeyemi',
    type: 'post',
    content:
      'Recorded turnstiles at eleven stations today. Queensboro Plaza is in B flat. Court Square is in denial.',
    skills: ['Game Audio', 'Sound Design'],
    hoursAgo: 21,
    likedBy: ['sam-whitaker', 'oscar-lindqvist', 'aisha-rahman', 'mateo-villalobos', 'marcus-bell'],
  },
  {
    author: 'jun-takahashi',
    type: 'post',
    content:
      'Trio this Tuesday with a bass player I met on Callboard four days ago. This is either how bands start or how they end. Nine o’clock, no cover, sit near the piano.',
    skills: ['Piano', 'Improvisation'],
    artwork: 'tuesday-trio-poster',
    hoursAgo: 38,
    likedBy: ['yuna-park', 'beckett-olsen', 'valentina-rossi'],
  },
  {
    author: 'sam-whitaker',
    type: 'update',
    content:
      'Playtest note of the week, from a nine-year-old, on Unclaimed: “I don’t want to give the umbrella back. It lives here now.” We are rewriting act two.',
    skills: ['Game Design', 'Playtesting'],
    artwork: 'unclaimed-office',
    hoursAgo: 16,
    likedBy: [
      'aisha-rahman',
      'lucas-ferreira',
      'femi-adeyemi',
      'marcus-bell',
      'gwen-abernathy',
      'freya-lund',
    ],
  },
  {
    author: 'aisha-rahman',
    type: 'post',
    content:
      'Fixed the bug where every lost item in the game was secretly the same trumpet. Kept the trumpet.',
    skills: ['Unity', 'C#'],
    hoursAgo: 73,
    likedBy: ['sam-whitaker', 'lucas-ferreira', 'femi-adeyemi', 'marcus-bell'],
  },
  {
    author: 'lucas-ferreira',
    type: 'showcase',
    content:
      'Kite Weather, morning palette. Sixteen colours. The sixteenth is the one on the kite and it appears nowhere else. This is the hill I will die on, and also the hill in the picture.',
    skills: ['Pixel Art', 'Game Design'],
    artwork: 'kite-weather-morning',
    hoursAgo: 45,
    likedBy: ['wei-ting-lin', 'sam-whitaker', 'bao-nguyen', 'aisha-rahman', 'marcus-bell'],
  },
  {
    author: 'mina-sadeghi',
    type: 'showcase',
    content:
      'Breathing Room, first full run. Eleven strangers came in talking. It took four minutes for the lights to agree with them.',
    skills: ['Installation Art', 'Physical Computing'],
    artwork: 'breathing-room',
    hoursAgo: 64,
    likedBy: [
      'tyler-nakai',
      'bao-nguyen',
      'freya-lund',
      'ines-cardoso',
      'tomas-herrera',
      'helena-strand',
    ],
  },
  {
    author: 'tyler-nakai',
    type: 'showcase',
    content:
      'Showed my grandmother the sky over Chinle in the headset. She turned around twice, said “you forgot the Benallys’ porch light,” and sat down to tell the rest. Porch light added.',
    skills: ['Virtual Reality', 'Unreal Engine'],
    artwork: 'chinle-sky',
    hoursAgo: 118,
    likedBy: [
      'mina-sadeghi',
      'noor-haddad',
      'maya-okafor',
      'hana-kobayashi',
      'freya-lund',
      'sam-whitaker',
    ],
  },
  {
    author: 'freya-lund',
    type: 'update',
    content:
      'Equipment checkout, redrawn: three taps to a tripod. First tester reserved one by accident, which we are counting as a success and also as a bug.',
    skills: ['UI/UX Design', 'Prototyping'],
    artwork: 'cage-app-screens',
    hoursAgo: 28,
    likedBy: ['jonah-feldstein', 'luis-carrasco', 'aisha-rahman', 'helena-strand'],
  },
  {
    author: 'bao-nguyen',
    type: 'showcase',
    content:
      'Plotter diary, day 211. Four pens, one long afternoon of wind data from the roof. The smudge at lower right is Miso, who has no respect for emergence.',
    skills: ['Generative Art', 'Creative Coding'],
    artwork: 'plotter-wind',
    hoursAgo: 10,
    likedBy: ['mina-sadeghi', 'lucas-ferreira', 'yuna-park', 'tyler-nakai', 'hana-kobayashi'],
  },
  {
    author: 'marcus-bell',
    type: 'post',
    content:
      'Portfolio advice from somebody who reads sixty a month: show me one thing you finished and tell me what you would cut. That is the whole interview.',
    skills: ['Game Design', 'Producing'],
    hoursAgo: 52,
    likedBy: ['sam-whitaker', 'aisha-rahman', 'lucas-ferreira', 'odalys-quintero', 'freya-lund'],
  },
  {
    author: 'clara-weiss',
    type: 'post',
    content:
      'Free clearance tip: the song you temped with costs more than your film. Nine people in this building write something better for dinner and a credit. I keep a list, ask me.',
    skills: ['Music Supervision'],
    hoursAgo: 95,
    likedBy: [
      'yuna-park',
      'malik-jefferson',
      'valentina-rossi',
      'noor-haddad',
      'priya-raghunathan',
    ],
  },
];
