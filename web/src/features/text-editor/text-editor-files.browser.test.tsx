import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FakeUpload } from '#web/testing/fake-upload.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { TextEditor } from './text-editor.tsx';

type Props = Parameters<typeof TextEditor>[0];

const field = page.getByRole('textbox', { name: 'Message' });
const send = page.getByRole('button', { name: 'Send' });
const file = page.getByText('still.png', { exact: true });
const still = new File(['x'.repeat(100)], 'still.png', { type: 'image/png' });
const uploaded = {
  id: 'upload_1',
  url: '/uploads/still.webp',
  type: 'image' as const,
  mediaType: 'image' as const,
  name: 'still.png',
  size: 100,
  width: 10,
  height: 10,
  blur: null,
  poster: null,
  variants: [],
  alt: null,
};

beforeEach(() => {
  FakeUpload.requests = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
});

async function renderEditor(files: Props['files'] = 'any') {
  const onSend = vi.fn<Props['onSend']>(async () => undefined);
  await renderInApp(
    <TextEditor
      label="Message"
      submitLabel="Send"
      draftKey="message:1"
      maxLength={100}
      files={files}
      onSend={onSend}
    />,
  );
  return onSend;
}

function transferOf(...items: (File | string)[]): DataTransfer {
  const data = new DataTransfer();
  for (const item of items) {
    if (typeof item === 'string') data.setData('text/plain', item);
    else data.items.add(item);
  }
  return data;
}

const paste = (...items: (File | string)[]) =>
  field.element().dispatchEvent(
    new ClipboardEvent('paste', {
      clipboardData: transferOf(...items),
      bubbles: true,
      cancelable: true,
    }),
  );
const drag = (type: 'dragover' | 'drop', ...items: File[]) =>
  field
    .element()
    .dispatchEvent(
      new DragEvent(type, { dataTransfer: transferOf(...items), bubbles: true, cancelable: true }),
    );
const request = async () => {
  await expect.poll(() => FakeUpload.requests.length).toBeGreaterThan(0);
  const last = FakeUpload.requests.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
};

describe('a file', () => {
  it('is pasted, sent at once, and waited for by a message that may be empty', async () => {
    const onSend = await renderEditor();
    paste(still);
    await expect.element(file).toBeVisible();
    (await request()).report(40);
    await expect.element(page.getByText(/40%/)).toBeVisible();
    await send.click();
    await expect.element(send).toBeDisabled();
    expect(onSend).not.toHaveBeenCalled();
    (await request()).answer(201, uploaded);
    await expect
      .poll(() => onSend.mock.calls)
      .toEqual([[{ text: '', mentions: [], fileUrl: '/uploads/still.webp' }]]);
    await expect.element(file).not.toBeInTheDocument();
    expect(FakeUpload.requests).toHaveLength(1);
  });

  it('is dropped on the field, which shows where', async () => {
    await renderEditor('image');
    drag('dragover', still);
    await expect.poll(() => field.element().parentElement?.className).toContain('border-dashed');
    drag('drop', still);
    await expect.element(file).toBeVisible();
    expect(field.element().parentElement?.className).not.toContain('border-dashed');
  });

  it('that is no image is refused with a sentence where only images are taken', async () => {
    await renderEditor('image');
    paste(new File(['x'], 'script.pdf', { type: 'application/pdf' }));
    await expect.element(field).toHaveAccessibleDescription('Please attach an image here.');
    expect(FakeUpload.requests).toEqual([]);
  });

  it('that fails can be tried again, and the words stay', async () => {
    const onSend = await renderEditor();
    await field.fill('Look');
    paste(still);
    (await request()).answer(500, { code: 'internal', message: '' });
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    await send.click();
    await expect.element(send).toBeEnabled();
    expect(onSend).not.toHaveBeenCalled();
    await again.click();
    await expect.poll(() => FakeUpload.requests.length).toBe(2);
    (await request()).answer(201, uploaded);
    await expect.element(page.getByText('Uploaded', { exact: true })).toBeVisible();
    await send.click();
    await expect.poll(() => onSend.mock.calls[0]?.[0].fileUrl).toBe('/uploads/still.webp');
  });

  it('is cancelled, and the message goes without it', async () => {
    const onSend = await renderEditor();
    await field.fill('Look');
    paste(still);
    const sent = await request();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(file).not.toBeInTheDocument();
    expect(sent.isAborted).toBe(true);
    await send.click();
    await expect.poll(() => onSend.mock.calls[0]?.[0].fileUrl).toBeNull();
  });

  it('beside a pasted text is not taken: word processors add a picture of the text', async () => {
    await renderEditor();
    paste('Words', still);
    await userEvent.tab();
    await expect.element(file).not.toBeInTheDocument();
  });

  it('is not taken where none is allowed', async () => {
    await renderEditor(null);
    paste(still);
    await expect.element(page.getByRole('button', { name: /^Attach/ })).not.toBeInTheDocument();
    expect(FakeUpload.requests).toEqual([]);
  });
});
