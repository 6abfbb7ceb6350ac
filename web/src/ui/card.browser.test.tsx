import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { Button } from './button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from './card.tsx';
import { DraftNote } from './draft-note.tsx';
import { EmptyState } from './empty-state.tsx';
import { Fact, FactList } from './fact-list.tsx';
import { Panel } from './panel.tsx';
import { Textarea } from './textarea.tsx';

const endless = 'Aufführungsgenehmigung'.repeat(20);

describe('Card', () => {
  it('is an article with a heading', async () => {
    await renderInApp(
      <Card aria-label="A job">
        <CardHeader>
          <CardTitle>Two actors wanted</CardTitle>
        </CardHeader>
      </Card>,
    );
    await expect
      .element(page.getByRole('article', { name: 'A job' }).getByRole('heading', { level: 3 }))
      .toHaveTextContent('Two actors wanted');
  });

  it('can be an entry of a list, with a heading of another level', async () => {
    await renderInApp(
      <ul>
        <Card asChild>
          <li>
            <CardTitle asChild>
              <h1>Two actors wanted</h1>
            </CardTitle>
          </li>
        </Card>
      </ul>,
    );
    await expect
      .element(page.getByRole('listitem').getByRole('heading', { level: 1 }))
      .toBeVisible();
  });

  it('breaks words that are wider than a phone', async () => {
    await setViewport(320, 700);
    await renderInApp(
      <Card>
        <CardHeader>
          <CardTitle>{endless}</CardTitle>
        </CardHeader>
        <CardBody>
          <FactList>
            <Fact label="Where">{endless}</Fact>
          </FactList>
        </CardBody>
      </Card>,
    );
    await expect.element(page.getByRole('article')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
  });
});

describe('FactList', () => {
  it('ties each fact to its label', async () => {
    await renderInApp(
      <FactList>
        <Fact label="Where">Studio 4</Fact>
        <Fact label="When" mono>
          19:30
        </Fact>
      </FactList>,
    );
    const terms = page.getByRole('term').elements();
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Where', 'Studio 4'],
      ['When', '19:30'],
    ]);
  });
});

describe('Panel', () => {
  it('is a region named by its title', async () => {
    await renderInApp(<Panel title="Trending skills">Acting</Panel>);
    await expect
      .element(page.getByRole('region', { name: 'Trending skills' }))
      .toMatchTextContent(/Acting/);
  });
});

describe('EmptyState', () => {
  it('says one sentence, and offers one thing to do', async () => {
    const onClick = vi.fn();
    await renderInApp(
      <EmptyState title="No jobs yet" action={<Button onClick={onClick}>Post a job</Button>}>
        Be the first to call.
      </EmptyState>,
    );
    await expect.element(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible();
    await expect.element(page.getByText('Be the first to call.')).toBeVisible();
    await page.getByRole('button', { name: 'Post a job' }).click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('can be the sentence alone', async () => {
    await renderInApp(<EmptyState>Nothing here.</EmptyState>);
    await expect.element(page.getByText('Nothing here.')).toBeVisible();
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});

describe('DraftNote', () => {
  it('says that a draft is back, and lets it be thrown away', async () => {
    const onDiscard = vi.fn();
    await renderInApp(<DraftNote onDiscard={onDiscard} />);
    await expect.element(page.getByRole('status')).toMatchTextContent(/Draft restored/);
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(onDiscard).toHaveBeenCalledOnce();
  });
});

describe('Textarea', () => {
  it('grows with what is written, up to a limit', async () => {
    await renderInApp(<Textarea aria-label="Words" />);
    const words = page.getByLabelText('Words');
    const height = () => words.element().getBoundingClientRect().height;
    const before = height();
    await words.fill('A line\n'.repeat(8));
    expect(height()).toBeGreaterThan(before);
    await words.fill('A line\n'.repeat(80));
    expect(height()).toBe(384);
  });
});
