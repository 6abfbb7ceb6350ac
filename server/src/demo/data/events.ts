import type { DemoEvent } from './shapes.ts';

export const events: DemoEvent[] = [
  {
    author: 'helena-strand',
    title: 'First Looks: four nights of new work',
    description:
      'Short films on Monday, dance on Tuesday, songs on Wednesday, playable games on Thursday. Free for members, first come, first seated; bring someone who has never been in the building.',
    daysFromNow: 21,
    time: '19:00',
    location: 'Main building, black box and lobby',
    hoursAgo: 58,
  },
  {
    author: 'noor-haddad',
    title: 'Low Power: hometown premiere',
    description:
      'Twenty-four minutes of film, then the station broadcasts live from the stage until they make us leave. The A train is running. We checked twice.',
    daysFromNow: 11,
    time: '18:30',
    location: 'Rockaway Beach Boulevard, Queens',
    hoursAgo: 23,
  },
  {
    author: 'kwame-asante',
    title: 'Thursday cypher',
    description:
      'House, hip hop, whatever your knees allow. Beginners in front. If it rains we move to the basement and it gets louder.',
    daysFromNow: 3,
    time: '20:00',
    location: 'Pier 45, Hudson River Park',
    hoursAgo: 35,
  },
  {
    author: 'saoirse-dunne',
    title: 'Half Board: a table read with scones',
    description:
      'Hear a pilot about the worst hotel in Bray read aloud by six people who met it an hour earlier. Honest notes afterwards; kind ones also accepted.',
    daysFromNow: 6,
    time: '18:30',
    location: 'Dramatic Writing lounge, 7th floor',
    hoursAgo: 18,
  },
  {
    author: 'sam-whitaker',
    title: 'Unclaimed: open playtest',
    description:
      'Come run the lost-property office for twenty minutes and tell us where you got bored. Every tester leaves with an umbrella. They are not good umbrellas.',
    daysFromNow: 4,
    time: '16:00',
    location: 'Game Center library',
    hoursAgo: 20,
  },
  {
    author: 'mina-sadeghi',
    title: 'Breathing Room, quiet hours',
    description:
      'The installation is open to eight people at a time. No phones, no talking for the first five minutes. Wheelchair accessible; tell me if strobing worries you, there is none.',
    daysFromNow: 8,
    time: '12:00',
    location: 'Floor 4, 370 Jay Street, Brooklyn',
    hoursAgo: 66,
  },
  {
    author: 'tomas-herrera',
    title: 'Three Sisters: lighting walk-through before the run',
    description:
      'For designers, cinematographers and the curious: forty minutes on the empty stage, cue by cue, with the boards open. Ask why anything is where it is.',
    daysFromNow: 9,
    time: '17:15',
    location: 'Mainstage, enter by the scene dock',
    hoursAgo: 41,
  },
  {
    author: 'jun-takahashi',
    title: 'Tuesday trio',
    description:
      'Two sets, no cover, one tuned piano. Sit-ins welcome in the second set if you can name the changes.',
    daysFromNow: 2,
    time: '21:00',
    location: 'Basement bar, MacDougal Street',
    hoursAgo: 39,
  },
  {
    author: 'odalys-quintero',
    title: 'Budgets without tears',
    description:
      'I bring three real budgets with the names removed and we read them line by line. You leave able to say what a day costs. Laptops optional, snacks guaranteed.',
    daysFromNow: 13,
    time: '18:00',
    location: 'Room 006, main building',
    hoursAgo: 82,
  },
  {
    author: 'gwen-abernathy',
    title: 'Falling safely: a movement workshop',
    description:
      'Ninety minutes on weight, breath and the floor, for actors, dancers and camera people who trip. Wear long sleeves. No experience needed beyond gravity.',
    daysFromNow: 5,
    time: '10:30',
    location: 'Movement studio, 3rd floor',
    hoursAgo: 49,
  },
  {
    author: 'clara-weiss',
    title: 'Songs for pictures: a listening swap',
    description:
      'Composers bring two minutes, directors bring a silent scene, we trade until midnight. Last time this produced one score, two bands and an engagement.',
    daysFromNow: 16,
    time: '20:30',
    location: 'Recorded Music lounge, 5th floor',
    hoursAgo: 97,
  },
  {
    author: 'maya-okafor',
    title: 'The Last Wash: wrap breakfast',
    description:
      'For cast, crew and anyone who lent us a sock. Pancakes at sunrise across from the laundromat; Mr. Baptiste is giving a speech whether or not we ask.',
    daysFromNow: 10,
    time: '06:30',
    location: 'Flatbush Avenue, Brooklyn',
    hoursAgo: 7,
  },
];
