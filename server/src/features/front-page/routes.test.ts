import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frontPage } from '#contract/front-page/contract.ts';
import { createPortfolioItem, createUpload, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { frontPageRoutes } from './routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const maker = await createUser(app.db, { firstName: '<b>', showWorkToStrangers: true });
  const upload = await createUpload(app.db, { userId: maker.id, width: 400, height: 300 });
  await createPortfolioItem(app.db, {
    userId: maker.id,
    uploadId: upload.id,
    mediaType: 'image',
    mediaUrl: null,
    title: '"Dusk" {{canonical}}',
  });
});
afterAll(() => app.close());

describe(frontPageRoutes, () => {
  it('gives strangers the works', async () => {
    const works = frontPage.works.response.parse((await app.call(frontPage.works)).json());
    expect(works.map(({ title }) => title)).toEqual(['"Dusk" {{canonical}}']);
  });

  it('writes them into the page for strangers, unable to break out of the markup', async () => {
    const { body } = await app.call('GET', '/');
    expect(body).toContain('alt="&quot;Dusk&quot; &#123;&#123;canonical}} by &lt;b&gt; ');
    expect(body).not.toContain('No work');
  });
});
