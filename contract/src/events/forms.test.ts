import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestTexts } from '../testing/longest-texts.ts';
import { createEventBody, rsvpBody, updateEventBody } from './forms.ts';

const event = {
  title: 'Thesis screening',
  description: 'Three films',
  eventDate: '2031-05-02T19:30:00-04:00',
};
const noDate = 'Please select an event date';
const seats = 'Please set 1 to 10,000 seats, or none.';
const noPicture = 'Please upload a picture for the poster.';
const tooEarly = 'An event ends after it has begun.';

describe('a new event', () => {
  it('needs a title, a description and a date', () => {
    expect(issuesOf(createEventBody, { title: ' ', description: '' })).toEqual({
      title: 'Please enter an event title',
      description: 'Please enter an event description',
      eventDate: noDate,
    });
  });

  it('has nothing else unless it says so', () => {
    expect(createEventBody.parse({ ...event, title: ' Thesis screening ' })).toEqual({
      ...event,
      endDate: null,
      location: null,
      capacity: null,
      imageUrl: null,
      imageAlt: null,
      projectId: null,
    });
  });

  it('keeps what it says', () => {
    const whole = {
      ...event,
      endDate: '2031-05-02T22:00:00-04:00',
      location: 'Studio 3',
      capacity: 80,
      imageUrl: '/uploads/poster.jpg',
      imageAlt: 'A red curtain',
      projectId: 'project_1',
    };
    expect(createEventBody.parse(whole)).toEqual(whole);
  });
});

describe.each([
  ['new', createEventBody],
  ['changed', updateEventBody],
])('a %s event', (_, body) => {
  it.each(['1900-01-01T00:00:00Z', '2199-12-31T23:59:59.123456+14:00'])('may be on %s', (date) => {
    expect(issuesOf(body, { ...event, eventDate: date })).toEqual({});
  });

  it.each([
    ['2200-01-01T00:00:00Z', 'Please choose a date before the year 2200.'],
    ['2200-01-01T00:00:00.2031-05:00', 'Please choose a date before the year 2200.'],
    ['1899-12-31T00:00:00Z', 'Please choose a date before the year 2200.'],
    ['2031-05-02', noDate],
    ['2031-05-02T19:30', noDate],
    ['tomorrow', noDate],
    ['', noDate],
  ])('is not on %j', (date, sentence) => {
    expect(issuesOf(body, { ...event, eventDate: date })).toEqual({ eventDate: sentence });
  });

  it.each([
    ['2031-05-03T01:30:00+02:00', { endDate: tooEarly }],
    ['2031-05-02T19:29:59-04:00', { endDate: tooEarly }],
    ['2031-05-02T19:31:00-04:00', {}],
    ['2031-05-03T01:31:00+02:00', {}],
    ['later', { endDate: noDate }],
    [null, {}],
  ])('that ends at %j: %j', (endDate, issues) => {
    expect(issuesOf(body, { ...event, endDate })).toEqual(issues);
  });

  it.each([1, 10_000, null])('may have %j seats', (capacity) => {
    expect(issuesOf(body, { ...event, capacity })).toEqual({});
  });

  it.each([0, 10_001, 1.5, '20'])('has never %j seats', (capacity) => {
    expect(issuesOf(body, { ...event, capacity })).toEqual({ capacity: seats });
  });

  it.each([
    ['/uploads/poster.jpg', {}],
    [`/uploads/${'x'.repeat(1_991)}`, {}],
    [`/uploads/${'x'.repeat(1_992)}`, { imageUrl: 'This must be 2,000 characters at most.' }],
    ['https://example.com/uploads/poster.jpg', { imageUrl: noPicture }],
    ['', { imageUrl: noPicture }],
    [null, {}],
  ])('with the poster %s', (imageUrl, issues) => {
    expect(issuesOf(body, { ...event, imageUrl })).toEqual(issues);
  });

  it('has texts as long as their fields', () => {
    const lengths = { title: 150, description: 10_000, location: 150, imageAlt: 500 };
    expect(longestTexts(body, event, Object.keys(lengths))).toEqual(lengths);
  });
});

describe('a change of an event', () => {
  it('leaves alone what it does not name', () => {
    expect(updateEventBody.parse({})).toEqual({});
    expect(updateEventBody.parse({ endDate: event.eventDate })).toEqual({
      endDate: event.eventDate,
    });
  });

  it.each(['endDate', 'location', 'capacity', 'imageUrl', 'imageAlt', 'projectId'])(
    'empties %s',
    (field) => {
      expect(updateEventBody.parse({ [field]: null })).toEqual({ [field]: null });
    },
  );
});

describe('an answer to an invitation', () => {
  it.each(['going', 'maybe', 'no'])('may be %s', (status) => {
    expect(rsvpBody.parse({ status })).toEqual({ status });
  });

  it.each(['waiting', 'yes', null])('is not %j', (status) => {
    expect(issuesOf(rsvpBody, { status })).toEqual({ status: 'Please answer going, maybe or no.' });
  });
});
