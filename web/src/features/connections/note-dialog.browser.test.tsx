import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connections, type Recommendation } from '#contract/connections/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { noConnection } from './connection-changes.ts';
import { NoteDialog } from './note-dialog.tsx';

const jonas: Recommendation = {
  ...makeMember({ firstName: 'Jonas' }),
  skills: [],
  reasons: ['same section of DWPG-UT 1055'],
  suggestedNote: 'We share DWPG-UT 1055.',
};
const field = page.getByRole('textbox', { name: 'Your note' });
const send = page.getByRole('button', { name: 'Send request' });

async function open(recommended: Recommendation[] = [jonas]) {
  const onOpenChange = vi.fn();
  fakeApi.respond(connections.recommended, recommended);
  await renderInApp(<NoteDialog open onOpenChange={onOpenChange} member={jonas} />);
  return onOpenChange;
}

describe('NoteDialog', () => {
  it('begins with what the two have in common, and sends what it then says', async () => {
    fakeApi.respond(connections.request, { ...noConnection, status: 'pending', role: 'requester' });
    const onOpenChange = await open();
    await expect.element(field).toHaveValue('We share DWPG-UT 1055.');
    await field.fill('We share DWPG-UT 1055. Shall we?');
    await send.click();
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
    await expect.element(page.getByText('Connection request sent')).toBeVisible();
    await expect
      .poll(() => fakeApi.requests(connections.request))
      .toMatchObject([
        { body: { addresseeId: jonas.id, note: 'We share DWPG-UT 1055. Shall we?' } },
      ]);
  });

  it('is empty where nothing is known, and then asks without a note', async () => {
    fakeApi.respond(connections.request, { ...noConnection, status: 'pending', role: 'requester' });
    await open([]);
    await expect.element(field).toHaveValue('');
    await send.click();
    await expect
      .poll(() => fakeApi.requests(connections.request).map(({ body }) => body))
      .toEqual([{ addresseeId: jonas.id, note: null }]);
  });

  it('refuses a long note, and keeps it', async () => {
    await open();
    await field.fill('x'.repeat(301));
    await send.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Please keep this to 300 characters or fewer.');
    await expect.element(field).toHaveValue('x'.repeat(301));
    expect(fakeApi.requests(connections.request)).toEqual([]);
  });

  it('says why it was not sent, and keeps the note', async () => {
    fakeApi.fail(connections.request, 'too_many_requests', 'Too many connection requests.');
    const onOpenChange = await open();
    await field.fill('Hello.');
    await send.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Too many connection requests.');
    await expect.element(field).toHaveValue('Hello.');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
