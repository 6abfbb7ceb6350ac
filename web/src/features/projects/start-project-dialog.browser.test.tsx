import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeProject } from '#web/testing/make-project.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { StartProjectDialog } from './start-project-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Start a project' });
const title = dialog.getByRole('textbox', { name: 'Title' });
const submit = dialog.getByRole('button', { name: 'Start project' });

async function open() {
  const onOpenChange = vi.fn();
  const onStarted = vi.fn();
  await renderInApp(<StartProjectDialog open onOpenChange={onOpenChange} onStarted={onStarted} />);
  return { onOpenChange, onStarted };
}

describe('StartProjectDialog', () => {
  it('starts a project', async () => {
    const project = makeProject();
    fakeApi.respond(projects.create, project);
    const { onStarted, onOpenChange } = await open();
    await title.fill('The Last Wash');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('A short film.');
    await submit.click();
    await expect.poll(() => onStarted.mock.calls).toEqual([[project]]);
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(fakeApi.requests(projects.create).at(-1)?.body).toEqual({
      title: 'The Last Wash',
      description: 'A short film.',
      imageUrl: null,
    });
  });

  it('needs a title, and keeps what was entered when it is refused', async () => {
    fakeApi.fail(projects.create, 'conflict', 'A member can own 50 projects at most.');
    const { onStarted } = await open();
    await submit.click();
    await expect.element(title).toHaveFocus();
    await expect
      .element(title)
      .toHaveAccessibleDescription('Please enter the title of your project');
    await title.fill('The Last Wash');
    await submit.click();
    await expect.element(page.getByText('A member can own 50 projects at most.')).toBeVisible();
    await expect.element(title).toHaveValue('The Last Wash');
    expect(onStarted.mock.calls).toEqual([]);
  });

  it('asks before it drops what was entered', async () => {
    const { onOpenChange } = await open();
    await title.fill('The Last Wash');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect.element(question).toBeVisible();
    expect(onOpenChange.mock.calls).toEqual([]);
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  });
});
