export interface Likeness {
  mutual: number;
  sections: { courseCode: string; section: string | null }[];
  shared: number;
  /** The skills that open calls of the viewer ask for. */
  wanted: string[];
  isSameMajor: boolean;
  isSameYear: boolean;
}

/** Why a member is recommended, the strongest reason first. */
export function recommendationReasons(likeness: Likeness): string[] {
  const { mutual, sections, shared, wanted, isSameMajor, isSameYear } = likeness;
  return [
    ...sections.map(({ courseCode, section }) =>
      section ? `same section of ${courseCode}` : `also takes ${courseCode}`,
    ),
    ...(wanted.length > 0 ? [`has ${wanted[0]}, which your call asks for`] : []),
    ...(mutual > 0 ? [`${count(mutual, 'mutual connection')}`] : []),
    ...(shared > 0 ? [`${count(shared, 'skill')} in common`] : []),
    ...(isSameMajor ? [isSameYear ? 'same major and class year' : 'same major'] : []),
  ];
}

/** A first line for a note with a request, from the strongest reason. */
export function suggestNote({ sections, mutual, shared, isSameMajor }: Likeness): string {
  const [section] = sections;
  if (section) return `We share ${section.courseCode}.`;
  if (mutual > 0) return `We have ${count(mutual, 'connection')} in common.`;
  if (shared > 0) return `We have ${count(shared, 'skill')} in common.`;
  return isSameMajor ? 'We study the same.' : '';
}

function count(many: number, word: string): string {
  return `${many} ${word}${many === 1 ? '' : 's'}`;
}
