import { demoAdministrator, demoAlumna, demoStudent } from './members.ts';
import type { DemoConversation } from './shapes.ts';

/** Of those whom people sign in as first: some unread, two requests that wait for an answer, one with a picture. */
export const conversations: DemoConversation[] = [
  {
    with: ['theo-brandt', demoStudent],
    messages: [
      {
        from: demoStudent,
        text: 'Bad news first: Dana booked the commercial. We have no gaffer from Friday.',
        hoursAgo: 27,
      },
      {
        from: 'theo-brandt',
        text: 'Good for Dana. Terrible for us. How bad is the panel in there?',
        hoursAgo: 26.6,
      },
      {
        from: demoStudent,
        text: '60 amps, shared with eleven dryers. The owner says “it’s fine”, which is what worries me.',
        hoursAgo: 26.4,
      },
      {
        from: 'theo-brandt',
        text: 'Then nobody dries between takes. I can live with two tubes and the one machine if I get the sodium outside for free.',
        hoursAgo: 26,
      },
      {
        from: demoStudent,
        text: 'The street lamp is on the corner until 5:40. I checked twice. I posted the call, fingers crossed.',
        hoursAgo: 5.5,
      },
      {
        from: 'theo-brandt',
        text: 'This is the frame I keep coming back to. If whoever we find can light this, they can light all of it.',
        artwork: 'last-wash-frame',
        hoursAgo: 3,
      },
      {
        from: 'theo-brandt',
        text: 'Also: Luis applied and the first thing he asked was about the panel. I would take him tonight.',
        hoursAgo: 2,
      },
    ],
  },
  {
    with: [demoAlumna, demoStudent],
    messages: [
      {
        from: demoStudent,
        text: 'Hello Odalys, a budget question if you have five minutes: what do I tell an owner who wants to be paid in “exposure for the laundromat”?',
        hoursAgo: 80,
      },
      {
        from: demoAlumna,
        text: 'You tell him a location fee, in writing, before the truck arrives. Even if it is $50 and a case of detergent.',
        hoursAgo: 77,
      },
      {
        from: demoAlumna,
        text: 'And get the certificate of insurance from the school this week, not the day before. https://www.nyu.edu/ has a form somewhere; ask Helena, she knows where everything is.',
        hoursAgo: 75,
      },
      {
        from: demoStudent,
        text: 'He took the detergent. Thank you. If your bicycle shoot still needs a PA who has never been on a real set: that is my whole crew.',
        hoursAgo: 20,
      },
    ],
  },
  {
    with: ['zoe-laurent', demoStudent],
    messages: [
      {
        from: demoStudent,
        text: 'Could we read the ticket scene once more before Thursday? I cut four lines, all of them mine.',
        hoursAgo: 54,
      },
      {
        from: 'zoe-laurent',
        text: 'Please cut the fifth one too. She already knows when she folds the coat.',
        hoursAgo: 51,
      },
      {
        from: demoStudent,
        text: 'You are right and I am annoyed. Wednesday, 6, room 006?',
        hoursAgo: 50,
      },
      {
        from: 'zoe-laurent',
        text: 'Wednesday, 6. I will be the one apologising to the G train.',
        hoursAgo: 49,
      },
    ],
  },
  {
    with: ['tomas-herrera', demoStudent],
    isRequest: true,
    messages: [
      {
        from: 'tomas-herrera',
        text: 'I applied for nights two and three, but whoever you take: may I come by on Thursday and just look at the room in the dark? I would draw you a plot either way.',
        hoursAgo: 1.5,
      },
    ],
  },
  {
    with: [demoAdministrator, demoAlumna],
    messages: [
      {
        from: demoAlumna,
        text: 'Can I have the screening room on the 20th for the rough cut? Fourteen people, one of them will cry.',
        hoursAgo: 46,
      },
      {
        from: demoAdministrator,
        text: 'It is yours from 5 to 9. Tissues are in the booth, second drawer. Please leave the good extension cord where you find it.',
        hoursAgo: 44,
      },
    ],
  },
  {
    with: ['marcus-bell', demoAlumna],
    messages: [
      {
        from: 'marcus-bell',
        text: 'We need forty seconds of a real pigeon for the trailer. Do you know anybody who can produce a pigeon?',
        hoursAgo: 30,
      },
      {
        from: demoAlumna,
        text: 'I once produced forty goats. A pigeon has an agent and a day rate; plan half a day and a lot of seed.',
        hoursAgo: 29,
      },
    ],
  },
  {
    with: ['mateo-villalobos', demoAlumna],
    isRequest: true,
    messages: [
      {
        from: 'mateo-villalobos',
        text: 'Hi, first-year with my own sound kit. I saw the bicycle shoot: if you have a sound mixer already, could I hold their cable for a day? I bring my own lunch.',
        hoursAgo: 7,
      },
    ],
  },
  {
    with: ['darnell-whitfield', demoAdministrator],
    messages: [
      {
        from: 'darnell-whitfield',
        text: 'Is the black box free on Sunday morning? I have a callback on Monday and neighbours who do not love baritones.',
        hoursAgo: 12,
      },
      {
        from: demoAdministrator,
        text: 'Sunday 9 to 11, key at the desk. Sing as loudly as you like, the dancers start at noon.',
        hoursAgo: 11,
      },
    ],
  },
  {
    with: ['ines-cardoso', demoAdministrator],
    messages: [
      {
        from: 'ines-cardoso',
        text: 'About the water: it is 40 litres, it goes into a tray, and I have tested the tray twice. May I have the black box after all?',
        hoursAgo: 6,
      },
    ],
  },
];
