import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connections } from '#contract/connections/contract.ts';
import { events } from '#contract/events/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { type Project, projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeEvent } from '#web/testing/make-event.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeCrewMember, makeProject } from '#web/testing/make-project.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProjectPage } from './project-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name });
const toast = (text: string) => page.getByText(text, { exact: true });

const viewer = makeViewer();
const theo = makeCrewMember();
const own = makeProject({ owner: viewer, isMine: true, crew: [theo] });

beforeEach(() => {
  fakeApi.respond(jobs.list, []);
  fakeApi.respond(events.list, []);
  fakeApi.respond(posts.list, []);
  fakeApi.respond(projects.listMine, []);
});

async function open(project: Project) {
  fakeApi.respond(projects.get, project);
  const path = `/projects/${project.id}`;
  const screen = await renderInApp(<ProjectPage projectId={project.id} />, { path, viewer });
  await expect.element(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  return screen;
}

describe('the page of a project', () => {
  it('says that it loads, and shows who is in it and what was posted under it', async () => {
    const project = makeProject({ crew: [theo] });
    const reference = { id: project.id, title: project.title };
    fakeApi.respond(jobs.list, [makeJob({ project: reference })]);
    fakeApi.respond(events.list, [makeEvent({ project: reference })]);
    fakeApi.respond(projects.get, project);
    const release = fakeApi.hold(projects.get);
    await renderInApp(<ProjectPage projectId={project.id} />);
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    release();
    await expect.element(page.getByText('A short film in a laundromat.')).toBeVisible();
    const crew = region('Crew so far').getByRole('link', { name: 'Theo Brandt' });
    await expect.element(crew).toHaveAttribute('href', '/profile/user_theo');
    await expect.element(region('Crew so far').getByText('Camera')).toBeVisible();
    const call = region('Open calls').getByRole('link', { name: /^Second camera/ });
    await expect.element(call).toBeVisible();
    await expect.element(region('Events').getByText('Thesis screening')).toBeVisible();
    await expect.element(region('Updates').getByText('No updates yet.')).toBeVisible();
    await expect.poll(() => document.title).toContain('The Last Wash');
    for (const { query } of [jobs, events, posts].flatMap(({ list }) => fakeApi.requests(list))) {
      expect(query).toMatchObject({ projectId: project.id });
    }
  });

  it('offers a stranger nothing to change', async () => {
    await open(makeProject({ crew: [theo] }));
    await expect.element(page.getByText('Nobody is looked for at the moment.')).toBeVisible();
    for (const name of ['Add crew', 'Post a call', 'Add an event', 'Post an update', 'Leave']) {
      await expect.element(button(name)).not.toBeInTheDocument();
    }
    await expect.element(button('Take Theo Brandt off the crew')).not.toBeInTheDocument();
    await button('More for The Last Wash').click();
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('says where there is none, and what did not load', async () => {
    fakeApi.fail(projects.get, 'not_found', 'Project not found.');
    const { unmount } = await renderInApp(<ProjectPage projectId="project_0" />);
    await expect.element(page.getByRole('heading', { name: 'Project not found' })).toBeVisible();
    await unmount();
    fakeApi.fail(posts.list, 'forbidden', 'Not now.');
    await open(makeProject());
    await expect.element(region('Updates').getByText('Not now.')).toBeVisible();
    fakeApi.respond(posts.list, []);
    await region('Updates').getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByText('No updates yet.')).toBeVisible();
  });

  it('lets the crew post under it', async () => {
    fakeApi.respond(jobs.create, makeJob());
    await open(makeProject({ isMine: true }));
    await button('Post a call').click();
    const dialog = page.getByRole('dialog', { name: 'Post a Job' });
    await expect
      .element(dialog.getByRole('combobox', { name: 'Project' }))
      .toHaveDisplayValue('The Last Wash');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Gaffer');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Three nights.');
    await dialog.getByRole('combobox', { name: 'Skills', exact: true }).fill('Gaffing');
    await dialog.getByRole('option', { name: 'Gaffing' }).click();
    await dialog.getByRole('button', { name: 'Post Job' }).click();
    await expect
      .poll(() => fakeApi.requests(jobs.create).at(-1)?.body)
      .toMatchObject({ title: 'Gaffer', projectId: 'project_1' });
  });

  it('is deleted after a question that says what stays', async () => {
    fakeApi.respond(projects.remove);
    await open(own);
    await button('More for The Last Wash').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/that were posted under it stay/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(toast('Project deleted')).toBeVisible();
    await expect.poll(() => location.pathname).toBe('/profile');
  });
});

describe('the crew of a project', () => {
  const imani = makeMember({ id: 'user_imani', firstName: 'Imani', lastName: 'Brooks' });
  const connected = (member: typeof imani) => ({
    ...member,
    skills: [],
    connectedAt: '2026-01-05T12:00:00.000Z',
  });

  it('gets connections of the owner who are not in it', async () => {
    fakeApi.respond(connections.list, [connected(theo), connected(imani)]);
    await open(own);
    await button('Add crew').click();
    const dialog = page.getByRole('dialog', { name: 'Add to the crew' });
    const choice = dialog.getByRole('combobox', { name: 'Connection' });
    await expect.element(choice.getByRole('option', { name: /Theo/ })).not.toBeInTheDocument();
    await choice.selectOptions('user_imani');
    await dialog.getByRole('textbox', { name: 'Role' }).fill('Make-up');
    fakeApi.fail(projects.setCrew, 'forbidden', 'You are not connected.');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(page.getByText('You are not connected.')).toBeVisible();
    const member = makeCrewMember({ ...imani, role: 'Make-up' });
    fakeApi.respond(projects.setCrew, { ...own, crew: [theo, member] });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(toast('Imani is on the crew')).toBeVisible();
    await expect.element(region('Crew so far').getByText('Make-up')).toBeVisible();
    expect(fakeApi.requests(projects.setCrew).at(-1)).toMatchObject({
      params: { id: 'project_1', userId: 'user_imani' },
      body: { role: 'Make-up' },
    });
  });

  it('cannot be made without connections', async () => {
    fakeApi.respond(connections.list, []);
    await open({ ...own, crew: [] });
    await button('Add crew').click();
    const dialog = page.getByRole('dialog', { name: 'Add to the crew' });
    await expect.element(dialog.getByRole('link', { name: 'Discover students' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  });

  it('is changed by the owner, but for who was accepted for a call', async () => {
    const luis = makeCrewMember({ id: 'user_luis', firstName: 'Luis', isAccepted: true });
    await open({ ...own, crew: [theo, luis] });
    await expect.element(button('Change the role of Luis Brandt')).toBeVisible();
    await expect.element(button('Take Luis Brandt off the crew')).not.toBeInTheDocument();
    fakeApi.respond(projects.setCrew, { ...own, crew: [{ ...theo, role: 'Second camera' }] });
    await button('Change the role of Theo Brandt').click();
    await page.getByRole('textbox', { name: 'Role' }).fill('Second camera');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(region('Crew so far').getByText('Second camera')).toBeVisible();
    fakeApi.respond(projects.removeCrew);
    fakeApi.respond(projects.get, { ...own, crew: [] });
    await button('Take Theo Brandt off the crew').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take off' }).click();
    await expect.element(toast('Theo is off the crew')).toBeVisible();
    await expect.element(page.getByText(/^Add the people you work with/)).toBeVisible();
  });

  it('can be left', async () => {
    const me = makeCrewMember({ ...viewer, role: 'Camera', isAdded: true });
    await open(makeProject({ crew: [me], isMine: true }));
    await expect.element(button('Add crew')).not.toBeInTheDocument();
    await button('Leave').click();
    fakeApi.respond(projects.removeCrew);
    fakeApi.respond(projects.get, makeProject());
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect.element(toast('You have left the crew')).toBeVisible();
    await expect.element(button('Post a call')).not.toBeInTheDocument();
  });

  it('is not left by who was accepted for a call', async () => {
    const me = makeCrewMember({ ...viewer, role: 'Camera', isAccepted: true });
    await open(makeProject({ crew: [me], isMine: true }));
    await expect.element(region('Crew so far').getByText('Camera')).toBeVisible();
    await expect.element(button('Leave')).not.toBeInTheDocument();
  });
});
