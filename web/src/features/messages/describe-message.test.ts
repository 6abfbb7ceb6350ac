import { describe, expect, it } from 'vitest';
import type { MediaKind } from '#contract/uploads/media.ts';
import { describeMessage } from './describe-message.ts';

const file = (type: MediaKind) => ({
  url: '/uploads/a',
  type,
  name: null,
  size: null,
  width: null,
  height: null,
  blur: null,
  poster: null,
  variants: [],
  alt: null,
});

describe('describeMessage', () => {
  it('is one line, and says which ones are mine', () => {
    const message = { senderId: 'user_1', text: 'Two\n\nlines ', file: null };
    expect(describeMessage(message, 'user_1')).toBe('You: Two lines');
    expect(describeMessage(message, 'user_2')).toBe('Two lines');
  });

  it('says what was sent where there are no words', () => {
    const sent = { senderId: 'user_1', text: '', file: file('image') };
    expect(describeMessage(sent, 'user_2')).toBe('Sent a picture');
    expect(describeMessage(sent, 'user_1')).toBe('You sent a picture');
    expect(describeMessage({ ...sent, file: file('document') }, 'user_2')).toBe('Sent a file');
  });
});
