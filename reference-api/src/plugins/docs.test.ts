import { oneEngine } from '#testing/openTestDatabase.ts';
import { TestApi } from '#testing/TestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start(oneEngine);
}, 60_000);
afterAll(() => api.close());

const addressesIn = (page: string) =>
  [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');

test('the page on the API loads nothing but what the API serves', async () => {
  const page = await api.app.inject({ url: '/api/docs' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const addresses = addressesIn(page.body);
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of addresses) {
    expect(address).toMatch(/^\/api\/docs\/static\//);
    expect((await api.app.inject({ url: address })).statusCode).toBe(200);
  }
  expect(page.body).not.toMatch(/<script>|<style>|\son\w+=/);
});

test('its policy allows no other place, no inline script and no eval', async () => {
  const { headers } = await api.app.inject({ url: '/api/docs' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('it shows the document of the API, and asks no third party to check it', async () => {
  const script = (await api.app.inject({ url: '/api/docs/static/swagger-initializer.js' })).body;
  expect(script).toContain('"validatorUrl":null');
  const shown = await api.app.inject({ url: '/api/docs/json' });
  expect(shown.json()).toEqual((await api.get('openapi.json')).body);
});

test.each([
  '/api/docs/static/..%2f..%2fpackage.json',
  '/api/docs/static/%2e%2e/package.json',
  '/api/docs/none',
])('%s leads nowhere', async (url) => {
  const { statusCode, body } = await api.app.inject({ url: { pathname: url } });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('"dependencies"');
});

test('in prod there is no such page, and the document is for clients alone', async () => {
  const prod = await TestApi.start(oneEngine, { PORTAL_ENVIRONMENT: 'prod', PORTAL_TEST_HOOKS: '0' });
  const statuses = await Promise.all(
    ['/api/docs', '/api/docs/static/swagger-ui.css', '/api/openapi.json'].map(
      async (url) => (await prod.app.inject({ url })).statusCode,
    ),
  );
  await prod.close();
  expect(statuses).toEqual([404, 404, 401]);
}, 60_000);
