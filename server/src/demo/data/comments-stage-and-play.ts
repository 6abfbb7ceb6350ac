import type { DemoComment } from './shapes.ts';

export const stageAndPlayComments: DemoComment[] = [
  {
    on: 'post',
    about: 'The Half Board corridor',
    author: 'tomas-herrera',
    text: 'Leave me a slot above the third door. A practical in there and your eleven feet become twenty.',
    hoursAgo: 80,
    likedBy: ['imani-brooks', 'saoirse-dunne'],
    replies: [
      {
        author: 'imani-brooks',
        text: '@Tomás Herrera you can have the slot if I can have unit 17.',
        mentions: ['tomas-herrera'],
        hoursAgo: 78,
        likedBy: ['tomas-herrera', 'rosalind-chu'],
      },
    ],
  },
  {
    on: 'post',
    about: 'Three Sisters, Act Four.',
    author: 'zoe-laurent',
    text: 'From inside the trees: I could not see my own hands, and I have never felt so looked at. Thank you for not lighting the speech.',
    hoursAgo: 22,
    likedBy: ['tomas-herrera', 'rosalind-chu', 'ravi-menon'],
  },
  {
    on: 'post',
    about: 'Three Sisters, Act Four.',
    author: 'hana-kobayashi',
    text: 'Forty percent reads as twenty from the balcony. Row M lost two faces on Friday. Still the best picture on that stage this year.',
    hoursAgo: 19,
    likedBy: ['tomas-herrera'],
    replies: [
      {
        author: 'tomas-herrera',
        text: 'Row M, noted. It goes to forty-six tonight and I will deny it.',
        hoursAgo: 17,
        likedBy: ['hana-kobayashi', 'rosalind-chu'],
      },
    ],
  },
  {
    on: 'post',
    about: 'Went on tonight.',
    author: 'helena-strand',
    text: 'I have seen that second act eleven times. Last night was the first time I forgot what comes next.',
    hoursAgo: 55,
    likedBy: ['darnell-whitfield', 'zoe-laurent', 'ravi-menon', 'gwen-abernathy'],
  },
  {
    on: 'post',
    about: 'Sunday Leftovers, side A.',
    author: 'valentina-rossi',
    text: 'Track two is lovely, and your grandmother is right. Try it at 88 and let the lid rattle on the offbeat.',
    hoursAgo: 15,
    likedBy: ['malik-jefferson'],
  },
  {
    on: 'post',
    about: 'Kite Weather, morning palette.',
    author: 'mina-sadeghi',
    text: 'The red holds because nothing else is warm. One check: at dusk your third blue and the ground are the same grey to a colour-blind player.',
    hoursAgo: 41,
    likedBy: ['lucas-ferreira', 'sam-whitaker'],
    replies: [
      {
        author: 'lucas-ferreira',
        text: 'I had not looked. You are right. I will move the ground, the blue has earned its place.',
        hoursAgo: 39,
        likedBy: ['mina-sadeghi'],
      },
    ],
  },
  {
    on: 'event',
    about: 'Half Board: a table read with scones',
    author: 'maya-okafor',
    text: 'I can read Concepta, or the goat. Is there a version with fewer stairs? Imani’s knee.',
    hoursAgo: 14,
    replies: [
      {
        author: 'saoirse-dunne',
        text: 'The room is on the ground floor. You are the goat, @Maya Okafor.',
        mentions: ['maya-okafor'],
        hoursAgo: 12,
        likedBy: ['maya-okafor', 'imani-brooks'],
      },
    ],
  },
  {
    on: 'event',
    about: 'Budgets without tears',
    author: 'jonah-feldstein',
    text: 'May I bring a budget that already has tears in it?',
    hoursAgo: 60,
    likedBy: ['odalys-quintero', 'maya-okafor'],
    replies: [
      {
        author: 'odalys-quintero',
        text: 'Those are the ones worth reading. Bring it with the names off.',
        hoursAgo: 58,
        likedBy: ['jonah-feldstein'],
      },
    ],
  },
  {
    on: 'portfolio',
    about: 'Borrowed Light',
    author: 'maya-okafor',
    text: 'I watched this twice before I asked you anything. How did you keep eleven rooftops on one insurance?',
    hoursAgo: 96,
    likedBy: ['odalys-quintero'],
    replies: [
      {
        author: 'odalys-quintero',
        text: 'One building, eleven staircases. I will show you the paper.',
        hoursAgo: 94,
        likedBy: ['maya-okafor', 'jonah-feldstein'],
      },
    ],
  },
];
