import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeJob } from '#web/testing/make-job.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { CreateJobDialog } from './create-job-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Post a Job' });
const field = (name: string) => dialog.getByRole('textbox', { name });
const submit = dialog.getByRole('button', { name: 'Post Job' });
const skills = dialog.getByRole('combobox', { name: 'Skills', exact: true });
const roles = () =>
  dialog
    .getByRole('textbox', { name: 'Role' })
    .elements()
    .map((input) => (input as HTMLInputElement).value);
const sent = () => fakeApi.requests(jobs.create).at(-1)?.body;

async function open() {
  const onOpenChange = vi.fn();
  const screen = await renderInApp(<CreateJobDialog open onOpenChange={onOpenChange} />);
  return { onOpenChange, ...screen };
}

async function fillIn() {
  await field('Title').fill('Night shoot');
  await field('Description').fill('Two nights on a roof.');
  await skills.fill('Gaffing');
  await userEvent.keyboard('{Enter}');
}

async function addPosition(role: string) {
  await dialog.getByRole('button', { name: 'Add a position' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Role' }).last()).toHaveFocus();
  await userEvent.keyboard(role);
}

beforeEach(() => {
  fakeApi.respond(projects.listMine, []);
});

describe('the skills of a new job', () => {
  it('are the most common ones first, and any other by typing', async () => {
    await open();
    await skills.click();
    await expect
      .poll(() => dialog.getByRole('listbox').getByRole('option').elements().length)
      .toBe(creationSkills.length);
    await skills.fill('gaff');
    await expect
      .element(dialog.getByRole('listbox').getByRole('option', { name: 'Gaffing' }))
      .toBeVisible();
    await userEvent.keyboard('{Enter}');
    await skills.fill('gaffing');
    await expect.element(dialog.getByText('No skills found matching "gaffing"')).toBeVisible();
  });
});

describe('a new job', () => {
  it('is unpaid and for all schools, and says what is missing', async () => {
    await open();
    await expect.element(submit).toBeDisabled();
    await expect.element(dialog.getByLabelText('Payment Type')).toHaveValue('unpaid');
    await expect.element(dialog.getByLabelText('Target School')).toHaveValue('all');
    await field('Title').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const said = (title: string) => page.getByText(title, { exact: true });
    await expect.element(said('Required fields missing')).toBeVisible();
    await field('Title').fill('Night shoot');
    await field('Description').fill('Two nights on a roof.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(said('Skills required')).toBeVisible();
    await expect.element(skills).toHaveFocus();
    expect(fakeApi.requests(jobs.create)).toEqual([]);
  });

  it('has a type, a day to start and a day by which everyone is answered', async () => {
    fakeApi.respond(jobs.create, makeJob());
    const { onOpenChange } = await open();
    await fillIn();
    await dialog.getByRole('combobox', { name: 'Type', exact: true }).selectOptions('internship');
    await dialog.getByLabelText('Start Date').fill('2098-03-20');
    await dialog.getByText('Deadline and answer').click();
    await dialog.getByLabelText('Last day to apply').fill('2098-03-01');
    await dialog.getByLabelText('Everyone is answered by').fill('2098-03-05');
    await submit.click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
    expect(sent()).toMatchObject({
      type: 'internship',
      startDate: '2098-03-20',
      deadline: '2098-03-01',
      respondBy: '2098-03-05',
      skills: ['Gaffing'],
      positions: [],
    });
  });

  it('starts with words where there is no day yet', async () => {
    fakeApi.respond(jobs.create, makeJob());
    await open();
    await fillIn();
    await dialog.getByRole('button', { name: 'Write words instead' }).click();
    await dialog.getByLabelText('Start Date').fill('Mid-March');
    await submit.click();
    await expect.poll(sent).toMatchObject({ startDate: 'Mid-March' });
  });

  it('opens the group of a day that cannot be, and leads there', async () => {
    await open();
    await fillIn();
    const group = dialog.getByText('Deadline and answer');
    await group.click();
    await dialog.getByLabelText('Last day to apply').fill('2020-01-01');
    await group.click();
    await expect.element(dialog.getByLabelText('Last day to apply')).not.toBeVisible();
    await submit.click();
    await expect.element(dialog.getByLabelText('Last day to apply')).toHaveFocus();
    await expect.element(dialog.getByText('The deadline is in the past.')).toBeVisible();
    expect(fakeApi.requests(jobs.create)).toEqual([]);
  });
});

describe('a crew call', () => {
  it('is put in order by keyboard, and sent in that order', async () => {
    fakeApi.respond(jobs.create, makeJob());
    await open();
    await fillIn();
    await dialog.getByText('Crew call').click();
    for (const role of ['Gaffer', 'Grip', 'Runner']) await addPosition(role);
    dialog.getByRole('button', { name: 'Move Runner up' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(roles).toEqual(['Gaffer', 'Runner', 'Grip']);
    await expect.element(dialog.getByRole('button', { name: 'Move Runner up' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(roles).toEqual(['Runner', 'Gaffer', 'Grip']);
    await expect.element(dialog.getByRole('button', { name: 'Move Runner down' })).toHaveFocus();
    await expect.element(dialog.getByText('Runner is now number 1')).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Remove Gaffer' }).click();
    await dialog.getByRole('spinbutton', { name: 'People' }).first().fill('3');
    await submit.click();
    await expect
      .poll(() => sent()?.positions?.map(({ role, wanted }) => [role, wanted]))
      .toEqual([
        ['Runner', 3],
        ['Grip', 1],
      ]);
  });

  it('needs a role and a possible number of people, and leads there', async () => {
    await open();
    await fillIn();
    await dialog.getByText('Crew call').click();
    await addPosition('Gaffer');
    await addPosition(' ');
    await dialog.getByRole('spinbutton', { name: 'People' }).first().fill('0');
    await submit.click();
    const people = dialog.getByRole('spinbutton', { name: 'People' }).first();
    await expect.element(people).toHaveFocus();
    await expect.element(people).toHaveAccessibleDescription('1 to 100, please.');
    await expect
      .element(dialog.getByRole('textbox', { name: 'Role' }).last())
      .toHaveAccessibleDescription('Each position needs a role.');
    expect(fakeApi.requests(jobs.create)).toEqual([]);
  });

  it('comes back as a draft', async () => {
    const { unmount } = await open();
    await dialog.getByText('Crew call').click();
    await addPosition('Gaffer');
    await unmount();
    await open();
    await expect.element(dialog.getByText('Draft restored')).toBeVisible();
    expect(roles()).toEqual(['Gaffer']);
  });

  it('has twenty positions at most', async () => {
    await open();
    await dialog.getByText('Crew call').click();
    const add = dialog.getByRole('button', { name: 'Add a position' });
    for (let count = 1; count <= 20; count++) {
      (add.element() as HTMLElement).click();
      await expect.poll(roles).toHaveLength(count);
    }
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dialog.getByText('20 positions are the most that fit.')).toBeVisible();
  });
});
