import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Link } from 'wouter';
import { skills } from '#contract/catalogue/skills.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { SkillsEditor } from './skills-editor.tsx';

const [first, second] = skills;
const save = page.getByRole('button', { name: 'Save Skills' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const remove = (skill: string) => page.getByRole('button', { name: `Remove ${skill}` });

async function removeFirst() {
  const onDone = vi.fn();
  await renderInApp(<SkillsEditor initial={[first, second]} onDone={onDone} />);
  await remove(first).click();
  await save.click();
  return onDone;
}

describe('SkillsEditor', () => {
  it('saves what is left, and is done', async () => {
    fakeApi.respond(profiles.update, makeViewer({ skills: [second] }));
    const onDone = await removeFirst();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
    await expect
      .poll(() => fakeApi.requests(profiles.update))
      .toMatchObject([{ body: { skills: [second] } }]);
  });

  it('stays open with the choice when it was not saved', async () => {
    fakeApi.fail(profiles.update, 'unavailable', 'Callboard is being updated.');
    const onDone = await removeFirst();
    await expect.element(page.getByText('Error updating skills')).toBeVisible();
    await expect.element(remove(second)).toBeVisible();
    await expect.element(remove(first)).not.toBeInTheDocument();
    await expect.element(save).toBeEnabled();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows at the field what the server has against one skill', async () => {
    fakeApi.fail(profiles.update, 'invalid', 'Please look again.', [
      { path: 'skills.0', message: 'This skill is not in the list.' },
    ]);
    await removeFirst();
    await expect
      .element(page.getByRole('combobox', { name: 'Your skills' }))
      .toHaveAccessibleDescription(/This skill is not in the list\.$/);
  });

  it('keeps the chosen skills above the field, and closes its list on a pick', async () => {
    await renderInApp(<SkillsEditor initial={[first]} onDone={vi.fn()} />);
    const field = page.getByRole('combobox', { name: 'Your skills' });
    await field.click();
    await page.getByRole('option', { name: second, exact: true }).click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    const chip = remove(second).element().getBoundingClientRect();
    expect(chip.bottom).toBeLessThanOrEqual(field.element().getBoundingClientRect().top);
  });

  it('asks before it discards changes, and only then', async () => {
    const onDone = vi.fn();
    await renderInApp(<SkillsEditor initial={[first, second]} onDone={onDone} />);
    await remove(first).click();
    await cancel.click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(onDone).not.toHaveBeenCalled();
    await expect.element(remove(second)).toBeVisible();
    await cancel.click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => onDone.mock.calls.length).toBe(1);
  });

  it('closes at once where nothing was changed', async () => {
    const onDone = vi.fn();
    await renderInApp(<SkillsEditor initial={[first]} onDone={onDone} />);
    await cancel.click();
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('asks before a link leads away from unsaved changes', async () => {
    await renderInApp(
      <>
        <Link href="/jobs">Jobs</Link>
        <SkillsEditor initial={[first, second]} onDone={vi.fn()} />
      </>,
      { path: '/profile' },
    );
    await remove(first).click();
    await page.getByRole('link', { name: 'Jobs' }).click();
    await expect.element(page.getByText('Discard your changes?')).toBeVisible();
    expect(location.pathname).toBe('/profile');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => location.pathname).toBe('/jobs');
  });

  it('takes no more than sixty', async () => {
    const sixty = Array.from({ length: 60 }, (_, index) => `Skill ${index}`);
    await renderInApp(<SkillsEditor initial={sixty} onDone={vi.fn()} />);
    await expect.element(page.getByRole('combobox', { name: 'Your skills' })).toBeDisabled();
    await expect.element(page.getByText('60 skills are the most that fit here.')).toBeVisible();
  });
});
