import { expect, type Page } from '@playwright/test';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';

export async function postJob(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Post a job', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a Job' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two nights on a roof.');
  await dialog.getByRole('combobox', { name: 'Skills' }).fill(creationSkills[0]);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Post Job' }).click();
  await expect(dialog).toBeHidden();
}
