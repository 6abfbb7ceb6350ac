import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { projects } from '#contract/projects/contract.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeProject } from '#web/testing/make-project.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ProjectField } from './project-field.tsx';

const select = page.getByRole('combobox', { name: 'Project' });
const start = page.getByRole('button', { name: 'Start a project' });

function Form({ initial, current }: { initial: string; current?: ProjectReference }) {
  const [projectId, setId] = useState(initial);
  const form = {
    values: { projectId },
    issues: {},
    change: (part: { projectId?: string }) => setId(part.projectId ?? ''),
    inputProps: () => ({
      name: 'projectId',
      value: projectId,
      onChange: ({ target }: { target: { value: string } }) => setId(target.value),
    }),
  };
  return <ProjectField form={form} current={current} />;
}

describe('ProjectField', () => {
  it('offers those that one can post under', async () => {
    fakeApi.respond(projects.listMine, [{ id: 'project_1', title: 'The Last Wash' }]);
    await renderInApp(<Form initial="" />);
    await expect.element(select).toHaveDisplayValue('No project');
    await select.selectOptions('project_1');
    await expect.element(select).toHaveDisplayValue('The Last Wash');
  });

  it('is only a way to start one for who has none', async () => {
    fakeApi.respond(projects.listMine, []);
    await renderInApp(<Form initial="" />);
    await expect.element(start).toBeVisible();
    await expect.element(select).not.toBeInTheDocument();
  });

  it('chooses the project that was started', async () => {
    fakeApi.respond(projects.listMine, []);
    fakeApi.respond(projects.create, () => {
      fakeApi.respond(projects.listMine, [{ id: 'project_1', title: 'The Last Wash' }]);
      return makeProject();
    });
    await renderInApp(<Form initial="" />);
    await start.click();
    await page.getByRole('textbox', { name: 'Title' }).fill('The Last Wash');
    await page.getByRole('button', { name: 'Start project' }).click();
    await expect.element(select).toHaveDisplayValue('The Last Wash');
  });

  it('keeps the project that one has left, and says where a draft names one that is gone', async () => {
    fakeApi.respond(projects.listMine, []);
    const current = { id: 'project_9', title: 'Half Board' };
    const { unmount } = await renderInApp(<Form initial="project_9" current={current} />);
    await expect.element(select).toHaveDisplayValue('Half Board');
    await unmount();
    await renderInApp(<Form initial="project_9" />);
    await expect.element(select).toHaveDisplayValue('A project you are no longer in');
    await select.selectOptions('No project');
    await expect.element(select).not.toBeInTheDocument();
  });
});
