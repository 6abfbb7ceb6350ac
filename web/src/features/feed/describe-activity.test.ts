import { describe, expect, it } from 'vitest';
import type { FeedItem } from '#contract/feed/contract.ts';
import { describeActivity } from './describe-activity.ts';

const author = { firstName: 'Maya', lastName: 'Okonkwo' };
const item = (fields: object) =>
  describeActivity({ id: 'x_1', author, createdAt: '2030-01-01T00:00:00Z', ...fields } as FeedItem);

describe('describeActivity', () => {
  it('says who posted which job, and leads to it', () => {
    expect(item({ kind: 'job', title: 'Gaffer needed' })).toMatchObject({
      actor: 'Maya Okonkwo',
      action: 'posted a new job',
      title: 'Gaffer needed',
      href: '/jobs/x_1',
    });
  });

  it('shows the first 30 characters of a post and an ellipsis', () => {
    const content = 'Picture lock,\nthree weeks late and worth every hour.';
    expect(item({ kind: 'post', content })).toMatchObject({
      action: 'shared a post',
      title: 'Picture lock, three weeks late...',
      href: '/posts/x_1',
    });
    expect(item({ kind: 'post', content: 'Short' }).title).toBe('Short...');
    expect(item({ kind: 'post', content: '🎬'.repeat(40) }).title).toBe(`${'🎬'.repeat(30)}...`);
  });

  it('names the author of an event, and leads home', () => {
    expect(item({ kind: 'event', title: 'Screening' })).toMatchObject({
      actor: 'Maya Okonkwo',
      action: 'created an event',
      href: '/',
    });
  });
});
