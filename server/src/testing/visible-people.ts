import { type Fields, fields } from './field-rules.ts';

export const person = fields(
  'id firstName lastName school major program graduationYear profileImageUrl',
);
const links = fields('portfolioUrl website instagramUrl linkedinUrl twitterUrl youtubeUrl imdbUrl');

/** Of the owner's page; `visibleContact` decides. */
export const profile: Fields = {
  ...person,
  ...links,
  ...fields('bio skills createdAt'),
  email: ['connection', 'owner', 'administrator'],
  phoneNumber: ['connection', 'owner', 'administrator'],
};

export const emailPreferences = fields(
  'emailNotifications emailJobMatches emailConnectionRequests emailJobApplications emailProfileViews emailComments emailDigest',
);

/** The viewer's own data. */
export const currentUser: Fields = {
  ...person,
  ...links,
  ...fields(
    'email phoneNumber bio skills createdAt isAdmin role staffStep hasPassword hasSecondFactor hideCourses',
  ),
  ...emailPreferences,
  ...fields('hideProfileViews shareAnalytics shareHighlights showWorkToStrangers welcomeStep'),
};
