import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comments } from '#contract/comments/contract.ts';
import { type Post, posts } from '#contract/posts/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeProject } from '#web/testing/make-project.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { CreatePostDialog } from './create-post-dialog.tsx';
import { EditPostDialog } from './edit-post-dialog.tsx';

const ben = makeMember({ id: 'user_ben', firstName: 'Ben', lastName: 'Okafor' });
const post: Post = {
  id: 'post_1',
  authorId: 'user_jonas',
  author: makeMember(),
  content: 'With @Ben Okafor.',
  type: 'post',
  skills: [],
  imageUrl: null,
  media: null,
  pictures: null,
  project: null,
  likeCount: 0,
  isLiked: false,
  mentions: [{ id: 'user_ben', name: 'Ben Okafor' }],
  commentCount: 0,
  isCommentingOpen: true,
  createdAt: '2026-01-05T12:00:00.000Z',
};

const dialog = page.getByRole('dialog');
const content = dialog.getByLabelText(/^(What would you like to say|Content)/);

beforeEach(() => {
  fakeApi.respond(projects.listMine, []);
});

describe('the words of a post', () => {
  it('mention a member, and Escape closes the list before the dialog', async () => {
    fakeApi.respond(comments.mentionable, [ben]);
    fakeApi.respond(posts.create, post);
    const onOpenChange = vi.fn();
    await renderInApp(<CreatePostDialog open onOpenChange={onOpenChange} media={null} />);
    await content.click();
    await userEvent.keyboard('With @b');
    await expect.element(page.getByRole('listbox', { name: 'People' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox', { name: 'People' })).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Backspace}@');
    await page.getByRole('option', { name: /^Ben Okafor/ }).click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => fakeApi.requests(posts.create).length).toBe(1);
    expect(fakeApi.requests(posts.create)[0]?.body).toMatchObject({
      content: 'With @Ben Okafor',
      mentions: ['user_ben'],
    });
  });

  it('keep their mentions while they are edited, and lose one whose name is gone', async () => {
    fakeApi.respond(posts.update, post);
    await renderInApp(<EditPostDialog open onOpenChange={vi.fn()} post={post} />);
    await content.fill('Thanks, @Ben Okafor.');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect
      .poll(() => fakeApi.requests(posts.update)[0]?.body)
      .toMatchObject({ content: 'Thanks, @Ben Okafor.', mentions: ['user_ben'] });
    await content.fill('Thanks, Ben.');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect
      .poll(() => fakeApi.requests(posts.update)[1]?.body)
      .toMatchObject({ content: 'Thanks, Ben.', mentions: [] });
  });

  it('are refused where they are too many, and not cut', async () => {
    await renderInApp(<CreatePostDialog open onOpenChange={vi.fn()} media={null} />);
    await content.fill('x'.repeat(12_000));
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Please keep this to 10,000 characters or fewer.');
    await expect.element(content).toHaveValue('x'.repeat(12_000));
    expect(fakeApi.requests(posts.create)).toEqual([]);
  });

  it('ask before a chosen file is lost, and keep what was written', async () => {
    const onOpenChange = vi.fn();
    await renderInApp(<CreatePostDialog open onOpenChange={onOpenChange} media={null} />);
    await content.fill('Look');
    const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
    const data = new DataTransfer();
    for (const name of ['one.png', 'two.png']) data.items.add(new File(['x'], name));
    if (!input) throw new Error('There is no field for files.');
    input.files = data.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await dialog.getByRole('button', { name: 'Picture 2 of 2' }).click();
    await expect.element(dialog.getByText('two.png', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Move this picture forward' }).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Picture 1 of 2' }))
      .toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(onOpenChange).not.toHaveBeenCalled();
    await expect.element(content).toHaveValue('Look');
  });

  it('become a showcase by one press once there is work', async () => {
    await renderInApp(<CreatePostDialog open onOpenChange={vi.fn()} media={null} />);
    const pin = dialog.getByRole('button', { name: 'Pin it as Showcase' });
    await expect.element(pin).not.toBeInTheDocument();
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'still.png', { type: 'image/png' }));
    content
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    await pin.click();
    await expect.element(dialog.getByRole('radio', { name: /^Showcase/ })).toBeChecked();
    await expect.element(pin).not.toBeInTheDocument();
  });

  it('get a pasted image as their media', async () => {
    await renderInApp(<CreatePostDialog open onOpenChange={vi.fn()} media={null} />);
    await content.fill('Look');
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'still.png', { type: 'image/png' }));
    content
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    await expect.element(dialog.getByText('still.png', { exact: true })).toBeVisible();
    await expect.element(dialog.getByLabelText(/^Describe the image/)).toBeVisible();
  });
});

describe('a project that is started from a post', () => {
  const starting = page.getByRole('dialog', { name: 'Start a project' });

  it('is chosen, and neither its keys nor its files reach the post', async () => {
    fakeApi.respond(projects.create, makeProject());
    await renderInApp(<CreatePostDialog open onOpenChange={vi.fn()} media={null} />);
    await content.fill('Day one');
    await dialog.getByRole('button', { name: 'More' }).click();
    await dialog.getByRole('button', { name: 'Start a project' }).click();
    await starting.getByRole('textbox', { name: 'Title' }).fill('The Last Wash');
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'poster.png', { type: 'image/png' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, cancelable: true }));
    await expect.element(starting.getByText('poster.png')).toBeVisible();
    await starting.getByRole('button', { name: /^Remove/ }).click();
    await starting.getByRole('textbox', { name: 'Title' }).click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(starting).not.toBeInTheDocument();
    await expect
      .element(dialog.getByRole('combobox', { name: 'Project' }))
      .toHaveValue('project_1');
    await expect.element(dialog.getByText('poster.png')).not.toBeInTheDocument();
    expect(fakeApi.requests(posts.create)).toEqual([]);
  });
});
