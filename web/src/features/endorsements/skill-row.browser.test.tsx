import { useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { endorsements, type SkillEndorsements } from '#contract/endorsements/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeMember } from '#web/testing/make-member.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { endorsementQueries } from './api.ts';
import { SkillRow } from './skill-row.tsx';

const endorsers = ['Priya', 'Ana', 'Wei', 'Omar'].map((firstName) =>
  makeMember({ id: `user_${firstName}`, firstName, lastName: 'Lind' }),
);
const weaving: SkillEndorsements = { skill: 'Weaving', count: 4, endorsers, isMine: false };

function Example() {
  const { data } = useQuery(endorsementQueries.list('user_jonas'));
  return data?.skills.map((one) => (
    <SkillRow key={one.skill} userId="user_jonas" endorsements={one} canEndorse={data.canEndorse} />
  ));
}

const endorse = page.getByRole('button', { name: 'Endorse Weaving' });

function respondWith(canEndorse: boolean, skill = weaving): void {
  fakeApi.respond(endorsements.list, { canEndorse, skills: [skill] });
}

describe('SkillRow', () => {
  it('names three of those who endorse it, and how many more', async () => {
    respondWith(true);
    await renderInApp(<Example />);
    await expect
      .element(page.getByTitle('Endorsed by Priya Lind, Ana Lind, Wei Lind and 1 more'))
      .toBeVisible();
  });

  it('is not for those who may not endorse, but lets them take theirs back', async () => {
    respondWith(false);
    const { client } = await renderInApp(<Example />);
    await expect.element(page.getByText('4 endorsements')).toBeInTheDocument();
    await expect.element(endorse).not.toBeInTheDocument();
    respondWith(false, { ...weaving, isMine: true });
    await client.invalidateQueries();
    await expect.element(endorse).toHaveAttribute('aria-pressed', 'true');
  });

  it('counts at once, and takes it back when it failed', async () => {
    respondWith(true);
    fakeApi.fail(endorsements.endorse, 'forbidden', 'Connect with Jonas first.');
    const release = fakeApi.hold(endorsements.endorse);
    await renderInApp(<Example />);
    await endorse.click();
    await expect.element(page.getByText('5 endorsements')).toBeInTheDocument();
    await expect.element(endorse).toHaveAttribute('aria-pressed', 'true');
    release();
    await expect.element(page.getByText('Connect with Jonas first.')).toBeVisible();
    await expect.element(page.getByText('4 endorsements')).toBeInTheDocument();
    await expect.element(endorse).toHaveAttribute('aria-pressed', 'false');
  });
});
