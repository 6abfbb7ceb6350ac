import { anyName, type Fields, fields } from './field-rules.ts';
import { accountFields } from './visible-account.ts';
import { analyticsFields } from './visible-analytics.ts';
import { applicationFields } from './visible-applications.ts';
import { attendees, calendarAddress, event } from './visible-events.ts';
import { counted, job, jobAlone, savedSearch, tabCounts } from './visible-jobs.ts';
import { mergeFields } from './visible-merges.ts';
import { authored, media } from './visible-parts.ts';
import { currentUser, emailPreferences, person, profile } from './visible-people.ts';
import { projectFields } from './visible-projects.ts';
import { secondFactorFields } from './visible-second-factor.ts';
import { staffFields } from './visible-staff.ts';

const upload: Fields = { ...media, ...fields('id mediaType') };

const post: Fields = {
  ...authored,
  ...fields('content type skills imageUrl likeCount isLiked commentCount isCommentingOpen'),
  mentions: fields('id name'),
  media,
  pictures: media,
  project: fields('id title'),
};
const written: Fields = {
  ...authored,
  ...fields('replyTo text likeCount isLiked editedAt'),
  mentions: fields('id name'),
};
const comment: Fields = { ...written, replyCount: true, replies: written };
const commenting = fields('isCommentingOpen');

const { application, ownApplication, callSheet } = applicationFields(jobAlone, media);

const course = fields('id userId courseCode courseName section professor semester year createdAt');
const portfolioItem: Fields = {
  ...fields('id userId title description mediaUrl mediaType tags sortOrder createdAt'),
  ...fields('commentCount isCommentingOpen'),
  media,
};
const connection: Fields = {
  ...fields('status role connectionId refusal'),
  note: ['owner'],
};
/** The owner is asked; nobody else sees who asks, or with which words. */
const connectionRequest: Fields = {
  ...person,
  ...fields('connectionId requestedAt'),
  note: ['owner'],
};
const recommendation: Fields = { ...person, ...fields('skills reasons suggestedNote') };
const endorsedSkill: Fields = { ...fields('skill count isMine'), endorsers: person };
const notification: Fields = {
  ...fields('id type title message isRead actorCount createdAt'),
  data: fields(
    'applicationId jobId postId senderId endorserId viewerId newUserId conversationId eventId portfolioItemId projectId ownerId commentId callSheetId appealToken',
  ),
  actor: person,
};
const sentMessage: Fields = {
  ...fields('id conversationId senderId text createdAt'),
  file: media,
};
const conversation: Fields = {
  ...fields('id status requestedBy unreadCount seenAt refusal updatedAt'),
  member: person,
  lastMessage: sentMessage,
};
const pushDevice = fields('id device createdAt lastSuccessAt isCurrent');
const count = fields('count');
const message = fields('message');
const viewCounts = fields(anyName);

export const refusalFields: Fields = {
  ...fields('code message requestId'),
  issues: fields('path message'),
};

/** What each route with an answer may answer. A new route or field is refused until it is allowed here. */
export const visibleFields: Record<string, Fields> = {
  ...accountFields,
  ...analyticsFields,
  ...staffFields({ post, job: jobAlone, event, course }),
  ...mergeFields,
  ...projectFields,
  ...secondFactorFields,
  'DELETE /api/comments/:id/like': fields('isLiked likeCount'),
  'DELETE /api/posts/:id/like': fields('isLiked likeCount'),
  'DELETE /api/applications': fields('withdrawn'),
  'GET /api/applications': ownApplication,
  'GET /api/applications/:id': application,
  'GET /api/applications/job/:jobId': application,
  'GET /api/auth/identities': fields('id email createdAt'),
  'GET /api/auth/sessions': fields('id device address createdAt lastSeenAt isCurrent'),
  'GET /api/auth/user': currentUser,
  'GET /api/blocks': { ...person, blockedAt: true },
  'GET /api/calendar-feed': calendarAddress,
  'GET /api/comments/:id': comment,
  'GET /api/connections/count/:userId': count,
  'GET /api/connections/recommended': recommendation,
  'GET /api/connections/requests': connectionRequest,
  'GET /api/connections/status/:userId': connection,
  'GET /api/connections/user/:userId': { ...person, ...fields('skills connectedAt') },
  'GET /api/conversations': conversation,
  'GET /api/conversations/:id': conversation,
  'GET /api/conversations/:id/messages': sentMessage,
  'GET /api/conversations/unread-count': count,
  'GET /api/conversations/with/:userId': fields('conversationId refusal'),
  'GET /api/course-suggestions': fields('courseCode courseName section professor memberCount'),
  'GET /api/courses/:userId': course,
  'GET /api/courses/:userId/classmates': { ...fields('courseId count'), classmates: person },
  'GET /api/endorsements/:userId': { canEndorse: true, skills: endorsedSkill },
  'GET /api/events': event,
  'GET /api/events/:id': event,
  'GET /api/events/:id/attendees': attendees,
  'GET /api/events/:id/comments': comment,
  'GET /api/events/upcoming': event,
  'GET /api/events/view-counts': viewCounts,
  'GET /api/feed': {
    ...job,
    ...post,
    ...event,
    kind: true,
    reason: fields('matchingSkills namedSkills isConnection courseCode isSameSchool'),
  },
  'GET /api/feed/newer': count,
  'GET /api/feed/waiting': {
    applications: counted,
    applicants: counted,
    saved: counted,
    requests: counted,
    closing: fields('id title expiresAt isSaved'),
  },
  'GET /api/health': fields('status'),
  'GET /api/job-applications': application,
  'GET /api/job-applications/jobs': {
    job: fields('id title expiresAt createdAt'),
    counts: fields('pending accepted rejected'),
  },
  'GET /api/jobs': job,
  'GET /api/jobs/:id': job,
  'GET /api/jobs/:id/application': ownApplication,
  'GET /api/jobs/:id/crew': { user: person, role: true },
  'GET /api/jobs/:id/similar': { job, ...fields('sharedSkills isSameAuthor') },
  'GET /api/jobs/counts': tabCounts,
  'GET /api/jobs/:id/call-sheet': callSheet,
  'GET /api/jobs/:id/former-application': fields('message positionIds portfolioItemIds'),
  'GET /api/jobs/search': job,
  'GET /api/jobs/view-counts': viewCounts,
  'GET /api/mentions': person,
  'GET /api/messages/search': { ...sentMessage, member: person },
  'GET /api/notifications': notification,
  'GET /api/notifications/count': count,
  'GET /api/portfolio/:userId': portfolioItem,
  'GET /api/portfolio/items/:id/comments': comment,
  'GET /api/posts': post,
  'GET /api/posts/:id': post,
  'GET /api/posts/:id/comments': comment,
  'GET /api/posts/view-counts': viewCounts,
  'GET /api/profile-views/recent/:userId': { viewer: person, viewedAt: true },
  'GET /api/profile-views/stats/:userId': {
    weeklyViews: true,
    recentViews: { ...person, viewedAt: true },
  },
  'GET /api/public/community-stats': fields(
    'totalStudents actors directors openCalls eventsThisWeek',
  ),
  'GET /api/public/works': {
    ...fields('title maker url width height'),
    variants: fields('url width'),
  },
  'GET /api/push': {
    publicKey: true,
    devices: pushDevice,
    quietHours: fields('from until timeZone'),
  },
  'GET /api/ready': fields('status uploads'),
  'GET /api/saved-jobs': job,
  'GET /api/saved-searches': savedSearch,
  'GET /api/skills/popular': {},
  'GET /api/skills/trending': fields('skill count'),
  'GET /api/uploads/tus/:id': fields('offset size'),
  'GET /api/users/:id': profile,
  'GET /api/users/search': {
    ...person,
    ...fields('bio skills'),
    works: { ...fields('id title mediaUrl mediaType'), media },
    connection,
    reason: fields('kind count name'),
  },
  'GET /api/users/search/count': fields('count isMore'),
  'GET /api/users/suggestions': recommendation,
  'GET /api/welcome/studies': fields('school major count'),
  'GET /api/works': { ...portfolioItem, maker: person },
  'PATCH /api/applications/:id': application,
  'PATCH /api/comments/:id': comment,
  'PATCH /api/saved-searches/:id': savedSearch,
  'POST /api/applications/:id/restore': ownApplication,
  'POST /api/auth/change-password': message,
  'POST /api/auth/forgot-password': message,
  'POST /api/auth/login': currentUser,
  'POST /api/auth/resend-otp': message,
  'POST /api/auth/reset-password': message,
  'POST /api/auth/signup': fields('requiresVerification email'),
  'POST /api/auth/verify-otp': currentUser,
  'POST /api/calendar-feed': calendarAddress,
  'POST /api/comments/:id/like': fields('isLiked likeCount'),
  'POST /api/connections': connection,
  'POST /api/conversations': sentMessage,
  'POST /api/conversations/:id/accept': conversation,
  'POST /api/conversations/:id/messages': sentMessage,
  'POST /api/courses': course,
  'POST /api/endorsements/:userId/:skill': endorsedSkill,
  'POST /api/events': event,
  'POST /api/events/:id/comments': comment,
  'POST /api/jobs': job,
  'POST /api/jobs/:id/apply': ownApplication,
  'POST /api/jobs/:id/renew': job,
  'POST /api/portfolio': portfolioItem,
  'POST /api/portfolio/items/:id/comments': comment,
  'POST /api/posts': post,
  'POST /api/posts/:id/comments': comment,
  'POST /api/posts/:id/like': fields('isLiked likeCount'),
  'POST /api/privacy/analytics': fields('analytics highlights'),
  'POST /api/privacy/front-page': fields('showWorkToStrangers'),
  'POST /api/privacy/profile-views': fields('hideProfileViews'),
  'POST /api/profile-photo/simple-upload': fields('profileImageUrl'),
  'POST /api/push/subscriptions': pushDevice,
  'POST /api/reports': message,
  'POST /api/saved-searches': savedSearch,
  'POST /api/upload': upload,
  'POST /api/uploads/tus/:id/finish': upload,
  'POST /api/user/email-preferences': emailPreferences,
  'PUT /api/connections/:id': connection,
  'PUT /api/courses/:id': course,
  'PUT /api/events/:id': event,
  'PUT /api/events/:id/rsvp': fields('status going waiting'),
  'PUT /api/events/:id/commenting': commenting,
  'PUT /api/jobs/:id': job,
  'PUT /api/jobs/:id/call-sheet': callSheet,
  'PUT /api/jobs/:id/call-sheet/contact': callSheet,
  'PUT /api/portfolio/:id': portfolioItem,
  'PUT /api/portfolio/items/:id/commenting': commenting,
  'PUT /api/portfolio/reorder': portfolioItem,
  'PUT /api/posts/:id': post,
  'PUT /api/posts/:id/commenting': commenting,
  'PUT /api/users/profile': currentUser,
  'PUT /api/welcome': currentUser,
};
