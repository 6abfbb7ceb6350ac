import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { EditItemDialog } from './edit-item-dialog.tsx';

const [tag, otherTag] = projectTags;
const film: PortfolioItem = {
  id: 'item_1',
  userId: 'user_viewer',
  title: 'Low Tide',
  description: null,
  mediaUrl: 'https://vimeo.com/76979871',
  mediaType: 'vimeo',
  media: null,
  tags: [tag],
  sortOrder: 0,
  commentCount: 0,
  isCommentingOpen: true,
  createdAt: '2026-01-05T12:00:00.000Z',
};

const dialog = page.getByRole('dialog', { name: 'Edit Portfolio Item' });
const field = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`));
const submit = dialog.getByRole('button', { name: 'Save Changes' });
const tagButton = (name: string) => dialog.getByRole('button', { name, exact: true });

async function open(item = film) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  await renderInApp(<EditItemDialog open onOpenChange={onOpenChange} item={item} />);
  return onOpenChange;
}

describe('EditItemDialog', () => {
  it('cannot be saved without a title', async () => {
    await open();
    await field('Title').fill(' ');
    await expect.element(field('Title')).toHaveAccessibleDescription('Please enter a title');
    await expect.element(submit).toBeDisabled();
  });

  it('refuses an address of another site before it asks the server', async () => {
    await open();
    await field('Video URL').fill('https://films.example/1');
    await submit.click();
    await expect.element(field('Video URL')).toHaveAccessibleDescription(/Invalid URL/);
    await expect.element(field('Video URL')).toHaveFocus();
    expect(fakeApi.requests(portfolio.update)).toEqual([]);
  });

  it('sends the address only where it was changed', async () => {
    fakeApi.respond(portfolio.update, film);
    const onOpenChange = await open();
    await tagButton(otherTag).click();
    await tagButton(tag).click();
    await expect.element(tagButton(tag)).toHaveAttribute('aria-pressed', 'false');
    await submit.click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
    const [request] = fakeApi.requests(portfolio.update);
    expect(request).toMatchObject({ body: { title: 'Low Tide', tags: [otherTag] } });
    expect(request?.body).not.toHaveProperty('mediaUrl');
  });

  it('shows what the server refuses at its field', async () => {
    fakeApi.fail(portfolio.update, 'invalid', 'Please look again.', [
      { path: 'description', message: 'Please name the others too.' },
    ]);
    const onOpenChange = await open();
    await field('Description').fill('A film.');
    await submit.click();
    await expect
      .element(field('Description'))
      .toHaveAccessibleDescription('Please name the others too.');
    await expect.element(field('Description')).toHaveFocus();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('keeps what was typed when the connection is lost, and can be sent again', async () => {
    fakeApi.disconnect(portfolio.update);
    const onOpenChange = await open();
    await field('Title').fill('High Tide');
    await submit.click();
    await expect.element(page.getByText('Failed to update portfolio item')).toBeVisible();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    await expect.element(field('Title')).toHaveValue('High Tide');
    fakeApi.respond(portfolio.update, { ...film, title: 'High Tide' });
    await submit.click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('offers a new file for what is no link', async () => {
    await open({ ...film, mediaType: 'image', mediaUrl: '/uploads/still.webp' });
    await expect.element(dialog.getByRole('group', { name: 'New file' })).toBeVisible();
    await expect.element(field('Video URL')).not.toBeInTheDocument();
  });
});
