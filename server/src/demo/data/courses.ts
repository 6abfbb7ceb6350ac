interface DemoCourse {
  code: string;
  name: string;
  section: string;
  professor: string;
}

export const courses = {
  sightAndSound: {
    code: 'FMTV-UT 1040',
    name: 'Sight & Sound: Filmmaking',
    section: '001',
    professor: 'R. Castellanos',
  },
  sightAndSoundEvening: {
    code: 'FMTV-UT 1040',
    name: 'Sight & Sound: Filmmaking',
    section: '003',
    professor: 'P. Ingram',
  },
  thesisWorkshop: {
    code: 'FMTV-UT 1420',
    name: 'Narrative Thesis Workshop',
    section: '002',
    professor: 'D. Okonjo',
  },
  documentary: {
    code: 'FMTV-UT 1128',
    name: 'Documentary Traditions & Practice',
    section: '001',
    professor: 'M. Szabo',
  },
  cinematography: {
    code: 'FMTV-UT 1210',
    name: 'Cinematography II: Light & Lens',
    section: '001',
    professor: 'A. Vasquez-Lee',
  },
  producing: {
    code: 'FMTV-UT 1295',
    name: 'Producing for Very Little Money',
    section: '001',
    professor: 'J. Marchetti',
  },
  animationStudio: {
    code: 'FMTV-UT 1331',
    name: 'Animation Studio: Frame by Frame',
    section: '001',
    professor: 'L. Brankovic',
  },
  televisionRoom: {
    code: 'DWPG-UT 1055',
    name: 'Inside the Writers’ Room',
    section: '001',
    professor: 'K. Abramson',
  },
  sceneStudy: {
    code: 'THEA-UT 1400',
    name: 'Scene Study: Chekhov to Now',
    section: '002',
    professor: 'B. Delacroix',
  },
  stageManagement: {
    code: 'THEA-UT 1222',
    name: 'Calling the Show',
    section: '001',
    professor: 'N. Pruitt',
  },
  danceComposition: {
    code: 'DANC-UT 1301',
    name: 'Composition & Improvisation',
    section: '001',
    professor: 'S. Amankwah',
  },
  danceForCamera: {
    code: 'DANC-UT 1450',
    name: 'Dance for the Camera',
    section: '001',
    professor: 'E. Thorvald',
  },
  lightDesign: {
    code: 'DESG-GT 2010',
    name: 'Light as Scenery',
    section: '001',
    professor: 'F. Moreau',
  },
  costumeStudio: {
    code: 'DESG-GT 2134',
    name: 'Costume Studio: Cut, Drape, Distress',
    section: '001',
    professor: 'O. Lindgren',
  },
  recordProduction: {
    code: 'REMU-UT 1210',
    name: 'Producing the Record',
    section: '001',
    professor: 'T. Gaines',
  },
  screenScoring: {
    code: 'MPAT-GE 2043',
    name: 'Scoring to Picture',
    section: '001',
    professor: 'V. Halloran',
  },
  recordingTech: {
    code: 'MPAT-UE 1101',
    name: 'Recording Technology: The Room Is an Instrument',
    section: '002',
    professor: 'I. Rosenbaum',
  },
  musicBusiness: {
    code: 'MPAM-UE 1320',
    name: 'Rights, Royalties & Sync',
    section: '001',
    professor: 'C. Dumont',
  },
  gameStudio: {
    code: 'GAMD-UT 2201',
    name: 'Game Studio I: Find the Fun',
    section: '001',
    professor: 'H. Yildiz',
  },
  gameNarrative: {
    code: 'GAMD-UT 1188',
    name: 'Writing Worlds You Can Walk Into',
    section: '001',
    professor: 'G. Petrakis',
  },
  physicalComputing: {
    code: 'ITPG-GT 2301',
    name: 'Physical Computing: Wires, Sensors, People',
    section: '004',
    professor: 'D. Fukuda',
  },
  natureOfCode: {
    code: 'ITPG-GT 2480',
    name: 'Simulation & Emergence',
    section: '001',
    professor: 'R. Shiferaw',
  },
} as const satisfies Record<string, DemoCourse>;

export type CourseKey = keyof typeof courses;
