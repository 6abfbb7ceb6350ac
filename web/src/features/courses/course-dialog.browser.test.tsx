import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Course, courses } from '#contract/courses/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { CourseDialog } from './course-dialog.tsx';

const course: Course = {
  id: 'course_1',
  userId: 'user_viewer',
  courseCode: 'FMTV-UT 1040',
  courseName: 'Sight and Sound',
  section: null,
  professor: 'A. Vasquez',
  semester: 'Fall 2019',
  year: 2019,
  createdAt: '2026-01-05T12:00:00.000Z',
};

const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
const submit = dialog.getByRole('button', { name: /^(Add Course|Save Changes)$/ });
const onOpenChange = vi.fn<(open: boolean) => void>();

async function openNew(): Promise<void> {
  onOpenChange.mockReset();
  fakeApi.respond(courses.suggestions, []);
  await renderInApp(<CourseDialog open onOpenChange={onOpenChange} />);
  await field('Course code').fill('fmtv-ut 1040');
  await field('Course name').fill('Sight and Sound');
}

async function openEdit(): Promise<void> {
  onOpenChange.mockReset();
  await renderInApp(<CourseDialog open onOpenChange={onOpenChange} course={course} />);
}

async function expectKept(): Promise<void> {
  await expect.element(field('Course code')).toHaveValue('FMTV-UT 1040');
  await expect.element(field('Course name')).toHaveValue('Sight and Sound');
  await expect.element(submit).toBeEnabled();
  expect(onOpenChange).not.toHaveBeenCalled();
}

describe('adding a course', () => {
  it('takes over what others entered, so that a section does not split', async () => {
    fakeApi.respond(courses.suggestions, [
      {
        courseCode: 'FMTV-UT 1041',
        courseName: 'Sight & Sound: Studio',
        section: '002',
        professor: 'M. Szabo',
        memberCount: 3,
      },
    ]);
    await renderInApp(<CourseDialog open onOpenChange={onOpenChange} />);
    await field('Course code').fill('fmtv ut 104');
    const suggestion = dialog
      .getByRole('region', { name: 'Others entered' })
      .getByRole('button', { name: /Section 002 · M. Szabo · 3 members/ });
    await suggestion.click();
    await expect.element(field('Course code')).toHaveValue('FMTV-UT 1041');
    await expect.element(field('Course name')).toHaveValue('Sight & Sound: Studio');
    await expect.element(field('Section')).toHaveValue('002');
    await expect.element(field('Professor')).toHaveValue('M. Szabo');
    await expect.element(suggestion).not.toBeInTheDocument();
    expect(fakeApi.requests(courses.suggestions).at(-1)?.query).toMatchObject({
      code: 'FMTV-UT 104',
    });
  });

  it('shows what the server refuses at its field, which gets the focus', async () => {
    fakeApi.fail(courses.create, 'invalid', 'Please look again.', [
      { path: 'courseName', message: 'There is no such course' },
    ]);
    await openNew();
    await submit.click();
    await expect
      .element(field('Course name'))
      .toHaveAccessibleDescription('There is no such course');
    await expect.element(field('Course name')).toHaveFocus();
    await expectKept();
  });

  it('says why it was refused as a whole, and keeps what was typed', async () => {
    fakeApi.fail(courses.create, 'conflict', 'You have this course already.');
    await openNew();
    await submit.click();
    await expect.element(page.getByText('Error adding course', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You have this course already.')).toBeVisible();
    await expectKept();
  });

  it('keeps what was typed when the connection is lost, and can be sent again', async () => {
    fakeApi.disconnect(courses.create);
    await openNew();
    await submit.click();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    await expectKept();
    fakeApi.respond(courses.create, course);
    await submit.click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('is sent once, however often Enter is pressed', async () => {
    fakeApi.respond(courses.create, course);
    const release = fakeApi.hold(courses.create);
    await openNew();
    await field('Course name').click();
    await expect.element(field('Course name')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    release();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
    expect(fakeApi.requests(courses.create)).toMatchObject([
      { body: { courseCode: 'FMTV-UT 1040', courseName: 'Sight and Sound', section: null } },
    ]);
  });
});

describe('editing a course', () => {
  it('opens with all of it, a year long past included', async () => {
    await openEdit();
    await expect.element(field('Course code')).toHaveValue('FMTV-UT 1040');
    await expect.element(field('Professor')).toHaveValue('A. Vasquez');
    await expect.element(field('Semester')).toHaveValue('Fall');
    await expect.element(field('Year')).toHaveValue('2019');
  });

  it('empties a field, and cannot be saved without a name', async () => {
    fakeApi.respond(courses.update, course);
    await openEdit();
    await field('Course name').fill(' ');
    await expect.element(dialog.getByText('Course code and name are required.')).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await field('Course name').fill('Sight and Sound II');
    await field('Professor').fill('');
    await submit.click();
    await expect.element(page.getByText('Course updated', { exact: true })).toBeVisible();
    expect(fakeApi.requests(courses.update)).toMatchObject([
      { params: { id: 'course_1' }, body: { courseName: 'Sight and Sound II', professor: null } },
    ]);
  });

  it('stays open when it may not be changed any more', async () => {
    fakeApi.fail(courses.update, 'forbidden', 'This course is not yours.');
    await openEdit();
    await field('Professor').fill('B. Ortiz');
    await submit.click();
    await expect.element(page.getByText('This course is not yours.')).toBeVisible();
    await expect.element(field('Professor')).toHaveValue('B. Ortiz');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
