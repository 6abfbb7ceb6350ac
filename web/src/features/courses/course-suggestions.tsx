import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CourseSuggestion } from '#contract/courses/contract.ts';
import { formatCourseCodeStart } from '#contract/courses/forms.ts';
import { useDebounced } from '#web/lib/browser/use-debounced.ts';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { courseQueries } from './api.ts';
import type { CourseValues } from './course-values.ts';

const fewestLetters = 3;

/** What others entered under the code that is typed: one press takes it over, so that a section does not split in two. */
export function CourseSuggestions({ values, change }: FormFields<CourseValues>) {
  const titleId = useId();
  const code = useDebounced(formatCourseCodeStart(values.courseCode), 200);
  const { data = [] } = useQuery({
    ...courseQueries.suggestions(code, values.semester),
    enabled: code.length >= fewestLetters,
  });
  const offered = data.filter((suggestion) => !isTaken(suggestion, values));
  if (code.length < fewestLetters || offered.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-1.5">
      <h3 id={titleId} className="text-xs font-medium text-ink-soft">
        Others entered
      </h3>
      <ul className="grid rounded-md border border-rule">
        {offered.map((suggestion) => (
          <li
            key={`${suggestion.courseCode} ${suggestion.section}`}
            className="not-first:border-t not-first:border-rule"
          >
            <button
              type="button"
              className="grid min-h-11 w-full gap-0.5 px-3 py-2 text-left hover:bg-well"
              onClick={() => change(toValues(suggestion))}
            >
              <span className="text-sm">
                <span className="font-mono">{suggestion.courseCode}</span> {suggestion.courseName}
              </span>
              <span className="text-xs text-ink-soft">{describe(suggestion)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toValues({ courseCode, courseName, section, professor }: CourseSuggestion) {
  return { courseCode, courseName, section: section ?? '', professor: professor ?? '' };
}

function isTaken(suggestion: CourseSuggestion, values: CourseValues): boolean {
  const { courseCode, courseName, section } = toValues(suggestion);
  return (
    courseCode === values.courseCode &&
    courseName === values.courseName &&
    section === values.section
  );
}

function describe({ section, professor, memberCount }: CourseSuggestion): string {
  if (memberCount === 0) return 'In another semester';
  const parts = [
    section && `Section ${section}`,
    professor,
    memberCount === 1 ? '1 member' : `${memberCount} members`,
  ];
  return parts.filter(Boolean).join(' · ');
}
