import { anyName, type Fields, fields } from './field-rules.ts';
import { person } from './visible-people.ts';

const withAddress: Fields = { ...person, email: true };
const user: Fields = {
  ...withAddress,
  ...fields('bio phoneNumber website instagramUrl linkedinUrl twitterUrl skills isAdmin role'),
  ...fields(
    'isVerified isSuspended suspendedUntil suspensionReason isProtected isLeaving createdAt',
  ),
};
const act: Fields = {
  ...fields('id action targetType targetId note createdAt'),
  before: fields(anyName),
  after: fields(anyName),
};
const report: Fields = {
  ...fields('id targetType targetId reason details url exists status decision note'),
  ...fields('decidedAt createdAt earlierCount reportedByViewer'),
  snapshot: { ...fields(anyName), author: fields(anyName) },
  reporter: person,
  subject: { ...withAddress, isSuspended: true, isStaff: true },
  earlier: fields('id targetType reason status decision createdAt'),
  decidedBy: person,
  appeal: fields('text createdAt decision note decidedAt'),
};
const appeal: Fields = {
  ...fields('targetType reason excerpt decision note decidedAt appealDecision appealNote'),
  appeal: fields('text createdAt'),
};

/** What only those who look after Callboard are answered, and members about themselves. */
export function staffFields({ post, job, event, course }: Record<string, Fields>) {
  const authored = (item: Fields = {}): Fields => ({ ...item, author: withAddress });
  return {
    'GET /api/account/acts': act,
    'GET /api/admin/audit': {
      ...act,
      ...fields('actorId subjectId'),
      actor: person,
      subject: person,
    },
    'GET /api/admin/events': authored(event),
    'GET /api/admin/job-applications/:jobId': {
      ...fields('id jobId applicantId message status createdAt'),
      applicant: withAddress,
    },
    'GET /api/admin/jobs': authored(job),
    'GET /api/admin/posts': authored(post),
    'GET /api/admin/reports': report,
    'GET /api/admin/reports/:id': report,
    'GET /api/admin/reports/count': fields('open appealed'),
    'GET /api/admin/users': user,
    'GET /api/admin/users/:userId': user,
    'GET /api/admin/users/count': fields('count isMore'),
    'GET /api/appeals/:token': appeal,
    'PATCH /api/admin/reports/:id': report,
    'POST /api/admin/users/:userId/courses': course ?? {},
    'POST /api/admin/users/:userId/end-sessions': fields('ended'),
    'POST /api/admin/users/:userId/suspend': user,
    'POST /api/admin/users/:userId/unsuspend': user,
    'POST /api/appeals/:token': appeal,
    'PUT /api/admin/courses/:courseId': course ?? {},
    'PUT /api/admin/posts/:id': authored(post),
    'PUT /api/admin/users/:userId': user,
    'PUT /api/admin/users/:userId/role': user,
  } satisfies Record<string, Fields>;
}
