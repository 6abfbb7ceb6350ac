import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { account } from '#contract/account/contract.ts';
import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { skills } from '#contract/skills/contract.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import { welcome } from '#contract/welcome/contract.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';
import { ViewerContext } from '#web/lib/session/viewer.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { makeViewer } from '#web/testing/make-viewer.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { WelcomeSheets } from './welcome-sheets.tsx';

const school = 'Tisch School of the Arts';
const newcomer = makeViewer({
  school: null,
  major: null,
  graduationYear: null,
  skills: [],
  profileImageUrl: null,
  welcomeStep: 'studies',
});

/** The viewer as the cache knows them, as in the whole application. */
function Sheets() {
  const { data: viewer } = useQuery({ ...currentUserQuery, enabled: false });
  return viewer ? (
    <ViewerContext value={viewer}>
      <WelcomeSheets />
    </ViewerContext>
  ) : null;
}

const open = (part: Partial<CurrentUser> = {}) =>
  renderInApp(<Sheets />, { viewer: { ...newcomer, ...part } });

const title = page.getByRole('heading', { level: 2 });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const select = (label: string) => page.getByRole('combobox', { name: label });
const options = (label: string) =>
  [...(select(label).element() as HTMLSelectElement).options]
    .filter(({ disabled, value }) => !disabled && value)
    .map(({ value }) => value);
const steps = () => fakeApi.requests(welcome.goTo).map(({ body }) => body.step);

let saved: CurrentUser;

beforeEach(() => {
  saved = newcomer;
  fakeApi.respond(welcome.studies, [{ school, major: 'Drama', count: 7 }]);
  fakeApi.respond(skills.popular, ['Acting', 'Improvisation', 'Voice Acting', 'Stage Combat']);
  fakeApi.respond(portfolio.list, []);
  fakeApi.respond(welcome.goTo, ({ body }) => {
    saved = { ...saved, welcomeStep: body.step };
    return saved;
  });
  fakeApi.respond(profiles.update, ({ body }) => {
    saved = { ...saved, ...(body as Partial<CurrentUser>) };
    return saved;
  });
});

describe('the sheet for studies', () => {
  it('offers the likely ones first, and goes on once they are saved', async () => {
    await open();
    await expect.element(title).toHaveTextContent('What do you study?');
    await expect.element(select('School')).toBeVisible();
    expect(options('School')[0]).toBe(school);
    await expect.element(select('Major')).toBeDisabled();
    await select('School').selectOptions(school);
    await expect.poll(() => options('Major')[0]).toBe('Drama');
    expect(options('Graduation year')[0]).toBe(String(new Date().getFullYear()));
    await select('Major').selectOptions('Drama');
    await select('Graduation year').selectOptions(String(new Date().getFullYear() + 2));
    await press('Continue');
    await expect.element(title).toHaveTextContent('What can you do?');
    await expect
      .poll(() => fakeApi.requests(profiles.update))
      .toMatchObject([
        { body: { school, major: 'Drama', graduationYear: new Date().getFullYear() + 2 } },
      ]);
    await expect.poll(steps).toEqual(['skills']);
  });

  it('names everything that is missing, and can be skipped', async () => {
    await open();
    await press('Continue');
    await expect
      .poll(() =>
        page
          .getByRole('alert')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['School is required', 'Major is required', 'Graduation year is required']);
    await press('Skip');
    await expect.element(title).toHaveTextContent('What can you do?');
    expect(fakeApi.requests(profiles.update)).toEqual([]);
  });

  it('offers the catalogue where nothing is known of the others', async () => {
    fakeApi.fail(welcome.studies, 'unavailable');
    await open();
    await expect.element(select('School')).toBeVisible();
    expect(options('School')).toContain(school);
  });

  it('stays where it is when it was not saved', async () => {
    fakeApi.fail(profiles.update, 'unavailable', 'Callboard is being updated.');
    await open({ school, major: 'Drama', graduationYear: 2028 });
    await press('Continue');
    await expect.element(page.getByText('Callboard is being updated.')).toBeVisible();
    await expect.element(title).toHaveTextContent('What do you study?');
    await expect.poll(steps).toEqual([]);
  });
});

describe('the sheet for skills', () => {
  it('goes on where it was left, with the skills of the major as chips', async () => {
    await open({ welcomeStep: 'skills', major: 'Drama' });
    const group = page.getByRole('group', { name: 'Frequent in Drama' });
    await group.getByRole('button', { name: 'Acting', exact: true }).click();
    await group.getByRole('button', { name: 'Improvisation' }).click();
    await group.getByRole('button', { name: 'Improvisation' }).click();
    await expect
      .element(group.getByRole('button', { name: 'Acting', exact: true }))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('combobox', { name: 'Another skill' }).fill('Choreo');
    await page.getByRole('option', { name: 'Choreography' }).click();
    await press('Continue');
    await expect.element(title).toHaveTextContent('Show a face, or one piece of work');
    await expect
      .poll(() => fakeApi.requests(profiles.update))
      .toMatchObject([{ body: { skills: ['Acting', 'Choreography'] } }]);
    await expect
      .poll(() => fakeApi.requests(skills.popular)[0])
      .toMatchObject({ query: { major: 'Drama' } });
  });

  it('asks for one at least, offers the catalogue without an answer, and leads back', async () => {
    fakeApi.fail(skills.popular, 'unavailable');
    await open({ welcomeStep: 'skills' });
    await expect
      .element(page.getByRole('button', { name: creationSkills[0], exact: true }))
      .toBeVisible();
    await press('Continue');
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Choose at least one skill, or skip this.');
    await press('Back');
    await expect.element(title).toHaveTextContent('What do you study?');
    await expect.poll(steps).toEqual(['studies']);
  });
});

describe('the sheet for work', () => {
  it('can be skipped', async () => {
    await open({ welcomeStep: 'work' });
    await press('Skip');
    await expect.element(title).toHaveTextContent('What may we learn from you?');
    await expect.poll(steps).toEqual(['privacy']);
  });

  it('is done where there is a photo', async () => {
    await open({ welcomeStep: 'work', profileImageUrl: '/uploads/me.webp' });
    await press('Continue');
    await expect.poll(steps).toEqual(['privacy']);
  });
});

describe('the sheet for privacy', () => {
  const counted = page.getByRole('switch', { name: /Count what I use/ });
  const kept = page.getByRole('switch', { name: /Keep words I highlight/ });

  it('counts and keeps no words until it is chosen, and ends the welcome', async () => {
    await open({ welcomeStep: 'privacy' });
    await expect.element(counted).toBeChecked();
    await expect.element(kept).not.toBeChecked();
    await press('Finish');
    await expect.element(title).not.toBeInTheDocument();
    await expect.poll(steps).toEqual([null]);
    expect(fakeApi.requests(account.setAnalyticsChoice)).toEqual([]);
  });

  it('saves each choice when it is made', async () => {
    fakeApi.respond(account.setAnalyticsChoice, { analytics: false, highlights: true });
    await open({ welcomeStep: 'privacy' });
    await counted.click();
    await kept.click();
    await expect.element(counted).not.toBeChecked();
    await expect.element(kept).toBeChecked();
    await expect
      .poll(() => fakeApi.requests(account.setAnalyticsChoice).map(({ body }) => body))
      .toEqual([{ analytics: false }, { highlights: true }]);
  });
});

it('can be closed without losing its place', async () => {
  await open({ welcomeStep: 'skills' });
  await press('Finish later');
  await expect.element(title).not.toBeInTheDocument();
  await expect.poll(steps).toEqual([]);
});

it('comes back to its sheet when a step was not saved', async () => {
  fakeApi.fail(welcome.goTo, 'unavailable', 'Callboard is being updated.');
  await open();
  await press('Skip');
  await expect.element(page.getByText('Callboard is being updated.')).toBeVisible();
  await expect.element(title).toHaveTextContent('What do you study?');
});
