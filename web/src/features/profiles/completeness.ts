import type { CurrentUser } from '#contract/users/contract.ts';
import { isAlumnus } from '#contract/users/is-alumnus.ts';

/** Most useful first. */
export const stepKeys = [
  'studies',
  'photo',
  'skills',
  'portfolio',
  'bio',
  'links',
  'courses',
] as const;

export type StepKey = (typeof stepKeys)[number];

export interface Step {
  key: StepKey;
  reason: string;
  action: string;
}

interface Completeness {
  done: number;
  total: number;
  /** The most useful missing step; null when the profile is complete. */
  next: Step | null;
}

const enoughSkills = 3;

const steps: Record<StepKey, Omit<Step, 'key'>> = {
  studies: {
    reason: 'Say what you study and when you graduate, so that people of your programme find you.',
    action: 'Add your studies',
  },
  photo: {
    reason: 'A face is remembered. Add a photo that people recognise you by.',
    action: 'Add a photo',
  },
  skills: {
    reason: 'Name at least three skills: jobs that need them are sent to you.',
    action: 'Add skills',
  },
  portfolio: {
    reason: 'Show one piece of your work. It says more than anything else here.',
    action: 'Add to your portfolio',
  },
  bio: {
    reason: 'Two or three sentences about what you make and what you are looking for.',
    action: 'Write your bio',
  },
  links: {
    reason: 'Link to where the rest of your work lives.',
    action: 'Add a link',
  },
  courses: {
    reason: 'Add the courses you take, and see who shares your sections.',
    action: 'Add a course',
  },
};

/** Null while the counts are loading. */
export function completeness(
  user: CurrentUser,
  counts: { works: number | undefined; courses: number | undefined },
  today: Date,
): Completeness | null {
  if (counts.works === undefined || counts.courses === undefined) return null;
  const isDone: Record<StepKey, boolean> = {
    studies: Boolean(user.school && user.major && user.graduationYear),
    photo: Boolean(user.profileImageUrl),
    skills: user.skills.length >= enoughSkills,
    portfolio: counts.works > 0,
    bio: Boolean(user.bio),
    links: listLinks(user).some(Boolean),
    courses: counts.courses > 0 || isAlumnus(user.graduationYear, today),
  };
  const missing = stepKeys.find((key) => !isDone[key]);
  return {
    done: stepKeys.filter((key) => isDone[key]).length,
    total: stepKeys.length,
    next: missing ? { key: missing, ...steps[missing] } : null,
  };
}

const listLinks = (user: CurrentUser) => [
  user.portfolioUrl,
  user.website,
  user.instagramUrl,
  user.linkedinUrl,
  user.twitterUrl,
  user.youtubeUrl,
  user.imdbUrl,
];
