import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { posts } from '#contract/posts/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { FakeUpload } from '#web/testing/fake-upload.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { chooseFiles, makeUpload, sentFile } from '#web/testing/uploads.ts';
import { CreatePostDialog } from './create-post-dialog.tsx';

const megabyte = 1024 * 1024;
const dialog = page.getByRole('dialog', { name: 'Create a Post' });
const content = dialog.getByLabelText(/^What would you like to say/);
const field = dialog.getByRole('group', { name: 'Media' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const toast = (title: string) => page.getByText(title, { exact: true }).first();
const tone = new File(['x'.repeat(2.5 * megabyte)], 'tone.wav', { type: 'audio/wav' });
const still = new File(['x'], 'still.png', { type: 'image/png' });
const choose = (...files: File[]) => chooseFiles(dialog, ...files);

beforeEach(async () => {
  FakeUpload.requests = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  fakeApi.respond(projects.listMine, []);
  await renderInApp(<CreatePostDialog open onOpenChange={vi.fn()} media={null} />);
  await content.fill('Words that took a while');
});

describe('a file of a post', () => {
  it('that is too large or of the wrong kind never leaves, and leaves the address that was typed', async () => {
    await button('More').click();
    const link = dialog.getByRole('textbox', { name: 'Media URL' });
    await link.fill('https://media.example/reel.mp4');
    const huge = new File(['x'], 'reel.mp4');
    Object.defineProperty(huge, 'size', { value: 500 * megabyte + 1 });
    choose(huge);
    await expect.element(toast('Please select a file smaller than 500MB')).toBeVisible();
    choose(new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
    await expect.element(toast('File type not supported')).toBeVisible();
    await expect.element(button('Choose a file')).toBeVisible();
    await expect.element(link).toHaveValue('https://media.example/reel.mp4');
    choose(tone);
    await expect.element(link).toHaveValue('');
    expect(FakeUpload.requests).toEqual([]);
  });

  it('shows its name and size, and can be removed', async () => {
    choose(tone);
    await expect.element(field.getByText('tone.wav', { exact: true })).toBeVisible();
    await expect.element(field.getByText('2.50 MB')).toBeVisible();
    await button('Remove File').click();
    await expect.element(button('Choose a file')).toBeVisible();
  });

  it('takes its words with it when it goes', async () => {
    choose(still);
    const words = dialog.getByRole('textbox', { name: 'Describe the image' });
    await words.fill('Two dancers');
    await button('Remove File').click();
    choose(tone);
    await expect.element(words).not.toBeInTheDocument();
    await button('Post').click();
    fakeApi.hold(posts.create);
    (await sentFile()).answer(201, makeUpload({ type: 'audio', mediaType: 'audio' }));
    await expect.poll(() => fakeApi.requests(posts.create)).toHaveLength(1);
    expect(fakeApi.requests(posts.create)[0]?.body.imageAlt ?? '').toBe('');
  });

  it('that could not be sent says so beside what was written, and can be sent again', async () => {
    choose(still);
    await button('Post').click();
    (await sentFile()).answer(500, { code: 'internal', message: 'Something went wrong.' });
    await expect.element(toast('Upload failed')).toBeVisible();
    await expect
      .element(field.getByRole('alert'))
      .toMatchTextContent(/Failed to upload file\. Please try again\./);
    await expect.element(content).toHaveValue('Words that took a while');
    await button('Try again').click();
    (await sentFile(2)).answer(201, makeUpload());
    await expect.element(field.getByText('Uploaded', { exact: true })).toBeVisible();
  });

  it('that the server does not take is refused in its words', async () => {
    const message = 'We cannot take this kind of file.';
    choose(still);
    await button('Post').click();
    (await sentFile()).answer(415, { code: 'unsupported_type', message });
    await expect.element(field.getByRole('alert')).toMatchTextContent(new RegExp(message));
    expect(fakeApi.requests(posts.create)).toEqual([]);
  });
});
