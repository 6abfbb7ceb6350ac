import { programmesOf, schoolNames } from '../catalogue/schools.ts';
import type { CurrentUser } from '../users/contract.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin'>;
type Studies = Pick<CurrentUser, 'school' | 'major'>;

interface Contact {
  email: string | null;
  phoneNumber: string | null;
}

interface Relation {
  id: string;
  isConnected: boolean;
  /** The member has applied to a job of the viewer. */
  hasApplied: boolean;
}

/** Connections, administrators and the member see address and number; whoever they applied to sees the address. */
export function visibleContact(viewer: Viewer, member: Relation, contact: Contact): Contact {
  const seesBoth = viewer.id === member.id || viewer.isAdmin || member.isConnected;
  return {
    email: seesBoth || member.hasApplied ? contact.email : null,
    phoneNumber: seesBoth ? contact.phoneNumber : null,
  };
}

/** What is wrong with a change of school or major. Whoever has a school or major that is no longer offered keeps it. */
export function refusalOfStudies(
  before: Studies,
  change: { school?: string | null | undefined; major?: string | null | undefined },
): { path: 'school' | 'major'; message: string } | null {
  const { school = before.school, major = before.major } = change;
  const isSameSchool = school === before.school;
  if (!isSameSchool && school !== null && !schoolNames.some((name) => name === school))
    return { path: 'school', message: 'Please choose a school from the list' };
  if (major === null || (isSameSchool && major === before.major)) return null;
  if (school === null) return { path: 'school', message: 'Please choose a school first' };
  if (programmesOf(school).includes(major)) return null;
  return { path: 'major', message: `Please choose a major of ${school}` };
}
