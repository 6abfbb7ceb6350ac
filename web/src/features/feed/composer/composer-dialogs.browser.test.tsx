import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { projects } from '#contract/projects/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { FakeUpload } from '#web/testing/fake-upload.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { chooseFiles, makeUpload, sentFile } from '#web/testing/uploads.ts';
import { ComposerDialogs } from './composer-dialogs.tsx';
import { useComposer } from './use-composer.ts';

function Example() {
  const composer = useComposer();
  return (
    <>
      <button type="button" {...composer.trigger('media')}>
        Add media
      </button>
      <ComposerDialogs composer={composer} />
    </>
  );
}

it('takes media first, which then wait in the post', async () => {
  FakeUpload.requests = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  fakeApi.respond(projects.listMine, []);
  await renderInApp(<Example />);
  await page.getByRole('button', { name: 'Add media' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Media to Post' });
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await expect.element(upload).toBeDisabled();
  chooseFiles(dialog, new File(['x'.repeat(12_000)], 'still.png', { type: 'image/png' }));
  await expect.element(dialog.getByText('0.01 MB')).toBeVisible();
  await upload.click();
  (await sentFile()).answer(201, makeUpload());
  await expect.element(page.getByText('Media ready for post!', { exact: true })).toBeVisible();
  const post = page.getByRole('dialog', { name: 'Create a Post' });
  await expect.element(post.getByRole('group', { name: 'Media' })).toMatchTextContent(/still\.png/);
});
