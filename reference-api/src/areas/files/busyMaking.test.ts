import { buildApp } from '#app.ts';
import type { DocumentWorkers } from '#documents/making/DocumentWorkers.ts';
import { blockedWorkers } from '#testing/blockedWorkers.ts';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import type { TestApi } from '#testing/TestApi.ts';

const page = { accept: 'text/html,*/*;q=0.8' };

async function linkOf(api: TestApi, docRef: string): Promise<string> {
  const path = `documents/${docRef}/download`;
  const token = await api.tokenOf('everything');
  const { body } = await api.post<{ auth_token: string }>('download_token', { token, body: { path } });
  return `/api/${path}?auth_token=${body.auth_token}`;
}

onOneEngine('while documents are made', (api) => {
  const appWith = (documents: DocumentWorkers) =>
    buildApp({ ...api().services, documents }, { checkAnswers: true });

  const add = async (title: string) => {
    const { body } = await api().post<{ doc_ref: string }>('test/publications', { body: { title } });
    return body.doc_ref;
  };

  test('[O-01] health and calls are answered, and too many downloads get 503 with Retry-After', async () => {
    const { workers, letGo } = blockedWorkers({ longestQueue: 1 });
    const app = await appWith(workers);
    const links = [
      await linkOf(api(), await add('One')),
      await linkOf(api(), await add('Two')),
      await linkOf(api(), await add('Three')),
    ];
    const [one = '', two = '', three = ''] = links;
    const makes = jest.spyOn(workers, 'make');
    const downloads = [app.inject({ url: one }), app.inject({ url: two })].map((download) =>
      Promise.resolve(download),
    );
    while (makes.mock.calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const refused = await app.inject({ url: three, headers: page });
    // Nothing has been made yet, so these answers did not wait.
    expect((await app.inject({ url: '/livez' })).statusCode).toBe(200);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.body).toContain('The document could not be opened');
    letGo();
    for (const { statusCode } of await Promise.all(downloads)) expect(statusCode).toBe(200);
    await app.close();
  });
});

onOneEngine(
  'reading more documents than a client may',
  (api) => {
    test('[O-01] answers 429 with the time to wait; other clients read on', async () => {
      const { body } = await api().post<{ doc_ref: string }>('test/publications', { body: { title: 'One' } });
      const read = async (account: string) =>
        api().get('document_preview_html', {
          token: await api().tokenOf(account),
          query: { docRef: body.doc_ref },
        });
      expect([(await read('everything')).status, (await read('everything')).status]).toEqual([200, 200]);
      const refused = await read('everything');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.body['detail']).toMatch(/^Please try again in \d+ seconds?\.$/);
      expect((await read('equity')).status).toBe(200);
      const download = await api().app.inject({ url: await linkOf(api(), body.doc_ref) });
      expect(download.statusCode).toBe(429);
    });
  },
  { PORTAL_DOCUMENT_RATE_LIMIT: '2' },
);
