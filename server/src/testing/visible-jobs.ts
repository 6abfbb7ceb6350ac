import { type Fields, fields } from './field-rules.ts';
import { authored } from './visible-parts.ts';

export const jobAlone: Fields = {
  ...authored,
  ...fields('title description requirements budget location duration startDate paymentType'),
  ...fields('targetSchool skills type deadline respondBy expiresAt'),
  positions: fields('id role wanted filled paymentType skills'),
  replies: fields('percent usualHours'),
};
export const job: Fields = {
  ...jobAlone,
  ...fields('isSaved isApplied'),
  project: fields('id title'),
};
export const counted = fields('count isMore');
export const tabCounts: Fields = {
  browse: counted,
  applications: counted,
  applicants: counted,
  saved: counted,
};
export const savedSearch = fields('id q skills school major payment type delivery createdAt');
