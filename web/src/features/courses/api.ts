import { keepPreviousData } from '@tanstack/react-query';
import { courses } from '#contract/courses/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

const cached = { staleTime: 2 * 60_000, retry: 2 };

/** Apart from the changes, which the home page does not load. */
export const courseQueries = {
  list: (userId: string) => ({ ...apiQuery(courses.list, { params: { userId } }), ...cached }),
  suggestions: (code: string, semester: string) => ({
    ...apiQuery(courses.suggestions, { query: { code, semester } }),
    ...cached,
    placeholderData: keepPreviousData,
  }),
  classmates: (userId: string) => ({
    ...apiQuery(courses.classmates, { params: { userId } }),
    ...cached,
  }),
};
