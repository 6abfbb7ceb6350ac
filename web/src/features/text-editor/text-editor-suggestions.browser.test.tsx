import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comments } from '#contract/comments/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { TextEditor } from './text-editor.tsx';

type Sent = Parameters<Parameters<typeof TextEditor>[0]['onSend']>[0];

const field = page.getByRole('textbox', { name: 'Write a comment' });
const combobox = page.getByRole('combobox', { name: 'Write a comment' });
const send = page.getByRole('button', { name: 'Send' });
const list = (name: 'People' | 'Emoji') => page.getByRole('listbox', { name });
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

const ben = makeMember({ id: 'user_ben', firstName: 'Ben', lastName: 'Okafor' });
const bea = makeMember({ id: 'user_bea', firstName: 'Bea', lastName: 'Marsh' });

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

const answerPeople = () =>
  fakeApi.respond(comments.mentionable, ({ query }) =>
    [bea, ben].filter(({ firstName }) => firstName.toLowerCase().startsWith(query.q.toLowerCase())),
  );

describe('a mention', () => {
  it('is chosen by keyboard alone', async () => {
    answerPeople();
    const { onSend } = await renderEditor();
    await field.click();
    await userEvent.keyboard('With @');
    await expect.element(list('People')).toBeVisible();
    await expect.element(combobox).toHaveAttribute('aria-expanded', 'true');
    await expect.element(option('Bea Marsh')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const active = option('Ben Okafor').element();
    await expect.element(combobox).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect.element(field).toHaveValue('With @Ben Okafor ');
    await expect.element(list('People')).not.toBeInTheDocument();
    await userEvent.keyboard('and @be');
    await expect.element(option('Bea Marsh')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('With @Ben Okafor and @Bea Marsh ');
    await send.click();
    await expect
      .poll(() => onSend.mock.calls[0]?.[0])
      .toEqual({
        text: 'With @Ben Okafor and @Bea Marsh',
        mentions: ['user_ben', 'user_bea'],
        fileUrl: null,
      });
    expect(fakeApi.requests(comments.mentionable)[0]?.query).toEqual({
      q: '',
      on: 'post',
      onId: 'post_1',
    });
  });

  it('goes with its name, and comes back with undo', async () => {
    answerPeople();
    const { onSend } = await renderEditor();
    await field.click();
    await userEvent.keyboard('@be');
    await option('Ben Okafor').click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace} hello');
    await send.click();
    await expect.poll(() => onSend.mock.calls[0]?.[0].mentions).toEqual([]);
    await field.click();
    await userEvent.keyboard('@be');
    await option('Ben Okafor').click();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field).toHaveValue('@Ben Okafor ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => onSend.mock.calls[1]?.[0].mentions).toEqual(['user_ben']);
  });

  it('is there again with the draft', async () => {
    answerPeople();
    const { unmount } = await renderEditor();
    await field.click();
    await userEvent.keyboard('Thanks @Ben');
    await option('Ben Okafor').click();
    await unmount();
    const { onSend } = await renderEditor();
    await expect.element(page.getByText('Draft restored')).toBeVisible();
    await expect.element(field).toHaveValue('Thanks @Ben Okafor ');
    await send.click();
    await expect.poll(() => onSend.mock.calls[0]?.[0].mentions).toEqual(['user_ben']);
    await expect.element(page.getByText('Draft restored')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('is left alone with Escape, which closes only the list', async () => {
    answerPeople();
    const onCancel = vi.fn();
    await renderEditor({ onCancel });
    await field.click();
    await userEvent.keyboard('@b');
    await expect.element(list('People')).toBeVisible();
    await userEvent.keyboard('{Escape}e');
    await expect.element(list('People')).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('@be');
    await userEvent.keyboard(' and @b');
    await expect.element(list('People')).toBeVisible();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('is offered within what is left of a small screen, above the line at its end', async () => {
    answerPeople();
    await setViewport(390, 300);
    const { container } = await renderEditor();
    container.style.paddingTop = '200px';
    await field.click();
    await userEvent.keyboard('@');
    await expect.element(list('People')).toBeVisible();
    const { top, bottom, left, right } = list('People').element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(combobox.element().getBoundingClientRect().bottom);
    expect([left >= 0, right <= 390]).toEqual([true, true]);
  });

  it('is not offered where nobody can be mentioned', async () => {
    await renderEditor({ mentions: null });
    await field.click();
    await userEvent.keyboard('@be');
    await expect.element(list('People')).not.toBeInTheDocument();
    expect(fakeApi.requests(comments.mentionable)).toEqual([]);
  });
});

describe('an emoji', () => {
  it('is found by its name, and :) stays as it is', async () => {
    await renderEditor();
    await field.click();
    await userEvent.keyboard('Fine :) but :cla');
    await expect.element(list('Emoji')).toBeVisible();
    await expect.element(option('clap').first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Fine :) but 👏');
  });

  it('is chosen from all by the button, with arrows', async () => {
    await renderEditor();
    await field.click();
    await userEvent.keyboard('Hi {Tab}{Enter}');
    await expect.element(list('Emoji')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    await expect.element(option('slight smile')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('fire');
    await expect.element(option('fire')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Hi 🔥');
    await expect.element(field).toHaveFocus();
  });
});
