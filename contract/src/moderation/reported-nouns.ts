import type { ReportTarget } from './forms.ts';

/** What a sentence calls what was reported: "your post". */
export const reportedNouns: Record<ReportTarget, string> = {
  user: 'profile',
  post: 'post',
  job: 'job',
  event: 'event',
  portfolio: 'portfolio item',
  comment: 'comment',
  message: 'message',
};
