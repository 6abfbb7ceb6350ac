export interface Likeness {
  mutual: number;
  sections: { courseCode: string; section: string | null }[];
  shared: number;
  isSameMajor: boolean;
  isSameYear: boolean;
}

/** Why a member is recommended, the strongest reason first. */
export function recommendationReasons(likeness: Likeness): string[] {
  const { mutual, sections, shared, isSameMajor, isSameYear } = likeness;
  return [
    ...sections.map(({ courseCode, section }) =>
      section ? `same section of ${courseCode}` : `also takes ${courseCode}`,
    ),
    ...(mutual > 0 ? [`${count(mutual, 'mutual connection')}`] : []),
    ...(shared > 0 ? [`${count(shared, 'skill')} in common`] : []),
    ...(isSameMajor ? [isSameYear ? 'same major and class year' : 'same major'] : []),
  ];
}

function count(many: number, word: string): string {
  return `${many} ${word}${many === 1 ? '' : 's'}`;
}
