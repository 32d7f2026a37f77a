import { calls } from '@portal/wire';
import { onEveryEngine } from '#testing/onEveryEngine.ts';
import { wantsPage } from './wantsPage.ts';

onEveryEngine('bad input', (api) => {
  const post = (payload: string, type = 'application/json') =>
    api().app.inject({ method: 'POST', url: '/api/auth', payload, headers: { 'content-type': type } });

  test.each([
    ['broken JSON', '{"username":', 400],
    ['an empty body', '', 400],
    ['a body of another type', '[1,2]', 400],
    ['null', 'null', 400],
    ['a number for a name', '{"username":1,"password":"x"}', 400],
    ['an empty name', '{"username":"","password":"x"}', 400],
    ['a poisoned prototype', '{"__proto__":{"a":1},"username":"a","password":"b"}', 400],
    ['a huge body', JSON.stringify({ username: 'a', password: 'x'.repeat(100_000) }), 413],
  ])('%s is refused as a problem', async (_, payload, status) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status, title: expect.any(String) });
    expect(answer.body).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
  });

  test('faults are named by field', async () => {
    const answer = await post('{"username":1}');
    expect(answer.json()).toMatchObject({
      title: 'The request is not valid.',
      detail: 'Some values are missing or wrong.',
      errors: { username: [expect.any(String)], password: [expect.any(String)] },
    });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
  ])('a body as %s answers 415', async (type) => {
    expect((await post('username=a', type)).statusCode).toBe(415);
  });

  test.each([
    '/api/none',
    '/api',
    '/',
    '/api/auth',
    '/api/documents/a/b/c',
    '/api/%E0%A4%A',
    `/api/documents/${'x'.repeat(400)}/download`,
  ])('GET %s is a problem, never a page or a trace', async (url) => {
    const answer = await api().app.inject({ url, headers: { accept: 'text/html' } });
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('json');
    expect(answer.json()).toMatchObject({ status: answer.statusCode, title: expect.any(String) });
  });

  test('signed-in calls are refused before their input is looked at', async () => {
    expect((await api().get('highlights_documents', { query: { page: 'x' } })).status).toBe(401);
    expect((await api().post('capture_event', { body: { nonsense: true } })).status).toBe(401);
  });

  test('every call of the wire is served, and answers only those who may ask', async () => {
    for (const { method, path, authenticated } of Object.values(calls)) {
      const { status } = await api().call(method, path, method === 'POST' ? { body: {} } : {});
      expect([path, status]).toEqual([path, authenticated ? 401 : 400]);
    }
  });

  test('answers are not kept by anybody on the way', async () => {
    const { headers } = await api().get('current_user');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
});

test('only a browser that opens the address wants a page', () => {
  expect(wantsPage('text/html,application/xhtml+xml;q=0.9,*/*;q=0.8')).toBe(true);
  expect(wantsPage('application/json, text/plain, */*')).toBe(false);
  expect(wantsPage('application/json,text/html')).toBe(false);
  expect(wantsPage(undefined)).toBe(false);
});
