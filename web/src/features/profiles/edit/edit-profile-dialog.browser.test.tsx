import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { EditProfileDialog } from './edit-profile-dialog.tsx';

const [school = ''] = schoolNames;
const [major = ''] = programmesOf(school);
const viewer = makeViewer({ school, major });

function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <EditProfileDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
const submit = dialog.getByRole('button', { name: 'Save Changes' });
const open = (part = {}) => renderInApp(<Example />, { viewer: { ...viewer, ...part } });

describe('leaving the profile form', () => {
  it('keeps what is unsaved for the next time, until it is discarded', async () => {
    await open();
    await expect.element(field('First name')).toHaveFocus();
    await field('Bio').fill('Lights, mostly.');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(dialog.getByText('Draft restored')).toBeVisible();
    await expect.element(field('Bio')).toHaveValue('Lights, mostly.');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field('Bio')).toHaveValue(viewer.bio ?? '');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(field('Bio')).toHaveValue(viewer.bio ?? '');
    await expect.element(dialog.getByText('Draft restored')).not.toBeInTheDocument();
  });
});

describe('saving the profile form', () => {
  it('shows what the server refuses at its field', async () => {
    fakeApi.fail(profiles.update, 'invalid', 'Please look again.', [
      { path: 'website', message: 'This address does not answer.' },
    ]);
    await open();
    await field('Website').fill('https://maya.example');
    await submit.click();
    await expect
      .element(field('Website'))
      .toHaveAccessibleDescription('This address does not answer.');
    await expect.element(field('Website')).toHaveFocus();
    await expect.element(field('Website')).toHaveValue('https://maya.example');
  });

  it('keeps what was typed when the connection is lost', async () => {
    fakeApi.disconnect(profiles.update);
    await open();
    await field('Bio').fill('Lights, mostly.');
    await submit.click();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    await expect.element(submit).toBeEnabled();
    await expect.element(field('Bio')).toHaveValue('Lights, mostly.');
  });

  it('closes when it is saved, and keeps no draft', async () => {
    fakeApi.respond(profiles.update, viewer);
    await open();
    await field('Bio').fill('Lights, mostly.');
    await submit.click();
    await expect.element(page.getByText('Profile updated successfully')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(field('Bio')).toHaveValue(viewer.bio ?? '');
  });
});

describe('the studies in the profile form', () => {
  it('keep a school and a major that are no longer offered', async () => {
    await open({ school: 'School of Puppetry', major: 'Marionettes' });
    await expect.element(field('School')).toHaveValue('School of Puppetry');
    await expect.element(field('Major')).toHaveValue('Marionettes');
    await field('School').selectOptions(school);
    await expect.element(field('Major')).toHaveValue('');
    const offered = Array.from(field('Major').element().querySelectorAll('option'));
    expect(offered.map((option) => option.value)).not.toContain('Marionettes');
  });

  it('ask for the school before the major', async () => {
    await open({ school: null, major: null });
    await expect.element(field('Major')).toBeDisabled();
    await field('School').selectOptions(school);
    await expect.element(field('Major')).toBeEnabled();
    await submit.click();
    await expect.element(field('Major')).toHaveAccessibleDescription('Major is required');
    await expect.element(field('Major')).toHaveFocus();
  });
});
