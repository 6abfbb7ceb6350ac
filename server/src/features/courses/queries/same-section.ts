/** SQL text: two courses are the same section in the same term. Without a section, the course itself is one. */
export function sameSectionText(one: string, other: string): string {
  return `${one}.course_code = ${other}.course_code AND ${one}.semester = ${other}.semester
    AND ${one}.year = ${other}.year AND coalesce(${one}.section, '') = coalesce(${other}.section, '')`;
}
