interface School {
  name: string;
  programmes: readonly string[];
}

export const schools = [
  {
    name: 'Gallatin School',
    programmes: [
      'Animation & Visual Storytelling',
      'Art & Activism',
      'Arts Management',
      'Creative Coding',
      'Cultural Criticism',
      'Documentary Practice',
      'Environmental Humanities',
      'Ethnographic Film',
      'Experimental Theatre',
      'Fashion & Costume History',
      'Global Cinema',
      'Literature & Performance',
      'Music & Society',
      'Narrative & New Media',
      'Philosophy of Art',
      'Poetry & Performance',
      'Sound Studies',
      'Speculative Fiction & World-Building',
      'Urban Design & Public Art',
      'Visual Anthropology',
    ],
  },
  {
    name: 'Interactive Telecommunications Program',
    programmes: [
      'Interactive Media Arts',
      'Interactive Telecommunications',
      'Low Residency Interactive Media Arts',
    ],
  },
  {
    name: 'Steinhardt School',
    programmes: [
      'Dance Education',
      'Educational Theatre',
      'Media, Culture & Communication',
      'Music Business',
      'Music Technology',
      'Screen Scoring',
      'Studio Art',
    ],
  },
  {
    name: 'Tisch School of the Arts',
    programmes: [
      'Cinema Studies',
      'Collaborative Arts',
      'Dance',
      'Design for Stage & Film',
      'Drama',
      'Dramatic Writing',
      'Film & Television',
      'Game Design',
      'Graduate Acting',
      'Graduate Musical Theatre Writing',
      'Performance Studies',
      'Photography & Imaging',
      'Recorded Music',
    ],
  },
] as const satisfies readonly School[];

export type SchoolName = (typeof schools)[number]['name'];

export const schoolNames: readonly SchoolName[] = schools.map((school) => school.name);

export function programmesOf(schoolName: string): readonly string[] {
  return schools.find((school) => school.name === schoolName)?.programmes ?? [];
}
