import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Button } from '../button.tsx';
import { useRefocusReplacement } from './use-refocus-replacement.ts';

function Example() {
  const [isConnected, setConnected] = useState(false);
  const place = useRefocusReplacement<HTMLDivElement>(isConnected);
  return (
    <>
      <div ref={place}>
        {isConnected ? (
          <Button key="message">Message</Button>
        ) : (
          <Button key="connect" onClick={() => setConnected(true)}>
            Connect
          </Button>
        )}
      </div>
      <Button onClick={() => setTimeout(() => setConnected(true))}>From elsewhere</Button>
    </>
  );
}

const message = page.getByRole('button', { name: 'Message' });

describe('a button that is replaced by another', () => {
  it('hands the focus on', async () => {
    await renderInApp(<Example />);
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect.element(message).toHaveFocus();
  });

  it('takes no focus that was elsewhere', async () => {
    await renderInApp(<Example />);
    await page.getByRole('button', { name: 'From elsewhere' }).click();
    await expect.element(message).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'From elsewhere' })).toHaveFocus();
  });

  it('takes no focus when it is first drawn', async () => {
    await renderInApp(<Example />);
    await expect.element(page.getByRole('button', { name: 'Connect' })).not.toHaveFocus();
  });
});
