import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Course, courses } from '#contract/courses/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { courseQueries } from './api.ts';
import { CourseSection } from './course-section.tsx';

const course: Course = {
  id: 'course_1',
  userId: 'user_viewer',
  courseCode: 'FMTV-UT 1040',
  courseName: 'Sight and Sound',
  section: '002',
  professor: null,
  semester: 'Fall 2026',
  year: 2026,
  createdAt: '2026-01-05T12:00:00.000Z',
};

const row = page.getByRole('heading', { name: 'Sight and Sound' });

const renderOwn = () =>
  renderInApp(<CourseSection userId="user_viewer" firstName="Maya" isOwner hasGraduated={false} />);

const renderVisited = ({ hasGraduated }: { hasGraduated: boolean }) =>
  renderInApp(
    <CourseSection
      userId="user_jonas"
      firstName="Jonas"
      isOwner={false}
      hasGraduated={hasGraduated}
    />,
  );

function respondWith(list: Course[]): void {
  fakeApi.respond(courses.list, list);
  fakeApi.respond(courses.classmates, []);
}

describe('CourseSection', () => {
  it('says that it loads, and then shows the courses', async () => {
    respondWith([course]);
    const release = fakeApi.hold(courses.list);
    await renderOwn();
    await expect.element(page.getByRole('status', { name: 'Loading courses' })).toBeVisible();
    release();
    await expect.element(row).toBeVisible();
    await expect.element(page.getByText('Section 002 · Fall 2026')).toBeVisible();
  });

  it('invites the owner to add the first course', async () => {
    respondWith([]);
    await renderOwn();
    await expect.element(page.getByText(/^Add the courses you take/)).toBeVisible();
    await expect.element(page.getByRole('switch', { name: /Hide my courses/ })).toBeVisible();
  });

  it('tells a visitor that there are none, and offers nothing to change', async () => {
    respondWith([]);
    await renderVisited({ hasGraduated: false });
    await expect.element(page.getByText('Jonas shows no courses.')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
  });

  it('leaves an alumnus without courses alone, but shows those of one who has some', async () => {
    respondWith([]);
    const screen = await renderVisited({ hasGraduated: true });
    const { queryKey } = courseQueries.list('user_jonas');
    await expect.poll(() => screen.client.getQueryData(queryKey)).toEqual([]);
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
    respondWith([course]);
    await renderVisited({ hasGraduated: true });
    await expect.element(row).toBeVisible();
  });

  it('can be tried again when it did not load', async () => {
    fakeApi.respond(courses.classmates, []);
    fakeApi.fail(courses.list, 'internal');
    await renderOwn();
    await expect.element(page.getByText(/The courses did not load\./)).toBeVisible();
    fakeApi.respond(courses.list, [course]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(row).toBeVisible();
    await expect.element(page.getByText(/The courses did not load\./)).not.toBeInTheDocument();
  });

  it('counts the classmates beyond those it shows', async () => {
    respondWith([course]);
    const classmates = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => makeMember({ id }));
    fakeApi.respond(courses.classmates, [{ courseId: course.id, count: 31, classmates }]);
    await renderOwn();
    await expect.element(page.getByText('31 classmates')).toBeVisible();
    await expect.element(page.getByText('+25')).toBeVisible();
    expect(page.getByTitle('Jonas Lindqvist').elements()).toHaveLength(6);
  });

  it('puts a course back that could not be removed', async () => {
    respondWith([course]);
    fakeApi.fail(courses.remove, 'unavailable', 'Callboard is being updated.');
    const release = fakeApi.hold(courses.remove);
    await renderOwn();
    await page.getByRole('button', { name: 'Remove Sight and Sound' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove Sight and Sound?' });
    await question.getByRole('button', { name: 'Remove course' }).click();
    await expect.element(row).not.toBeInTheDocument();
    release();
    await expect.element(page.getByText('Callboard is being updated.')).toBeVisible();
    await expect.element(row).toBeVisible();
  });
});
