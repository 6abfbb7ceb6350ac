import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AdminUser, admin } from '#contract/admin/contract.ts';
import { courses } from '#contract/courses/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeAdminUser } from '#web/testing/make-admin-user.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { UsersTab } from './users-tab.tsx';

const viewer = makeViewer({ isAdmin: true });
const course = {
  id: 'course_1',
  userId: 'user_jonas',
  courseCode: 'FMTV-UT 1040',
  courseName: 'Sight and Sound',
  section: null,
  professor: null,
  semester: 'Fall 2026',
  year: 2026,
  createdAt: '2026-01-05T12:00:00.000Z',
};

async function open(users: AdminUser[], path = '/admin?tab=users') {
  fakeApi.respond(admin.listUsers, users);
  await renderInApp(<UsersTab />, { path, viewer });
}

const button = (name: string) => page.getByRole('button', { name });

beforeEach(() => {
  fakeApi.respond(admin.countUsers, { count: 1, isMore: false });
  fakeApi.respond(courses.list, [course]);
});

describe('the list of users', () => {
  it('shows what identifies a member, and how many were found', async () => {
    await open([makeAdminUser({ role: 'moderator' })]);
    const card = page.getByRole('list', { name: 'Users' });
    await expect.element(card).toMatchTextContent(/Jonas Lindqvist/);
    await expect.element(card).toMatchTextContent(/jonas@nyu\.edu/);
    await expect.element(card).toMatchTextContent(/Active/);
    await expect.element(card).toMatchTextContent(/moderator/);
    await expect.element(page.getByText('1 user', { exact: true })).toBeVisible();
  });

  it('asks the server for the words of the address, and says when nobody has them', async () => {
    await open([], '/admin?tab=users&q=FMTV');
    await expect.element(page.getByText('No users found matching “FMTV”')).toBeVisible();
    expect(fakeApi.requests(admin.listUsers)[0]?.query).toMatchObject({ q: 'FMTV' });
  });

  it('says that there is nobody', async () => {
    await open([]);
    await expect.element(page.getByText('No users found', { exact: true })).toBeVisible();
  });

  it('can be asked for again after a failure', async () => {
    fakeApi.fail(admin.listUsers, 'internal');
    await renderInApp(<UsersTab />, { path: '/admin?tab=users', viewer });
    await expect.element(page.getByRole('alert')).toBeVisible();
    fakeApi.respond(admin.listUsers, [makeAdminUser()]);
    await button('Try Again').click();
    await expect.element(page.getByText('Jonas Lindqvist')).toBeVisible();
  });
});

describe('a suspension', () => {
  it('is not offered for the protected account or for oneself', async () => {
    await open([
      makeAdminUser({ isProtected: true }),
      makeAdminUser({ id: viewer.id, firstName: 'Maya', lastName: 'Okonkwo' }),
    ]);
    await expect.element(button('Edit Jonas Lindqvist')).toBeVisible();
    await expect.element(button('Suspend Jonas Lindqvist')).not.toBeInTheDocument();
    await expect.element(button('Suspend Maya Okonkwo')).not.toBeInTheDocument();
  });

  it('needs a reason, says what it does and sends when it ends', async () => {
    fakeApi.respond(admin.suspend, makeAdminUser({ isSuspended: true }));
    await open([makeAdminUser()]);
    await button('Suspend Jonas Lindqvist').click();
    const dialog = page.getByRole('dialog');
    await expect
      .element(dialog)
      .toMatchTextContent(
        /The user is immediately logged out and cannot access the platform until unsuspended\./,
      );
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Please give a reason/);
    expect(fakeApi.requests(admin.suspend)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold fake tickets');
    await dialog.getByRole('radio', { name: 'No end' }).click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.element(page.getByText('User suspended successfully')).toBeVisible();
    expect(fakeApi.requests(admin.suspend)[0]?.body).toEqual({
      reason: 'Sold fake tickets',
      until: null,
    });
  });

  it('until a date needs the date', async () => {
    await open([makeAdminUser()]);
    await button('Suspend Jonas Lindqvist').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sold fake tickets');
    await dialog.getByRole('radio', { name: 'Until a date' }).click();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/Please choose a day to come\./);
    expect(fakeApi.requests(admin.suspend)).toEqual([]);
  });

  it('shows its reason, and is lifted after a question', async () => {
    fakeApi.respond(admin.unsuspend, makeAdminUser());
    await open([makeAdminUser({ isSuspended: true, suspensionReason: 'Sold fake tickets' })]);
    await expect.element(page.getByText(/Sold fake tickets/)).toBeVisible();
    await button('Unsuspend Jonas Lindqvist').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unsuspend' }).click();
    await expect.element(page.getByText('User unsuspended successfully')).toBeVisible();
  });
});

describe('a sign-out', () => {
  it('is not offered for the protected account or for oneself', async () => {
    await open([
      makeAdminUser({ isProtected: true }),
      makeAdminUser({ id: viewer.id, firstName: 'Maya', lastName: 'Okonkwo' }),
    ]);
    await expect.element(button('Edit Jonas Lindqvist')).toBeVisible();
    await expect.element(button('Sign out Jonas Lindqvist')).not.toBeInTheDocument();
    await expect.element(button('Sign out Maya Okonkwo')).not.toBeInTheDocument();
  });

  it.each([
    [0, 'Jonas Lindqvist was not signed in'],
    [1, 'Jonas Lindqvist is signed out: 1 session ended'],
    [3, 'Jonas Lindqvist is signed out: 3 sessions ended'],
  ])('is asked about first, and says that %d sessions ended', async (ended, said) => {
    fakeApi.respond(admin.endSessions, { ended });
    await open([makeAdminUser()]);
    await button('Sign out Jonas Lindqvist').click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign Jonas Lindqvist out everywhere?' });
    await expect.element(dialog).toMatchTextContent(/is told by mail/);
    expect(fakeApi.requests(admin.endSessions)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  });

  it('says why it was refused', async () => {
    fakeApi.fail(admin.endSessions, 'not_found', 'User not found');
    await open([makeAdminUser()]);
    await button('Sign out Jonas Lindqvist').click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect.element(page.getByText('Could not sign the user out')).toBeVisible();
  });
});

describe('the edit dialog', () => {
  const edit = async (user = makeAdminUser()) => {
    await open([user]);
    await button('Edit Jonas Lindqvist').click();
    return page.getByRole('dialog');
  };

  it('sends only what changed, with the skills split at their commas', async () => {
    fakeApi.respond(admin.updateUser, makeAdminUser());
    const dialog = await edit();
    await dialog.getByRole('textbox', { name: 'Skills' }).fill('Lighting, , Sound ');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(page.getByText('User updated')).toBeVisible();
    expect(fakeApi.requests(admin.updateUser)[0]?.body).toEqual({ skills: ['Lighting', 'Sound'] });
  });

  it('cannot be saved without a name', async () => {
    const dialog = await edit();
    await dialog.getByRole('textbox', { name: 'First name' }).fill(' ');
    await expect.element(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  });

  it('forgets the major with its school', async () => {
    const dialog = await edit();
    await dialog.getByRole('combobox', { name: 'School' }).selectOptions('');
    await expect.element(dialog.getByRole('combobox', { name: 'Major' })).toHaveValue('');
    await expect.element(dialog.getByRole('combobox', { name: 'Major' })).toBeDisabled();
  });

  it('adds a course and edits one in its place', async () => {
    fakeApi.respond(admin.addCourse, { ...course, id: 'course_2' });
    fakeApi.respond(admin.updateCourse, course);
    const dialog = await edit();
    await dialog.getByRole('tab', { name: 'Courses' }).click();
    await dialog.getByRole('button', { name: 'Edit Sight and Sound' }).click();
    await dialog.getByRole('listitem').getByRole('textbox', { name: 'Course name' }).fill('Sound');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(page.getByText('Course updated')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Course code' }).fill('FMTV-UT 1041');
    await dialog.getByRole('textbox', { name: 'Course name' }).fill('Editing');
    await dialog.getByRole('button', { name: 'Add Course' }).click();
    await expect.element(page.getByText('Course added')).toBeVisible();
    expect(fakeApi.requests(admin.addCourse)[0]?.body).toMatchObject({
      courseCode: 'FMTV-UT 1041',
      courseName: 'Editing',
    });
  });

  it('removes a course after a question', async () => {
    fakeApi.respond(admin.removeCourse);
    const dialog = await edit();
    await dialog.getByRole('tab', { name: 'Courses' }).click();
    await dialog.getByRole('button', { name: 'Remove Sight and Sound' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove course' }).click();
    await expect.element(page.getByText('Course removed')).toBeVisible();
  });

  it('makes a member a moderator', async () => {
    fakeApi.respond(admin.setRole, makeAdminUser({ role: 'moderator' }));
    const dialog = await edit();
    await dialog.getByRole('tab', { name: 'Role' }).click();
    await dialog.getByRole('radio', { name: /^Moderator/ }).click();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect.element(page.getByText('Role changed')).toBeVisible();
    expect(fakeApi.requests(admin.setRole)[0]?.body).toEqual({ role: 'moderator' });
  });
});
