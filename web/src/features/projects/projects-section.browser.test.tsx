import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeProject, makeProjectCard } from '#web/testing/make-project.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProjectsSection } from './projects-section.tsx';

const section = page.getByRole('region', { name: 'Projects' });
const start = page.getByRole('button', { name: 'Start a project' });

const visit = () => renderInApp(<ProjectsSection userId="user_jonas" isOwner={false} />);
const openOwn = () =>
  renderInApp(<ProjectsSection userId="user_viewer" isOwner />, { path: '/profile' });

describe('the projects of a profile', () => {
  it('are shown with what the member does', async () => {
    fakeApi.respond(projects.listOfMember, [
      makeProjectCard(),
      makeProjectCard({ id: 'project_2', title: 'Half Board', isOwner: true, role: null }),
    ]);
    await visit();
    const first = section.getByRole('link', { name: 'The Last Wash Camera' });
    await expect.element(first).toHaveAttribute('href', '/projects/project_1');
    await expect.element(section.getByRole('link', { name: 'Half Board Owner' })).toBeVisible();
    await expect.element(start).not.toBeInTheDocument();
  });

  it('are not mentioned to visitors where there are none', async () => {
    fakeApi.respond(projects.listOfMember, []);
    const { client } = await visit();
    await expect.poll(() => client.isFetching()).toBe(0);
    await expect.element(section).not.toBeInTheDocument();
  });

  it('begin with an invitation for the owner', async () => {
    fakeApi.respond(projects.listOfMember, []);
    fakeApi.respond(projects.create, makeProject());
    await openOwn();
    await expect.element(section.getByText(/^Give your film, show or game a page/)).toBeVisible();
    await start.click();
    await page.getByRole('textbox', { name: 'Title' }).fill('The Last Wash');
    await page.getByRole('button', { name: 'Start project' }).click();
    await expect.poll(() => location.pathname).toBe('/projects/project_1');
  });

  it('can be tried again when they did not load', async () => {
    fakeApi.fail(projects.listOfMember, 'forbidden', 'Not now.');
    await openOwn();
    await expect.element(section.getByText('Not now.')).toBeVisible();
    fakeApi.respond(projects.listOfMember, [makeProjectCard()]);
    await section.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(section.getByRole('link', { name: /The Last Wash/ })).toBeVisible();
  });
});
