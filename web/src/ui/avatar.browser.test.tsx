import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { Avatar } from './avatar.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const broken = 'data:image/gif;base64,AAAA';
const maya = { id: 'user_1', firstName: 'Maya', lastName: 'Okonkwo', alt: 'Maya Okonkwo' };

describe('Avatar', () => {
  it('shows the photo', async () => {
    await renderInApp(<Avatar {...maya} src={dot} />);
    const photo = page.getByRole('img', { name: 'Maya Okonkwo' });
    await expect.element(photo).toHaveAttribute('src', dot);
    await expect.element(page.getByText('MO')).not.toBeInTheDocument();
  });

  it('shows initials, with the same name, where there is no photo', async () => {
    await renderInApp(<Avatar {...maya} src={null} />);
    await expect.element(page.getByRole('img', { name: 'Maya Okonkwo' })).toHaveTextContent('MO');
    await expect.element(page.getByTitle('Profile photo unavailable')).not.toBeInTheDocument();
  });

  it('is silent where the name stands beside it', async () => {
    await renderInApp(<Avatar {...maya} alt="" />);
    await expect.element(page.getByText('MO')).toHaveAttribute('aria-hidden', 'true');
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  });

  it('falls back to initials when the photo does not load, and says so', async () => {
    await renderInApp(<Avatar {...maya} src={broken} />);
    await expect.element(page.getByRole('img', { name: 'Maya Okonkwo' })).toHaveTextContent('MO');
    await expect.element(page.getByTitle('Profile photo unavailable')).toBeVisible();
  });

  it('tries again when the photo is another one', async () => {
    const screen = await renderInApp(<Avatar {...maya} src={broken} />);
    await expect.element(page.getByTitle('Profile photo unavailable')).toBeVisible();
    await screen.rerender(<Avatar {...maya} src={dot} />);
    await expect
      .element(page.getByRole('img', { name: 'Maya Okonkwo' }))
      .toHaveAttribute('src', dot);
    await expect.element(page.getByTitle('Profile photo unavailable')).not.toBeInTheDocument();
  });
});
