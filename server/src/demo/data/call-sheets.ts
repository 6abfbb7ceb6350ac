import type { DemoCallSheet } from './shapes.ts';

export const callSheets: DemoCallSheet[] = [
  {
    job: 'borrowed-light-reshoot',
    place:
      'Roof, 43-01 22nd Street, Long Island City. Freight elevator on 44th Avenue, ask for Ray.',
    notes:
      'Bring a second layer: the roof is ten degrees colder than you think. Coffee from seven. The last shot is the light itself, so nobody is late to it.',
    calls: [
      { label: 'Crew call', daysFromNow: 6, time: '07:30' },
      { label: 'First shot', daysFromNow: 6, time: '09:00' },
      { label: 'Lunch', daysFromNow: 6, time: '12:30' },
      { label: 'Golden hour', daysFromNow: 6, time: '15:40' },
    ],
    sharesEmail: ['odalys-quintero', 'jonah-feldstein', 'oscar-lindqvist'],
    sharesPhone: ['odalys-quintero', 'jonah-feldstein'],
  },
];
