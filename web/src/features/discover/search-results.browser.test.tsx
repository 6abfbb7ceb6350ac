import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { schoolNames } from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import { connections } from '#contract/connections/contract.ts';
import { discover } from '#contract/discover/contract.ts';
import type { WorkPreview } from '#contract/portfolio/work-preview.ts';
import { noConnectionMessage } from '#web/lib/api/api-error.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeFoundMember } from '#web/testing/make-found-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { noConnection } from '../connections/connection-changes.ts';
import { SearchResults } from './search-results.tsx';

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const jonas = makeFoundMember({ skills: six });
const makeWork = (title: string): WorkPreview => {
  const url = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const variants = [{ url, width: 400 }];
  const size = { name: null, size: null, width: 1200, height: 800, blur: null };
  return {
    id: title,
    title,
    mediaUrl: url,
    mediaType: 'image',
    media: { url, type: 'image', ...size, poster: null, variants, alt: title },
  };
};
const [skill] = skills;
const [school] = schoolNames;

const person = page.getByRole('link', { name: 'Jonas Lindqvist' });
const onClear = vi.fn();

describe('SearchResults', () => {
  it('says that it looks, and shows four skills of a member', async () => {
    fakeApi.respond(discover.search, [jonas]);
    const release = fakeApi.hold(discover.search);
    await renderInApp(<SearchResults sort="match" filters={{}} onClear={onClear} />);
    await expect.element(page.getByRole('status', { name: 'Looking for students' })).toBeVisible();
    release();
    await expect.element(person).toBeVisible();
    const shown = page.getByRole('list', { name: 'Skills' }).getByRole('listitem').elements();
    expect(shown.map((item) => item.textContent)).toEqual([...six.slice(0, 4), '+2 more']);
  });

  it('shows a member with reason, pictures and Connect, and asks for nothing more', async () => {
    const reason = { kind: 'sections', count: 2, name: null } as const;
    const works = ['Moth Season', 'Streetlight', 'Small Walks'].map(makeWork);
    fakeApi.respond(discover.search, [makeFoundMember({ reason, works, bio: 'I draw.' })]);
    const requested = { ...noConnection, status: 'pending', role: 'requester' } as const;
    fakeApi.respond(connections.request, requested);
    await renderInApp(<SearchResults sort="match" filters={{}} onClear={onClear} />);
    const card = page.getByRole('article');
    await expect.element(card.getByText('2 sections in common')).toBeVisible();
    await expect.element(card.getByRole('img', { name: 'Streetlight' })).toBeVisible();
    const pictures = card.getByRole('img').elements();
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Moth Season',
      'Streetlight',
      'Small Walks',
    ]);
    for (const picture of pictures) {
      expect(picture.getAttribute('loading')).toBe('lazy');
      expect(picture.getAttribute('srcset')).toContain('400w');
      expect(picture.getAttribute('width')).toBe('1200');
    }
    expect(fakeApi.requests(connections.status)).toEqual([]);
    fakeApi.respond(connections.status, requested);
    await card.getByRole('button', { name: 'Connect with Jonas', exact: true }).click();
    await expect.element(card.getByRole('button', { name: 'Your request to Jonas' })).toBeVisible();
  });

  it('shows what a member says who has no pictures', async () => {
    fakeApi.respond(discover.search, [makeFoundMember({ bio: 'I clear songs.' })]);
    await renderInApp(<SearchResults sort="match" filters={{}} onClear={onClear} />);
    await expect.element(page.getByRole('article').getByText('I clear songs.')).toBeVisible();
  });

  it('can be tried again when it did not work', async () => {
    fakeApi.disconnect(discover.search);
    await renderInApp(<SearchResults sort="match" filters={{}} onClear={onClear} />);
    await expect.element(page.getByText('The search did not work')).toBeVisible();
    await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
    fakeApi.respond(discover.search, [jonas]);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(person).toBeVisible();
  });

  it('keeps the members it shows while it looks for others', async () => {
    fakeApi.respond(discover.search, [jonas]);
    const { rerender } = await renderInApp(
      <SearchResults sort="match" filters={{}} onClear={onClear} />,
    );
    await expect.element(person).toBeVisible();
    const release = fakeApi.hold(discover.search);
    await rerender(<SearchResults sort="match" filters={{ q: 'ham' }} onClear={onClear} />);
    const grid = page.getByRole('list').first();
    await expect.element(grid).toHaveAttribute('aria-busy', 'true');
    await expect.element(person).toBeVisible();
    fakeApi.respond(discover.search, []);
    release();
    await expect.element(page.getByText('Nobody found for “ham”')).toBeVisible();
  });

  it.each([
    ['a word', { q: 'ham' }, /^Try a first name alone/, 'Clear the search'],
    ['one filter', { skill }, /^No student matches this filter/, 'Clear filters'],
    ['two filters', { skill, school }, /^No student matches all 2 filters/, 'Clear filters'],
  ])('says what to do where %s finds nobody', async (_, filters, advice, label) => {
    onClear.mockReset();
    fakeApi.respond(discover.search, []);
    await renderInApp(<SearchResults sort="match" filters={filters} onClear={onClear} />);
    await expect.element(page.getByText(advice)).toBeVisible();
    await page.getByRole('button', { name: label }).click();
    expect(onClear).toHaveBeenCalledOnce();
  });

  it('offers nothing to clear where nothing was asked for', async () => {
    fakeApi.respond(discover.search, []);
    await renderInApp(<SearchResults sort="match" filters={{}} onClear={onClear} />);
    await expect.element(page.getByText('Nobody found')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
