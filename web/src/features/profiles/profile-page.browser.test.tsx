import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections } from '#contract/connections/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProfilePage } from './profile-page.tsx';

/** What a profile asks for beside the member. */
const others = [
  connections.status,
  connections.count,
  courses.list,
  courses.classmates,
  endorsements.list,
  events.list,
  jobs.list,
  portfolio.list,
  posts.list,
  projects.listOfMember,
];

it('says why a profile did not load, and can be tried again', async () => {
  for (const route of others) fakeApi.fail(route, 'not_found');
  fakeApi.fail(profiles.get, 'forbidden', 'The archive is closed.');
  await renderInApp(<ProfilePage userId="user_jonas" />, { path: '/profile/user_jonas' });
  await expect
    .element(page.getByRole('heading'))
    .toHaveTextContent('Error loading profile: The archive is closed.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(listPageLoads()).toHaveLength(1);
});
