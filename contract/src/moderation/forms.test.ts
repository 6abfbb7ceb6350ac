import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import {
  appealBody,
  appealDecisions,
  decideReportBody,
  reportBody,
  reportDecisions,
  reportReasons,
  reportTargets,
} from './forms.ts';

const report = { targetType: 'post', targetId: 'post_1', reason: 'scam' };

describe('a report', () => {
  it('may go without details', () => {
    expect(reportBody.parse(report)).toEqual({ ...report, details: '' });
    expect(reportBody.parse({ ...report, details: ' It asks for money. ' }).details).toBe(
      'It asks for money.',
    );
  });

  it.each(reportTargets)('may be about a %s', (targetType) => {
    expect(reportBody.parse({ ...report, targetType }).targetType).toBe(targetType);
  });

  it.each(Object.entries(reportReasons))('may have the reason %s, “%s”', (reason, words) => {
    expect(reportBody.parse({ ...report, reason }).reason).toBe(reason);
    expect(words).toMatch(/^[A-Z]/);
  });

  it('needs a thing and a reason', () => {
    expect(issuesOf(reportBody, {})).toEqual({
      targetType: `This must be one of: ${reportTargets.join(', ')}.`,
      targetId: 'This is required.',
      reason: 'Please choose a reason',
    });
  });

  it('has details of 2,000 characters at most', () => {
    expect(longestTexts(reportBody, report, ['details'])).toEqual({ details: 2_000 });
  });
});

describe('a decision', () => {
  const decisions = { ...reportDecisions, ...appealDecisions };

  it.each(Object.entries(decisions))('may be to %s: “%s”', (decision, words) => {
    expect(decideReportBody.parse({ decision })).toEqual({ decision, note: '', until: null });
    expect(words).toMatch(/^[A-Z]/);
  });

  it('has a note, and an end where it suspends', () => {
    const whole = {
      decision: 'suspend',
      note: 'For a week.\nPlease read the rules.',
      until: '2031-05-02T19:30:00Z',
    };
    expect(decideReportBody.parse(whole)).toEqual(whole);
    expect(decideReportBody.parse({ ...whole, until: null }).until).toBeNull();
    expect(longestTexts(decideReportBody, whole, ['note'])).toEqual({ note: 1_000 });
  });

  it.each([
    [{ decision: 'shrug' }, { decision: 'Please choose what to do.' }],
    [{ note: '\u200b' }, { note: 'Please write the note in words.' }],
    [{ until: 'soon' }, { until: 'This is not in the right form.' }],
  ])('is refused with %j', (wrong, issues) => {
    expect(issuesOf(decideReportBody, { decision: 'warn', ...wrong })).toEqual(issues);
  });
});

describe('an appeal', () => {
  it.each([undefined, '', ' \n', '\u200b'])('needs words, not %j', (text) => {
    expect(issuesOf(appealBody, { text })).toEqual({
      text: 'Please tell us why the decision should change.',
    });
  });

  it('has 2,000 characters at most', () => {
    expect(appealBody.parse({ text: ' It was mine. ' })).toEqual({ text: 'It was mine.' });
    expect(longestTexts(appealBody, {}, ['text'])).toEqual({ text: 2_000 });
  });
});
