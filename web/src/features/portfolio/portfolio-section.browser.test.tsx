import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { projectTags } from '#contract/catalogue/project-tags.ts';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { makeImage, makePortfolioItem } from '#web/testing/make-portfolio-item.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { PortfolioSection } from './portfolio-section.tsx';

const works = (count: number, userId: string): PortfolioItem[] =>
  Array.from({ length: count }, (_, index) =>
    makePortfolioItem({ id: `item_${index + 1}`, userId, title: `Work ${index + 1}` }),
  );
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const link = (name: string) => page.getByRole('link', { name, exact: true });
const images = () => [...document.querySelectorAll<HTMLImageElement>('article img')];
const picture = (index: number) => images()[index]?.parentElement?.getBoundingClientRect();
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function openAsVisitor(items: PortfolioItem[]) {
  const person = makeMember();
  fakeApi.respond(portfolio.list, items);
  await renderInApp(<PortfolioSection person={person} isOwner={false} />, {
    path: `/profile/${person.id}`,
  });
}

async function openAsOwner(items: PortfolioItem[]) {
  fakeApi.respond(portfolio.list, items);
  await renderInApp(<PortfolioSection person={makeViewer()} isOwner />, { path: '/profile' });
}

describe('the portfolio of another member', () => {
  it('shows the first work wide and the others in a grid', async () => {
    await setViewport(1440, 900);
    await openAsVisitor(works(7, makeMember().id));
    await expect.poll(titles).toHaveLength(7);
    const section = page.getByRole('region', { name: 'Portfolio' }).element();
    expect(picture(0)?.width).toBeCloseTo(section.getBoundingClientRect().width);
    expect(picture(0)?.height).toBeLessThan(innerHeight);
    expect(picture(1)?.top).toBe(picture(3)?.top);
    expect(picture(4)?.top).toBeGreaterThan(picture(3)?.bottom ?? Infinity);
    await expect.element(button(/^Show all/)).not.toBeInTheDocument();
  });

  it('has two columns on a phone, and leaves no gap at the end', async () => {
    await setViewport(390, 844);
    await openAsVisitor(works(4, makeMember().id));
    await expect.poll(titles).toHaveLength(4);
    expect(picture(1)?.top).toBe(picture(2)?.top);
    expect(picture(3)?.width).toBeCloseTo(picture(0)?.width ?? 0);
  });

  it('shows seven, and all of them when asked', async () => {
    await openAsVisitor(works(9, makeMember().id));
    await expect.element(link('Work 7')).toBeVisible();
    await expect.element(link('Work 8')).not.toBeInTheDocument();
    button('Show all 9 works').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('Work 8')).toHaveFocus();
    await expect.element(link('Work 9')).toBeInTheDocument();
    await expect.element(button('Show all 9 works')).not.toBeInTheDocument();
  });

  it('loads the first image at once and the others when they come near, in the size that is needed', async () => {
    await openAsVisitor(works(3, makeMember().id));
    await expect.poll(images).toHaveLength(3);
    expect(images().map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy']);
    for (const image of images()) {
      expect(image.srcset).toMatch(/ 480w, .* 1600w$/);
      expect(image.sizes).toMatch(/vw$/);
    }
  });

  it('keeps the place of an image that does not load', async () => {
    const broken = { url: '/uploads/gone.webp', variants: [], blur: null };
    const [first, ...others] = works(2, makeMember().id);
    if (!first) throw new Error('no work');
    await openAsVisitor([{ ...first, media: makeImage(broken) }, ...others]);
    await expect.element(page.getByText('This image could not be loaded')).toBeVisible();
    const frames = page
      .getByRole('link')
      .elements()
      .map((one) => one.firstElementChild);
    const [height, other] = frames.map((frame) => frame?.getBoundingClientRect().height);
    expect(height).toBeCloseTo(other ?? 0);
  });

  it('names three tags and counts the others', async () => {
    const [item] = works(1, makeMember().id);
    await openAsVisitor([makePortfolioItem({ ...item, tags: projectTags.slice(0, 5) })]);
    const tags = page.getByRole('list', { name: 'Tags' });
    await expect.poll(() => tags.getByRole('listitem').elements()).toHaveLength(4);
    await expect.element(tags.getByText(/^\+2 more/)).toBeVisible();
  });

  it('has nothing to arrange', async () => {
    await openAsVisitor(works(2, makeMember().id));
    await expect.element(link('Work 1')).toBeVisible();
    await expect.element(button(/^(Arrange|Add Media|Drag|Move)/)).not.toBeInTheDocument();
  });
});

describe('my portfolio', () => {
  it('is arranged after Arrange, until Done', async () => {
    await openAsOwner(works(9, 'user_viewer'));
    await expect.element(link('Work 1')).toBeVisible();
    await expect.element(button(/^(Drag|Move)/)).not.toBeInTheDocument();
    await button('Arrange').click();
    await expect.element(button('Drag Work 9')).toBeInTheDocument();
    await expect.element(button('Add Media')).toBeVisible();
    await button('More for Work 1').click();
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Done').click();
    await expect.element(button(/^(Drag|Move)/)).not.toBeInTheDocument();
    await expect.element(button('Show all 9 works')).toBeVisible();
    await expect.element(button('Arrange')).toHaveFocus();
  });

  it('offers no edit or delete before', async () => {
    await openAsOwner(works(1, 'user_viewer'));
    await button('More for Work 1').click();
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  });

  it('invites to begin where there is nothing', async () => {
    await openAsOwner([]);
    await expect.element(page.getByText(/^Hang up what you have made/)).toBeVisible();
    await expect.element(button('Add Media')).toBeVisible();
    await expect.element(button('Arrange')).not.toBeInTheDocument();
  });
});
