import type { DemoApplication } from './shapes.ts';

export const interactiveApplications: DemoApplication[] = [
  {
    job: 'unclaimed-ui',
    applicant: 'freya-lund',
    message:
      'I was a librarian for six years. Sorting lost objects with feelings is the only job I have ever had. Remote on weekdays, in town every third week.',
    status: 'pending',
    hoursAgo: 15,
  },
  {
    job: 'unclaimed-voices',
    applicant: 'zoe-laurent',
    message: 'I would like to be the person who will not say what they left. I have ideas.',
    status: 'accepted',
    hoursAgo: 24,
  },
  {
    job: 'unclaimed-voices',
    applicant: 'saoirse-dunne',
    message: 'I can do my aunt ringing about a casserole dish. It is not acting, it is Tuesday.',
    status: 'pending',
    hoursAgo: 22,
  },
  {
    job: 'odd-pigeon-intern',
    applicant: 'aisha-rahman',
    message:
      'Attached is the one thing I finished: a drag-and-drop sorter with undo. I would cut the animation on hover. I read your post.',
    status: 'pending',
    hoursAgo: 49,
  },
  {
    job: 'odd-pigeon-composer',
    applicant: 'yuna-park',
    message:
      'A brass band told to keep it down is my favourite ensemble. Sketch recorded last night with one trombone, a mute and a neighbour.',
    status: 'pending',
    hoursAgo: 120,
  },
  {
    job: 'odd-pigeon-composer',
    applicant: 'femi-adeyemi',
    message:
      'I can write it and implement it, stems, states and all. The pigeons can have a leitmotif.',
    status: 'rejected',
    hoursAgo: 133,
  },
  {
    job: 'breathing-room-build',
    applicant: 'bao-nguyen',
    message:
      'Repeating a small task well is my entire practice. Saturday and Sunday, both weekends.',
    status: 'accepted',
    hoursAgo: 34,
  },
  {
    job: 'cage-research',
    applicant: 'jonah-feldstein',
    message: 'I have prepared a list of sighs. I also would like the bun.',
    status: 'accepted',
    hoursAgo: 10,
  },
  {
    job: 'leftovers-cover',
    applicant: 'wei-ting-lin',
    message:
      'The lid: felt, wire, eight frames, on a loop. I can hear it already. After the moths.',
    status: 'accepted',
    hoursAgo: 77,
  },
  {
    job: 'leftovers-cover',
    applicant: 'aleksander-nowak',
    message:
      'I would simulate the oil and then photograph it off a dirty monitor so it feels cooked.',
    status: 'pending',
    hoursAgo: 71,
  },
];
