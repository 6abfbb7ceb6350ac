import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx';

function Example({ onValueChange = () => {} }: { onValueChange?: (value: string) => void }) {
  return (
    <Tabs defaultValue="posts" onValueChange={onValueChange}>
      <TabsList aria-label="Activity">
        <TabsTrigger value="posts">Posts</TabsTrigger>
        <TabsTrigger value="jobs">Jobs</TabsTrigger>
        <TabsTrigger value="events" disabled>
          Events
        </TabsTrigger>
        <TabsTrigger value="saved">Saved</TabsTrigger>
      </TabsList>
      <TabsContent value="posts">The posts</TabsContent>
      <TabsContent value="jobs">The jobs</TabsContent>
      <TabsContent value="saved">What was saved</TabsContent>
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = page.getByRole('tabpanel');

describe('Tabs', () => {
  it('shows one panel, named by its tab', async () => {
    await renderInApp(<Example />);
    await expect.element(panel).toHaveTextContent('The posts');
    await expect.element(panel).toHaveAccessibleName('Posts');
    await tab('Jobs').click();
    await expect.element(panel).toHaveTextContent('The jobs');
    await expect.element(tab('Jobs')).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab('Posts')).toHaveAttribute('aria-selected', 'false');
  });

  it('is walked by arrows, past what is disabled and round its ends', async () => {
    const onValueChange = vi.fn();
    await renderInApp(<Example onValueChange={onValueChange} />);
    await userEvent.tab();
    await expect.element(tab('Posts')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Jobs')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Saved')).toHaveFocus();
    await expect.element(panel).toHaveTextContent('What was saved');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Posts')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Saved')).toHaveFocus();
    expect(onValueChange.mock.calls.flat()).toEqual(['jobs', 'saved', 'posts', 'saved']);
  });

  it('leads from the tab into its panel', async () => {
    await renderInApp(<Example />);
    await userEvent.tab();
    await expect.element(tab('Posts')).toHaveFocus();
    await userEvent.tab();
    await expect.element(panel).toHaveFocus();
  });

  it('scrolls sideways by itself on a narrow screen', async () => {
    await setViewport(200, 700);
    await renderInApp(<Example />);
    await expect.element(tab('Saved')).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(200);
  });
});
