/** An alumnus who signed up again with his new address instead of moving his account: a pair to merge. */
export const secondAccount = {
  key: 'darnell-whitfield-student',
  /** His account of today. */
  owner: 'darnell-whitfield',
  emailLocalPart: 'dw2187',
  skills: ['Acting', 'Singing', 'Stage Combat'],
  joinedDaysAgo: 640,
  posts: [
    {
      content:
        'Closed the studio showcase tonight. Thank you to everybody who ran lines with me in the stairwell of 721 Broadway.',
      daysAgo: 462,
    },
    {
      content:
        'Does anybody have a baritone ukulele I could borrow until Friday? It is for a part.',
      daysAgo: 410,
    },
  ],
  job: {
    key: 'reader-for-self-tapes',
    title: 'Reader for self-tapes, two evenings',
    description:
      'I have three sides to put on tape this week and nobody to read opposite. I can pay in dumplings and read for yours.',
    daysAgo: 430,
  },
  /** Two of them are connected with his account of today as well. */
  connections: ['zoe-laurent', 'beckett-olsen', 'imani-brooks'],
};
