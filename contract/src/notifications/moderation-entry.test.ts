import { describe, expect, it } from 'vitest';
import { reportTargets } from '../moderation/forms.ts';
import { moderationEntry } from './moderation-entry.ts';
import type { NotificationPayloads } from './new-notification.ts';

type News = NotificationPayloads['moderation']['data'];

const report = { reportId: 'report_1', targetType: 'post', note: null } as const;
const about = (data: News) => ({ actor: null, data });

describe('a notification about a report', () => {
  it.each<[News['event'], string, string]>([
    [
      'dismissed',
      'We looked at your report',
      'You reported a post. We found nothing in it that is against our rules.',
    ],
    [
      'acted',
      'We looked at your report',
      'You reported a post. We have acted. Thank you for telling us.',
    ],
    ['cleared', 'A report was dismissed', 'A report about your post was looked at and dismissed.'],
    [
      'removed',
      'Something of yours was removed',
      'Your post was removed: it is against our rules.',
    ],
    [
      'warned',
      'A warning',
      'Your post was reported to us, and it is against our rules. Please take care.',
    ],
    ['suspended', 'Your account was suspended', 'Your account was suspended because of your post.'],
    ['upheld', 'Your appeal was looked at', 'We looked again, and the decision stays.'],
    [
      'overturned',
      'Your appeal was looked at',
      'We looked again, and the decision was taken back.',
    ],
  ])('that was %s: “%s”', (event, title, message) => {
    const news = about({ event, ...report });
    expect([moderationEntry.title(news), moderationEntry.message(news)]).toEqual([title, message]);
    const noted = about({ event, ...report, note: 'Please read the rules.' });
    expect(moderationEntry.message(noted)).toBe(`${message} Please read the rules.`);
  });

  it('calls what was reported by what members call it', () => {
    const sentences = reportTargets.map((targetType) =>
      moderationEntry.message(about({ event: 'cleared', ...report, targetType })),
    );
    const nouns = sentences.map((sentence) => /your (.+) was looked at/.exec(sentence)?.[1]);
    expect(nouns).toEqual([
      'profile',
      'post',
      'job',
      'event',
      'portfolio item',
      'comment',
      'message',
    ]);
  });

  it('keeps the token of an appeal, and nothing else', () => {
    const { data } = moderationEntry;
    expect(data(about({ event: 'warned', ...report }))).toEqual({});
    expect(data(about({ event: 'warned', ...report, appealToken: 'report_1.x' }))).toEqual({
      appealToken: 'report_1.x',
    });
  });
});
