import type { AdminUser } from '#contract/admin/contract.ts';

/** The values of the form: no nulls, and the skills as one text, separated by commas. */
export function userToValues(user: AdminUser) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber ?? '',
    school: user.school ?? '',
    major: user.major ?? '',
    graduationYear: user.graduationYear === null ? '' : String(user.graduationYear),
    skills: user.skills.join(', '),
    bio: user.bio ?? '',
    website: user.website ?? '',
    instagramUrl: user.instagramUrl ?? '',
    linkedinUrl: user.linkedinUrl ?? '',
    twitterUrl: user.twitterUrl ?? '',
  };
}

export type UserValues = ReturnType<typeof userToValues>;

const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter(Boolean);

/** Only what changed: the audit log then says what was done, and a value of old is no reason to refuse a new one. */
export function toUserChanges(values: UserValues, user: AdminUser) {
  const before = userToValues(user);
  const changed = Object.entries(values).filter(
    ([name, value]) => value.trim() !== before[name as keyof UserValues].trim(),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, toInput(name as keyof UserValues, value)]),
  );
}

function toInput(name: keyof UserValues, value: string) {
  if (name === 'skills') return splitSkills(value);
  if (name === 'firstName' || name === 'lastName' || name === 'email') return value;
  return value.trim() || null;
}
