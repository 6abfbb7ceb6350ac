import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { Profile } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makePortfolioItem } from '#web/testing/make-portfolio-item.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { MemberProfile } from './member-profile.tsx';

const bio = page.getByText('I paint scenery.');
const work = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
const works = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makePortfolioItem({ id: `item_${index}`, title: `Work ${index + 1}` }),
  );

beforeEach(() => {
  fakeApi.respond(projects.listOfMember, []);
  fakeApi.respond(connections.count, { count: 3 });
  fakeApi.respond(connections.status, {
    status: null,
    connectionId: null,
    role: null,
    refusal: null,
    note: null,
  });
  fakeApi.respond(courses.list, []);
  fakeApi.respond(courses.classmates, []);
  fakeApi.respond(endorsements.list, { canEndorse: false, skills: [] });
  fakeApi.respond(jobs.list, []);
  fakeApi.respond(posts.list, []);
  fakeApi.respond(events.list, []);
  fakeApi.respond(tracking.jobViewCounts, {});
  fakeApi.respond(tracking.postViewCounts, {});
  fakeApi.respond(tracking.eventViewCounts, {});
});

const own = makeViewer({ bio: 'I paint scenery.' });
const other: Profile = { ...own, ...makeMember() };

const visit = () =>
  renderInApp(<MemberProfile member={other} isOwner={false} />, { path: `/profile/${other.id}` });
const openOwn = (search = '') =>
  renderInApp(<MemberProfile member={own} isOwner />, { path: `/profile${search}`, viewer: own });

describe('MemberProfile', () => {
  it('begins with the work: six pieces stand before the first paragraph about the member', async () => {
    await setViewport(1440, 900);
    fakeApi.respond(portfolio.list, works(7));
    await visit();
    await expect.element(work('Work 6')).toBeInTheDocument();
    const sixth = work('Work 6').element();
    const text = bio.element();
    expect(sixth.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(sixth.getBoundingClientRect().bottom).toBeLessThan(text.getBoundingClientRect().top);
    expect(headings().slice(0, 3)).toEqual(['Portfolio', 'About', 'Skills & Expertise']);
  });

  it('shows the work of the owner before the next step too', async () => {
    fakeApi.respond(portfolio.list, works(1));
    await openOwn();
    const step = page.getByRole('region', { name: 'Your next step' });
    await expect.element(step).toBeInTheDocument();
    expect(work('Work 1').element().compareDocumentPosition(step.element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('begins with the member where there is no work', async () => {
    fakeApi.respond(portfolio.list, []);
    await visit();
    await expect.element(page.getByText('Jonas has not hung up any work yet.')).toBeVisible();
    expect(headings().slice(0, 3)).toEqual(['About', 'Portfolio', 'Skills & Expertise']);
  });

  it('shows the rest where the work does not load', async () => {
    fakeApi.fail(portfolio.list, 'not_found');
    await visit();
    await expect.element(page.getByText('Failed to fetch portfolio items')).toBeVisible();
    await expect.element(bio).toBeVisible();
  });

  it.each([
    ['portfolio', 'Add Media'],
    ['courses', 'Add Course'],
    ['bio', 'Edit Profile'],
  ])('starts the step %s of the address once it knows where its button is', async (step, title) => {
    fakeApi.respond(portfolio.list, []);
    const release = fakeApi.hold(portfolio.list);
    await openOwn(`?step=${step}`);
    await expect.element(page.getByRole('status', { name: 'Loading the portfolio' })).toBeVisible();
    release();
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(location.search).toBe('');
  });
});
