import type { CurrentUser } from '#contract/users/contract.ts';

/** The values of the profile form: no nulls, and only the user name of Instagram. */
export function profileToValues(user: CurrentUser) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    school: user.school ?? '',
    major: user.major ?? '',
    graduationYear: user.graduationYear === null ? '' : String(user.graduationYear),
    bio: user.bio ?? '',
    phoneNumber: user.phoneNumber ?? '',
    instagramUsername: instagramUsername(user.instagramUrl),
    portfolioUrl: user.portfolioUrl ?? '',
    website: user.website ?? '',
    linkedinUrl: user.linkedinUrl ?? '',
    twitterUrl: user.twitterUrl ?? '',
    youtubeUrl: user.youtubeUrl ?? '',
    imdbUrl: user.imdbUrl ?? '',
  };
}

export function instagramUsername(url: string | null): string {
  if (!url || !URL.canParse(url)) return '';
  return new URL(url).pathname.split('/').find(Boolean) ?? '';
}

export type ProfileValues = ReturnType<typeof profileToValues>;
