import type { Environment } from '@portal/wire';
import { answerHeaders, httpsOnly, type Answer } from './answerHeaders.ts';
import { environmentSettings, pageOrigins, pageOriginsIn } from '../settings/environmentSettings.ts';
import { foreignSentences, ownHostOnly, sortOrigins } from './pageOrigins.ts';

const remoteAt = (baseUrl: string) => ({ baseUrl }) as Environment['remotes'][string];

const sources = {
  environment: 'prod' as const,
  apiBase: '/api',
  overrides: { allowed: false, origins: [] },
  shell: { version: '1.0.0', contract: '1.0.0' },
  remotes: { 'mfe-auth': remoteAt('/artefacts/mfe-auth/1.0.0/') },
};

const allowed = ownHostOnly;

const policyOf = (answer: Answer) => answerHeaders(answer)['content-security-policy']?.split('; ');

test('of code in the page, only that with the hash runs', () => {
  const page = { kind: 'page', sources, allowed, nonce: 'N', inline: 'sha256-e', https: false } as const;
  expect(policyOf(page)).toContain("script-src 'self' 'sha256-e'");
});

test('a page loads from the portal alone, and makes neither code nor markup from text', () => {
  expect(policyOf({ kind: 'page', sources, allowed, nonce: 'N', https: false })).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'none'",
    "style-src 'self' 'nonce-N'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types portal-scripts portal-previews dompurify 'allow-duplicates'",
    'report-uri /csp-reports',
  ]);
});

test('[F-10] a page runs no script without a hash, and reports it where the browser can', () => {
  const headers = (https: boolean) =>
    answerHeaders({ kind: 'page', sources, allowed, nonce: 'N', https })['integrity-policy'];
  expect(headers(false)).toBe('blocked-destinations=(script)');
  expect(headers(true)).toBe('blocked-destinations=(script), endpoints=(csp)');
});

describe('[O-04] an API, a shell, remotes and builds of developers at other origins', () => {
  const elsewhere = {
    ...sources,
    environment: 'uat' as const,
    apiBase: 'https://api.example/v1',
    overrides: { allowed: true, origins: ['http://localhost:*'] },
    shell: { ...sources.shell, baseUrl: 'https://c.example/shell/1/' },
    remotes: {
      'mfe-auth': {
        ...remoteAt('https://b.example/auth/2/'),
        lastGood: remoteAt('https://d.example/auth/1/'),
      },
      'mfe-profiles': remoteAt('https://a.example/profiles/1/'),
      'mfe-libraries': remoteAt('https://b.example/libraries/1/'),
    },
  };
  const code = ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example'];
  const everywhere = { code, api: ['https://api.example'], overrides: ['http://localhost:*'] };

  test('are named where the settings know them, each once and without their path', () => {
    const all = `'self' ${code.join(' ')} http://localhost:*`;
    expect(
      policyOf({ kind: 'page', sources: elsewhere, allowed: everywhere, nonce: 'N', https: false }),
    ).toEqual(
      expect.arrayContaining([
        `script-src ${all}`,
        `style-src ${all} 'nonce-N'`,
        `img-src ${all} https://api.example data:`,
        `font-src ${all}`,
        "connect-src 'self' https://api.example http://localhost:*",
      ]),
    );
  });

  test('are nowhere in the policy where only the revision names them', () => {
    const page = { kind: 'page', allowed: ownHostOnly, nonce: 'N', https: false } as const;
    expect(policyOf({ ...page, sources: elsewhere })).toEqual(policyOf({ ...page, sources }));
  });

  test.each(['code', 'api', 'overrides'] as const)(
    'are no %s where the settings know them as something else',
    (kind) => {
      const others = { code: everywhere.api, api: code, overrides: [...code, ...everywhere.api] };
      const said = sortOrigins(elsewhere, { ...everywhere, [kind]: others[kind] });
      expect(said.known[kind]).toEqual([]);
      expect(said.foreign).toEqual(everywhere[kind]);
    },
  );

  test('and unknown to the settings is reported to the operator', () => {
    expect(foreignSentences({ ...elsewhere, revision: 7 }, { ...everywhere, api: [] })).toEqual([
      'Revision 7 of uat names https://api.example, which platform/environments/uat.json does not: pages neither load from it nor talk to it.',
    ]);
  });

  test('are known by the file of the environment alone', async () => {
    const file = JSON.stringify({
      ...(await environmentSettings('uat')),
      apiBase: 'https://api.example/v1',
      codeOrigins: ['https://a.example'],
    });
    expect(pageOriginsIn('uat', file)).toEqual({
      code: ['https://a.example'],
      api: ['https://api.example'],
      overrides: ['http://localhost:*'],
    });
    expect(await pageOrigins('prod')).toEqual(ownHostOnly);
  });

  test.each(['https://a.example/', 'https://a.example:443', 'http://localhost:*', 'a.example'])(
    'are not known by %s, which is no origin',
    async (origin) => {
      const file = JSON.stringify({ ...(await environmentSettings('uat')), codeOrigins: [origin] });
      expect(() => pageOriginsIn('uat', file)).toThrow('platform/environments/uat.json is not valid.');
    },
  );
});

describe('[F-13] a page with packages of development servers', () => {
  const live = {
    ...sources,
    environment: 'local' as const,
    shell: { ...sources.shell, baseUrl: 'http://localhost:4310/' },
    remotes: { 'mfe-auth': remoteAt('http://localhost:4311/') },
    live: ['shell', 'mfe-auth'],
  };

  test('takes their code and their news, still without inline code and without eval', () => {
    const policy = policyOf({ kind: 'page', sources: live, allowed, nonce: 'N', https: false });
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self' http://localhost:4310 http://localhost:4311",
        "connect-src 'self' http://localhost:4310 ws://localhost:4310 http://localhost:4311 ws://localhost:4311",
        "trusted-types portal-scripts portal-previews dompurify webpack-dev-server#overlay 'allow-duplicates'",
      ]),
    );
    expect(policy?.join()).not.toMatch(/unsafe/);
  });

  test('needs no hash of theirs, while every other page does', () => {
    const page = (from: typeof live) =>
      answerHeaders({ kind: 'page', sources: from, allowed, nonce: 'N', https: false });
    expect(page(live)).not.toHaveProperty('integrity-policy');
    expect(page({ ...live, live: [] })).toHaveProperty('integrity-policy');
  });

  test.each(['uat', 'staging', 'prod'] as const)('has nothing of that in %s', (environment) => {
    const there = policyOf({
      kind: 'page',
      sources: { ...live, environment },
      allowed,
      nonce: 'N',
      https: false,
    });
    expect(there).toContain("connect-src 'self'");
    expect(there?.join()).not.toMatch(/ws:|webpack/);
  });
});

describe('[F-12] a page whose environment has places of overrides', () => {
  const overrides = { allowed: true, origins: ['http://localhost:*'] };
  const inEnvironment = (environment: Environment['environment'], allowed = true) =>
    policyOf({
      kind: 'page',
      sources: { ...sources, environment, overrides: { ...overrides, allowed } },
      allowed: { ...ownHostOnly, overrides: overrides.origins },
      nonce: 'N',
      https: true,
    });

  test('takes code, styles, pictures and records from there, and nothing else', () => {
    const others = policyOf({ kind: 'page', sources, allowed, nonce: 'N', https: true }) ?? [];
    expect(inEnvironment('uat')?.filter((line) => !others.includes(line))).toEqual([
      "script-src 'self' http://localhost:*",
      "style-src 'self' http://localhost:* 'nonce-N'",
      "img-src 'self' http://localhost:* data:",
      "font-src 'self' http://localhost:*",
      "connect-src 'self' http://localhost:*",
    ]);
  });

  test.each([
    ['prod', true],
    ['uat', false],
  ] as const)('takes nothing from there in %s, allowed: %s', (environment, allowed) => {
    expect(inEnvironment(environment, allowed)?.join()).not.toContain('localhost');
  });
});

test('refusals are reported in the way that the browser’s connection allows', () => {
  const byHttps: Answer = { kind: 'page', sources, allowed, nonce: 'N', https: true };
  expect(policyOf(byHttps)?.slice(-2)).toEqual(['report-uri /csp-reports', 'report-to csp']);
  expect(answerHeaders(byHttps)['reporting-endpoints']).toBe('csp="/csp-reports"');
  expect(answerHeaders({ ...byHttps, https: false })).not.toHaveProperty('reporting-endpoints');
});

const answers: Answer[] = [
  { kind: 'page', sources, allowed, nonce: 'N', https: false },
  { kind: 'errorPage', nonce: 'N' },
  { kind: 'artefact' },
  { kind: 'other' },
];

describe.each(answers)('$kind', (answer) => {
  test('keeps its type, cannot be framed, sends no referrer, and may use no device', () => {
    expect(answerHeaders(answer)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': answer.kind === 'artefact' ? 'cross-origin' : 'same-origin',
    });
    expect(policyOf(answer)).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]),
    );
  });

  test('says what a document may ask a browser for, and a released file nothing of it', () => {
    const { 'permissions-policy': permissions, 'cross-origin-opener-policy': opener } = answerHeaders(answer);
    const expected = ['same-origin-allow-popups', expect.stringMatching(/camera=\(\).*usb=\(\)/)];
    expect([opener, permissions]).toEqual(answer.kind === 'artefact' ? [undefined, undefined] : expected);
  });

  test('holds nothing unsafe', () => {
    const headers = Object.entries(answerHeaders(answer));
    const others = headers.filter(([name]) => name !== 'access-control-allow-origin');
    expect(JSON.stringify(others)).not.toMatch(/unsafe-|https?:|\*/);
  });

  test('[F-10] only released files may be read from elsewhere, where their hash is checked', () => {
    const readers = answerHeaders(answer)['access-control-allow-origin'];
    expect(readers).toBe(answer.kind === 'artefact' ? '*' : undefined);
  });

  test('caching: a year for immutable bytes, pages for the way back, else none', () => {
    const cacheRules: Partial<Record<Answer['kind'], string>> = {
      artefact: 'public, max-age=31536000, immutable',
      page: 'private, no-cache',
    };
    expect(answerHeaders(answer)['cache-control']).toBe(cacheRules[answer.kind] ?? 'no-store');
    expect(answerHeaders(answer)['vary']).toBe(answer.kind === 'page' ? 'Cookie' : undefined);
  });
});

test('over https a browser must stay with it, for this host and not for subdomains', () => {
  expect(httpsOnly).toEqual({ 'strict-transport-security': 'max-age=31536000' });
});
