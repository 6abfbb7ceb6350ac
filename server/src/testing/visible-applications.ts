import { type Fields, fields } from './field-rules.ts';
import { person } from './visible-people.ts';

/** What an application shows, whose own it is, and what a crew sees of each other. */
export function applicationFields(
  job: Fields,
  media: Fields,
): Record<'application' | 'ownApplication' | 'callSheet', Fields> {
  const application: Fields = {
    ...fields('id jobId applicantId message status createdAt'),
    ...fields('positionIds positionId areWorksAttached matchingSkills'),
    ...fields('note seenAt decidedAt isUnanswered'),
    works: { ...fields('id title mediaUrl mediaType'), media },
    job,
    applicant: { ...person, portfolioUrl: true, email: ['owner', 'administrator'] },
  };
  return {
    application,
    /** With the viewer's own address. */
    ownApplication: { ...application, applicant: { ...person, ...fields('portfolioUrl email') } },
    /** Of the crew, only what each of them agreed to share. */
    callSheet: {
      ...fields('jobId title authorId place notes sharesEmail sharesPhone updatedAt'),
      calls: fields('label at'),
      crew: { user: person, ...fields('role email phoneNumber') },
    },
  };
}
