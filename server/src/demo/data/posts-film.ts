import type { DemoPost } from './shapes.ts';

export const filmPosts: DemoPost[] = [
  {
    author: 'maya-okafor',
    type: 'showcase',
    content:
      'The poster for The Last Wash. Twelve machines, one of them running, nobody’s laundry. Hana drew the first sketch on a dryer sheet and I have it framed.',
    skills: ['Directing', 'Poster Design'],
    artwork: 'last-wash-poster',
    furtherArtworks: ['last-wash-colour-script', 'last-wash-storyboard', 'last-wash-frame'],
    hoursAgo: 8,
    likedBy: [
      'theo-brandt',
      'imani-brooks',
      'zoe-laurent',
      'hana-kobayashi',
      'yuna-park',
      'odalys-quintero',
      'noor-haddad',
      'luis-carrasco',
    ],
    project: 'last-wash',
  },
  {
    author: 'maya-okafor',
    type: 'update',
    content:
      'Location update: Mr. Baptiste, who owns the laundromat, has read the script and has notes. They are good notes. Number seven now squeaks because, he says, number seven has always squeaked.',
    skills: ['Screenwriting'],
    hoursAgo: 54,
    likedBy: [
      'saoirse-dunne',
      'jonah-feldstein',
      'mateo-villalobos',
      'zoe-laurent',
      'imani-brooks',
    ],
    project: 'last-wash',
  },
  {
    author: 'theo-brandt',
    type: 'showcase',
    content:
      'Camera test for The Last Wash. Practicals only, pushed one stop, a sheet of Plus Green in exactly the wrong place. The person on the bench is Zoé, who had been told it would take ten minutes.',
    skills: ['Cinematography', 'Color Grading'],
    artwork: 'last-wash-frame',
    hoursAgo: 31,
    likedBy: [
      'maya-okafor',
      'zoe-laurent',
      'luis-carrasco',
      'priya-raghunathan',
      'aleksander-nowak',
    ],
    project: 'last-wash',
  },
  {
    author: 'theo-brandt',
    type: 'showcase',
    content:
      'It rained on Canal Street and I happened to have the 85. Nobody on this corner knew they were in a film, including me.',
    skills: ['Cinematography'],
    artwork: 'canal-street-frame',
    hoursAgo: 190,
    likedBy: ['hana-kobayashi', 'maya-okafor', 'aleksander-nowak'],
  },
  {
    author: 'priya-raghunathan',
    type: 'post',
    content:
      'Public service announcement from the edit room: if your file is called FINAL_final_USETHIS_v3_new, I already know everything about how the shoot went.',
    skills: ['Editing'],
    hoursAgo: 11,
    likedBy: [
      'jonah-feldstein',
      'maya-okafor',
      'noor-haddad',
      'odalys-quintero',
      'aleksander-nowak',
      'rosalind-chu',
      'freya-lund',
    ],
  },
  {
    author: 'luis-carrasco',
    type: 'post',
    content:
      'Things I have used as a flag this semester: a pizza box, a yoga mat, a different pizza box, my own back. Somebody please return C-stand 14 to the cage. You know who you are and so do I.',
    skills: ['Gaffing', 'Grip'],
    hoursAgo: 47,
    likedBy: ['theo-brandt', 'tomas-herrera', 'freya-lund', 'maya-okafor', 'jonah-feldstein'],
  },
  {
    author: 'noor-haddad',
    type: 'showcase',
    content:
      'Low Power has a poster, a running time and, as of this morning, a festival: we premiere in the Rockaways, four blocks from the mast in the film. The whole station is coming. They have asked who will be on air meanwhile and nobody knows.',
    skills: ['Documentary Filmmaking'],
    artwork: 'low-power-poster',
    hoursAgo: 22,
    likedBy: [
      'maya-okafor',
      'priya-raghunathan',
      'clara-weiss',
      'odalys-quintero',
      'oscar-lindqvist',
      'helena-strand',
    ],
    project: 'low-power',
  },
  {
    author: 'noor-haddad',
    type: 'update',
    content:
      'Frame from day nineteen. Gus, 81, volunteers from four to eight every morning because, in his words, “somebody’s got to read the tides.”',
    skills: ['Documentary Filmmaking', 'Directing'],
    artwork: 'low-power-frame',
    hoursAgo: 213,
    likedBy: ['hana-kobayashi', 'theo-brandt', 'mateo-villalobos'],
    project: 'low-power',
  },
  {
    author: 'jonah-feldstein',
    type: 'post',
    content:
      'Schedule wisdom from shoot twelve: add ten minutes for every person who says “this will be quick,” and twenty if it is the director.',
    skills: ['Assistant Directing'],
    hoursAgo: 68,
    likedBy: ['odalys-quintero', 'rosalind-chu', 'maya-okafor', 'theo-brandt'],
  },
  {
    author: 'wei-ting-lin',
    type: 'showcase',
    content:
      'Moth Season, shot 31. Nine days, 288 frames, twelve seconds. In the film it is one breath. In my life it was a whole cold.',
    skills: ['Stop Motion', 'Animation'],
    artwork: 'moth-season-frame',
    hoursAgo: 40,
    likedBy: [
      'imani-brooks',
      'lucas-ferreira',
      'maya-okafor',
      'adaeze-nwosu',
      'bao-nguyen',
      'hana-kobayashi',
    ],
  },
  {
    author: 'wei-ting-lin',
    type: 'update',
    content:
      'Walk cycle for the smallest character. I filmed myself crossing the kitchen on my knees for reference. My roommate has also filmed this and will not delete it.',
    skills: ['Character Animation', 'Animation'],
    artwork: 'walk-cycle-sheet',
    hoursAgo: 164,
    likedBy: ['lucas-ferreira', 'aleksander-nowak', 'sam-whitaker'],
  },
  {
    author: 'saoirse-dunne',
    type: 'post',
    content:
      'Cut a joke today that I have been protecting for eleven months. The scene is better. I will be taking condolences in the 7th-floor lounge until five.',
    skills: ['Comedy Writing', 'Screenwriting'],
    hoursAgo: 15,
    likedBy: ['maya-okafor', 'beckett-olsen', 'zoe-laurent', 'priya-raghunathan'],
  },
  {
    author: 'mateo-villalobos',
    type: 'post',
    content:
      'Recorded forty minutes of room tone in an empty laundromat and it is the calmest I have been since orientation. Happy to share the file with anyone who needs to study or weep.',
    skills: ['Production Sound', 'Field Recording'],
    hoursAgo: 59,
    likedBy: ['oscar-lindqvist', 'maya-okafor', 'femi-adeyemi', 'yuna-park', 'valentina-rossi'],
  },
  {
    author: 'hana-kobayashi',
    type: 'showcase',
    content:
      'Roll 14 of Super, Porter, Doorman. Mr. Ferrante kept saying he does not photograph well. Frame 8 would like a word.',
    skills: ['Photography'],
    artwork: 'supers-contact-sheet',
    hoursAgo: 27,
    likedBy: ['theo-brandt', 'maya-okafor', 'noor-haddad', 'ines-cardoso', 'adaeze-nwosu'],
  },
  {
    author: 'aleksander-nowak',
    type: 'showcase',
    content:
      'Breakdown of the rooftop shot: left is what we shot on a Tuesday in fog, right is the city we wanted. The water tower is real. I would never fake a water tower.',
    skills: ['VFX', 'Compositing'],
    artwork: 'rooftop-breakdown',
    hoursAgo: 103,
    likedBy: ['theo-brandt', 'tyler-nakai', 'priya-raghunathan', 'odalys-quintero'],
  },
  {
    author: 'odalys-quintero',
    type: 'post',
    content:
      'To the student who emailed me a one-page budget with the contingency already in it: you are hired, I do not care what the job is. Everyone else, put ten percent at the bottom and never apologise for it.',
    skills: ['Line Producing', 'Producing'],
    hoursAgo: 36,
    likedBy: [
      'jonah-feldstein',
      'clara-weiss',
      'maya-okafor',
      'noor-haddad',
      'helena-strand',
      'marcus-bell',
    ],
  },
];
