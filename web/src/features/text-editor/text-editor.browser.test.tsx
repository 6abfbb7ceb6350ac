import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError, NetworkError, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { TextEditor } from './text-editor.tsx';

type Sent = Parameters<Parameters<typeof TextEditor>[0]['onSend']>[0];

const field = page.getByRole('textbox', { name: 'Write a comment' });
const send = page.getByRole('button', { name: 'Send' });

async function renderEditor(props: Partial<Parameters<typeof TextEditor>[0]> = {}) {
  const onSend = vi.fn<(written: Sent) => Promise<void>>(async () => undefined);
  const screen = await renderInApp(
    <TextEditor
      label="Write a comment"
      submitLabel="Send"
      draftKey="comment:post_1"
      maxLength={100}
      mentions={{ on: 'post', onId: 'post_1' }}
      onSend={onSend}
      {...props}
    />,
  );
  return { ...screen, onSend };
}

const refusal = (message: string) =>
  new ApiError(new Response(null, { status: 400 }), JSON.stringify({ code: 'invalid', message }));

describe('sending', () => {
  it('asks for words where there are none, at the field', async () => {
    const { onSend } = await renderEditor();
    await field.fill('  \n ');
    await send.click();
    await expect.element(field).toHaveAccessibleDescription('Please write something first.');
    await expect.element(field).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('says how much is too much, and cuts nothing', async () => {
    const { onSend } = await renderEditor();
    await field.fill('x'.repeat(101));
    await expect.element(page.getByText('-1')).toBeVisible();
    await send.click();
    await expect
      .element(field)
      .toHaveAccessibleDescription('Please keep this to 100 characters or fewer.');
    await expect.element(field).toHaveValue('x'.repeat(101));
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'is done by %s',
    async (keys) => {
      const { onSend } = await renderEditor();
      await field.fill('Lovely.');
      await userEvent.keyboard(keys);
      await expect
        .poll(() => onSend.mock.calls)
        .toEqual([[{ text: 'Lovely.', mentions: [], fileUrl: null }]]);
      await expect.element(field).toHaveValue('');
      await expect.element(field).toHaveFocus();
    },
  );

  it('makes a line with Enter alone', async () => {
    const { onSend } = await renderEditor();
    await field.click();
    await userEvent.keyboard('One{Enter}Two');
    await expect.element(field).toHaveValue('One\nTwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('happens once, and the button waits', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSend = vi.fn(() => promise);
    await renderEditor({ onSend });
    await field.fill('Lovely.');
    await send.click();
    await expect.element(send).toBeDisabled();
    await expect.element(field).toHaveAttribute('readonly');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    resolve();
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is refused', refusal('Commenting is closed.'), 'Commenting is closed.'],
    ['finds no server', new NetworkError(null), noConnectionMessage],
    ['fails', new Error('?'), 'This was not sent. Please try again.'],
  ])('keeps the text when it %s', async (_, error, sentence) => {
    await renderEditor({ onSend: () => Promise.reject(error) });
    await field.fill('Lovely.');
    await send.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(field).toHaveAccessibleDescription(sentence);
    await expect.element(field).toHaveValue('Lovely.');
    await expect.element(send).toBeEnabled();
    await field.fill('Lovely!');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a draft', () => {
  it('belongs to its key', async () => {
    const { rerender } = await renderEditor();
    await field.fill('For one');
    await rerender(
      <TextEditor
        label="Write a comment"
        submitLabel="Send"
        draftKey="comment:post_2"
        maxLength={100}
        onSend={async () => undefined}
      />,
    );
    await expect.element(field).toHaveValue('');
  });

  it('leaves edited words as they were when it is discarded', async () => {
    const initial = { text: 'As it was', mentions: [] };
    const { unmount } = await renderEditor({ initial });
    await field.fill('Changed');
    await unmount();
    await renderEditor({ initial });
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(field).toHaveValue('As it was');
  });
});
