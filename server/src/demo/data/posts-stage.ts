import type { DemoPost } from './shapes.ts';

export const stagePosts: DemoPost[] = [
  {
    author: 'zoe-laurent',
    type: 'post',
    content:
      'Self-tape number six this week, filmed against a shower curtain because my wall is the colour of soup. If the role is “woman near curtain” I am a lock.',
    skills: ['Acting'],
    hoursAgo: 19,
    likedBy: ['ravi-menon', 'darnell-whitfield', 'saoirse-dunne', 'valentina-rossi'],
  },
  {
    author: 'imani-brooks',
    type: 'showcase',
    content:
      'The Half Board corridor, built in nine days from four doors, one carpet offcut and a great deal of forced perspective. It is eleven feet long. It feels like your whole childhood.',
    skills: ['Production Design', 'Set Construction'],
    artwork: 'hotel-corridor',
    hoursAgo: 84,
    likedBy: [
      'saoirse-dunne',
      'theo-brandt',
      'tomas-herrera',
      'wei-ting-lin',
      'adaeze-nwosu',
      'maya-okafor',
    ],
  },
  {
    author: 'ines-cardoso',
    type: 'showcase',
    content:
      'Ninety Percent Water, week two. We are learning how long a drop takes to arrive. Long-exposure by Hana from the lighting rail.',
    skills: ['Choreography', 'Contemporary'],
    artwork: 'ninety-percent-motion',
    hoursAgo: 13,
    likedBy: [
      'leila-farahani',
      'kwame-asante',
      'gwen-abernathy',
      'hana-kobayashi',
      'tomas-herrera',
      'yuna-park',
    ],
    project: 'ninety-percent',
  },
  {
    author: 'kwame-asante',
    type: 'update',
    content:
      'Thursday’s cypher, somebody’s phone flash and one good moon. Shout-out to the gentleman walking his ferret who stepped in, did eight counts of pure footwork and left without giving a name.',
    skills: ['Hip Hop', 'House Dance'],
    artwork: 'pier-cypher',
    hoursAgo: 34,
    likedBy: [
      'ines-cardoso',
      'malik-jefferson',
      'leila-farahani',
      'valentina-rossi',
      'zoe-laurent',
    ],
  },
  {
    author: 'leila-farahani',
    type: 'post',
    content:
      'Fourteen years of ballet and today a teacher told me to fall over “like a person.” I have never worked harder on anything.',
    skills: ['Contemporary', 'Ballet'],
    hoursAgo: 70,
    likedBy: ['ines-cardoso', 'gwen-abernathy', 'kwame-asante', 'rosalind-chu'],
  },
  {
    author: 'beckett-olsen',
    type: 'showcase',
    content:
      'The Five-Thirty Boat sails for its first reading on the 20th. Eleven songs, eight singers, no seagull. We talked ourselves out of the seagull.',
    skills: ['Musical Theatre', 'Songwriting'],
    artwork: 'five-thirty-boat-poster',
    hoursAgo: 57,
    likedBy: [
      'darnell-whitfield',
      'jun-takahashi',
      'rosalind-chu',
      'saoirse-dunne',
      'helena-strand',
    ],
  },
  {
    author: 'rosalind-chu',
    type: 'update',
    content:
      'Page 44 of my Three Sisters book. Cue 112 is the fire. Cue 113 is me breathing out. I did not write that one in, but everyone on headset heard it.',
    skills: ['Stage Management'],
    artwork: 'prompt-book',
    hoursAgo: 46,
    likedBy: [
      'tomas-herrera',
      'jonah-feldstein',
      'darnell-whitfield',
      'gwen-abernathy',
      'ravi-menon',
    ],
  },
  {
    author: 'tomas-herrera',
    type: 'showcase',
    content:
      'Three Sisters, Act Four. Thirty-one birch trunks, one low sidelight at forty percent and the nerve to leave the actors in silhouette until they speak.',
    skills: ['Lighting Design'],
    artwork: 'three-sisters-stage',
    hoursAgo: 25,
    likedBy: [
      'rosalind-chu',
      'imani-brooks',
      'theo-brandt',
      'ines-cardoso',
      'luis-carrasco',
      'adaeze-nwosu',
    ],
  },
  {
    author: 'tomas-herrera',
    type: 'update',
    content:
      'The plot, for the three people who asked and the two hundred who did not. Yes, unit 17 is doing all the work. Unit 17 knows.',
    skills: ['Lighting Design', 'Technical Direction'],
    artwork: 'three-sisters-light-plot',
    hoursAgo: 140,
    likedBy: ['luis-carrasco', 'rosalind-chu', 'bao-nguyen'],
  },
  {
    author: 'adaeze-nwosu',
    type: 'showcase',
    content:
      'Viola before and after the shipwreck. Same cloth, four days apart in a bucket of tea. Orsino’s sleeve lining is from my grandmother’s curtains and she is coming to check.',
    skills: ['Costume Design', 'Illustration'],
    artwork: 'twelfth-night-costumes',
    hoursAgo: 92,
    likedBy: ['imani-brooks', 'zoe-laurent', 'wei-ting-lin', 'hana-kobayashi'],
  },
  {
    author: 'gwen-abernathy',
    type: 'post',
    content:
      'A third-grader in my workshop today, asked to move like a secret: stood perfectly still and smiled. Actors, that is the class. We can all go home.',
    skills: ['Movement Direction', 'Devised Theatre'],
    hoursAgo: 6,
    likedBy: [
      'ravi-menon',
      'zoe-laurent',
      'ines-cardoso',
      'rosalind-chu',
      'leila-farahani',
      'helena-strand',
    ],
  },
  {
    author: 'ravi-menon',
    type: 'post',
    content:
      'Was asked in an audition for my “special skills” and, after a silence, told them the maximum span of a 2×10 joist. Callback on Tuesday.',
    skills: ['Acting'],
    hoursAgo: 79,
    likedBy: ['zoe-laurent', 'imani-brooks', 'darnell-whitfield', 'tomas-herrera'],
  },
  {
    author: 'darnell-whitfield',
    type: 'update',
    content:
      'Went on tonight. Forty minutes’ notice, somebody else’s shoes, my mother on a video call in the wings holding her breath for two acts. To the students here: learn the track nobody thinks you will need.',
    skills: ['Acting', 'Musical Theatre'],
    hoursAgo: 61,
    likedBy: [
      'zoe-laurent',
      'beckett-olsen',
      'ravi-menon',
      'rosalind-chu',
      'helena-strand',
      'odalys-quintero',
      'valentina-rossi',
      'maya-okafor',
    ],
  },
  {
    author: 'helena-strand',
    type: 'update',
    content:
      'The black box calendar for next month is open. Forty-one requests last time, twenty-two slots, so: be specific, be flexible, and tell me if you can share a load-in. First Looks posters are at the front desk; please put one up somewhere unlikely.',
    skills: ['Event Production'],
    artwork: 'first-looks-poster',
    hoursAgo: 30,
    likedBy: ['rosalind-chu', 'ines-cardoso', 'beckett-olsen', 'tomas-herrera'],
  },
];
