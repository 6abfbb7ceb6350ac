import type { CurrentUser } from '#contract/users/contract.ts';

/** A signed-in member with everything that a member may fill in. */
export function makeViewer(part: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user_viewer',
    firstName: 'Maya',
    lastName: 'Okonkwo',
    school: 'Tisch School of the Arts',
    major: 'Drama',
    program: null,
    graduationYear: 2027,
    profileImageUrl: null,
    email: 'maya@nyu.edu',
    bio: 'Actor and playwright.',
    phoneNumber: null,
    portfolioUrl: null,
    website: null,
    instagramUrl: null,
    linkedinUrl: null,
    twitterUrl: null,
    youtubeUrl: null,
    imdbUrl: null,
    skills: ['Acting', 'Playwriting'],
    isAdmin: false,
    hasPassword: true,
    hasSecondFactor: false,
    hideCourses: false,
    hideProfileViews: false,
    emailNotifications: true,
    emailJobMatches: true,
    emailConnectionRequests: true,
    emailJobApplications: true,
    emailProfileViews: true,
    emailDigest: true,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}
