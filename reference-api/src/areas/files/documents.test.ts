import type { ServedPublication, ServedPublicationList } from '@portal/wire';
import { sql } from 'drizzle-orm';
import { onOneEngine } from '#testing/onEveryEngine.ts';
import type { TestApi } from '#testing/TestApi.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

async function addPublication(api: TestApi, body: object): Promise<string> {
  const answer = await api.post<{ doc_ref: string }>('test/publications', { body });
  expect(answer.status).toBe(200);
  return answer.body.doc_ref;
}

onOneEngine('documents', (api) => {
  const pathOf = (docRef: string) => `documents/${docRef}/download`;
  const tokenFor = async (docRef: string, account = 'everything') => {
    const token = await api().tokenOf(account);
    const { body } = await api().post<{ auth_token: string; expires_in: number }>('download_token', {
      token,
      body: { path: pathOf(docRef) },
    });
    return body.auth_token;
  };
  const open = (docRef: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    api().app.inject({ url: `/api/${pathOf(docRef)}`, query, headers });

  test('[L-19] every text of the demo data is what its preview shows', async () => {
    const texts = await api().services.db.query<{ docRef: string; body: string }>(sql`
      select doc_ref as "docRef", body from publications left join document_texts using (id)
      where publications.libraries > 0 and origin = 'demo' and has_preview`);
    expect(texts.length).toBeGreaterThan(80);
    const token = await api().tokenOf('everything');
    const missing: [string, string][] = [];
    for (const { docRef, body } of texts) {
      const answer = await api().get<{ html_content: string }>('document_preview_html', {
        token,
        query: { docRef },
      });
      const shown = answer.body.html_content.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
      const lines = body.split('\n').map((line) => line.replace(/^# /, ''));
      missing.push(
        ...lines.filter((line) => !shown.includes(line)).map((line) => [docRef, line] as [string, string]),
      );
    }
    expect(missing).toEqual([]);
  });

  test('[V-01] a reference is found in small and in capital letters', async () => {
    const docRef = await addPublication(api(), { title: 'Of letters' });
    const token = await api().tokenOf('everything');
    const titles: unknown[] = [];
    for (const ref of [docRef, docRef.toLowerCase(), docRef.toUpperCase()]) {
      const { status, body } = await api().get('document_preview_html', { token, query: { docRef: ref } });
      titles.push([status, body['title']]);
    }
    expect(titles).toEqual(Array.from({ length: 3 }, () => [200, 'Of letters']));
  });

  test('a PDF is shown in the browser under its title, and nothing on the way keeps it', async () => {
    const docRef = await addPublication(api(), { title: 'Zürich: Übergewichten – «Jetzt»', language: 'de' });
    const answer = await open(docRef, { auth_token: await tokenFor(docRef) });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-disposition':
        'inline; filename="Zuerich Uebergewichten - _Jetzt_.pdf"; filename*=UTF-8\'\'Z%C3%BCrich%20%C3%9Cbergewichten%20%E2%80%93%20%C2%ABJetzt%C2%BB.pdf',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const forced = await open(docRef, { auth_token: await tokenFor(docRef), force_download: 'true' });
    expect(forced.headers['content-disposition']).toMatch(/^attachment; /);
    expect(forced.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test('a spreadsheet is always saved', async () => {
    const docRef = await addPublication(api(), { title: 'Model', form: 'xlsx' });
    const answer = await open(docRef, { auth_token: await tokenFor(docRef) });
    expect(answer.headers['content-type']).toBe(spreadsheet);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Model.xlsx"/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('a link with a missing, forged or foreign token is refused', async () => {
    const [docRef, other] = [
      await addPublication(api(), { title: 'One' }),
      await addPublication(api(), { title: 'Two' }),
    ];
    const token = await tokenFor(docRef);
    const [expires = '', client = ''] = token.split('.');
    const forgeries = [
      '',
      'nonsense',
      `${token}x`,
      token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
      token.replace(expires, String(Number(expires) + 3600)),
      token.replace(`.${client}.`, `.${Number(client) + 1}.`),
      await tokenFor(other),
    ];
    for (const auth_token of forgeries) expect((await open(docRef, { auth_token })).statusCode).toBe(401);
    expect((await open(docRef, {})).statusCode).toBe(401);
  });

  test('an access token is no download token', async () => {
    const docRef = await addPublication(api(), { title: 'Three' });
    const token = await api().tokenOf('everything');
    expect((await open(docRef, { auth_token: token.slice(0, 300) })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await open(docRef, {}, headers)).statusCode).toBe(401);
  });

  test('a link expires after two minutes', async () => {
    const docRef = await addPublication(api(), { title: 'Four' });
    const auth_token = await tokenFor(docRef);
    const clock = jest.spyOn(Date, 'now');
    const now = Date.now();
    clock.mockReturnValue(now + 118_000);
    expect((await open(docRef, { auth_token })).statusCode).toBe(200);
    clock.mockReturnValue(now + 122_000);
    expect((await open(docRef, { auth_token })).statusCode).toBe(401);
  });

  test('closed documents have no token and no preview, nor a download by an older token', async () => {
    const docRef = await addPublication(api(), { title: 'Bonds only', asset_classes: ['Fixed Income'] });
    const token = await api().tokenOf('equity');
    const refused = await api().post('download_token', { token, body: { path: pathOf(docRef) } });
    expect(refused.status).toBe(403);
    const preview = await api().get('document_preview_html', { token, query: { docRef } });
    expect([preview.status, preview.body['html_content']]).toEqual([403, undefined]);

    const auth_token = await tokenFor(docRef, 'bonds');
    expect((await open(docRef, { auth_token })).statusCode).toBe(200);
    await api().services.db.query(sql`update packages set asset_classes = '{}' where name = 'demo-bonds'`);
    expect((await open(docRef, { auth_token })).statusCode).toBe(403);
    await api().services.db.query(
      sql`update packages set asset_classes = '{"Fixed Income"}' where name = 'demo-bonds'`,
    );
  });

  test('signing out ends the links that were made before, and no other session’s', async () => {
    const docRef = await addPublication(api(), { title: 'Signed out' });
    const linkOf = async (token: string) =>
      (await api().post<{ auth_token: string }>('download_token', { token, body: { path: pathOf(docRef) } }))
        .body.auth_token;
    const [ending, staying] = [
      await api().signIn('everything@demo.example'),
      await api().signIn('everything@demo.example'),
    ];
    const [ended, valid] = [await linkOf(ending.token), await linkOf(staying.token)];
    expect((await open(docRef, { auth_token: ended })).statusCode).toBe(200);
    await api().post('logout', { body: { refresh_token: ending.refresh_token } });
    expect((await open(docRef, { auth_token: ended })).statusCode).toBe(401);
    expect((await open(docRef, { auth_token: valid })).statusCode).toBe(200);
    const [foreign, own] = [ended.split('.'), valid.split('.')];
    const borrowed = [foreign[0], foreign[1], own[2], foreign[3]].join('.');
    expect((await open(docRef, { auth_token: borrowed })).statusCode).toBe(401);
  });

  test('a client who was removed can use no link that is left', async () => {
    const client = (await api().post<{ username: string; password: string }>('test/clients', { body: {} }))
      .body;
    const docRef = await addPublication(api(), { title: 'Five' });
    const { token } = await api().signIn(client.username, client.password);
    const { body } = await api().post<{ auth_token: string }>('download_token', {
      token,
      body: { path: pathOf(docRef) },
    });
    await api().call('DELETE', `test/clients/${client.username}`);
    expect((await open(docRef, { auth_token: body.auth_token })).statusCode).toBe(401);
  });

  test('a language that is not subscribed is not entitled either', async () => {
    const client = (
      await api().post<{ username: string; password: string }>('test/clients', {
        body: { languages: ['de'] },
      })
    ).body;
    const { token } = await api().signIn(client.username, client.password);
    const { body } = await api().get<ServedPublicationList>('highlights_documents', { token });
    for (const { entitled, language } of body.records) expect(entitled).toBe(language.value === 'German');
  });

  test('a browser that opens a bad link gets a bilingual page, a program a problem', async () => {
    const docRef = await addPublication(api(), { title: 'Six' });
    const page = await open(docRef, { auth_token: 'old' }, browser);
    expect(page.statusCode).toBe(401);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('This link has expired');
    expect(page.body).toContain('Dieser Link ist abgelaufen');
    expect(page.body).not.toContain('script');
    const problem = await open(docRef, { auth_token: 'old' }, { accept: '*/*' });
    expect(problem.json()).toMatchObject({ status: 401, detail: 'The link has expired or is not valid.' });
  });

  test('what does not exist answers 404', async () => {
    const token = await api().tokenOf('everything');
    expect((await api().get('document_preview_html', { token, query: { docRef: 'none' } })).status).toBe(404);
    expect((await api().post('download_token', { token, body: { path: pathOf('none') } })).status).toBe(404);
    const previewOnly = await addPublication(api(), { title: 'Seven', form: 'html' });
    const auth_token = await tokenFor(previewOnly);
    expect((await open(previewOnly, { auth_token })).statusCode).toBe(404);
    const fileOnly = await addPublication(api(), { title: 'Eight', form: 'xlsx' });
    expect((await api().get('document_preview_html', { token, query: { docRef: fileOnly } })).status).toBe(
      404,
    );
  });

  test.each([
    '/etc/passwd',
    'documents/../secret/download',
    'https://evil.example/documents/a/download',
    'documents/%E0%A4%A/download',
    'x',
  ])('no token is made for %s', async (path) => {
    const token = await api().tokenOf('everything');
    expect((await api().post('download_token', { token, body: { path } })).status).toBe(400);
  });

  test('a preview is an article in its language, with the title escaped', async () => {
    const docRef = await addPublication(api(), { title: 'Margin <script>alert(1)</script> & "more"' });
    const token = await api().tokenOf('everything');
    const { status, body } = await api().get<{
      html_content: string;
      language: string;
      title: string;
      download_link: string;
    }>('document_preview_html', { token, query: { docRef } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      language: 'English',
      download_link: pathOf(docRef),
      title: expect.stringContaining('<script>'),
    });
    expect(body.html_content).toContain(
      '<h1>Margin &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot;</h1>',
    );
    expect(body.html_content).not.toMatch(/<script|<style|<link|<img|\son\w+=|javascript:/i);
    for (const part of ['<article lang="en">', '<h2>', '<table>', '<svg ', '</article>'])
      expect(body.html_content).toContain(part);
  });

  test('[V-02] a preview names its record as lists do, with the other editions of its paper', async () => {
    const token = await api().tokenOf('everything');
    const docRef = await addPublication(api(), { title: 'Previewed', language: 'en', paper: 'previewed' });
    const german = await addPublication(api(), { title: 'Vorschau', language: 'de', paper: 'previewed' });
    const preview = await api().get<{ publication: ServedPublication }>('document_preview_html', {
      token,
      query: { docRef },
    });
    const query = { search_term: 'Previewed', fold_editions: 'English' };
    const list = await api().get<ServedPublicationList>('all_research_documents', { token, query });
    expect(list.body.records).toEqual([preview.body.publication]);
    expect(preview.body.publication.other_editions).toMatchObject([{ doc_ref: german, title: 'Vorschau' }]);
  });

  test('portraits are drawings of analysts', async () => {
    const portrait = await api().app.inject({ url: '/api/portraits/A0001.svg' });
    expect(portrait.statusCode).toBe(200);
    expect(portrait.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(portrait.body).toMatch(/^<svg .*<\/svg>$/);
    expect((await api().app.inject({ url: '/api/portraits/A9999.svg' })).statusCode).toBe(404);
    expect((await api().app.inject({ url: '/api/portraits/..%2Fsecret' })).statusCode).toBe(400);
  });
});
