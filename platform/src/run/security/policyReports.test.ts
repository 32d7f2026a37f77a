import { reportLines } from './policyReports.ts';

const secret = 'eyJhbGciOi.secret-token';

const single = (report: Record<string, unknown>) => JSON.stringify({ 'csp-report': report });
const several = (...bodies: Record<string, unknown>[]) =>
  JSON.stringify(bodies.map((body) => ({ type: 'csp-violation', url: 'https://portal.example/', body })));

const script = 'https://portal.example/artefacts/shell/1.0.0/main.ab12.js';

test.each([
  [
    'report-uri',
    single({
      'document-uri': `https://portal.example/reset_password/${secret}?language=de`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
      'source-file': `${script}?auth_token=${secret}`,
      'line-number': 12,
      'script-sample': secret,
    }),
    'The content policy refused script-src-elem inline on /reset_password/… (main.ab12.js:12)',
  ],
  [
    'report-to',
    several({
      documentURL: `https://portal.example/equities?redirect_uri=${secret}`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: script,
      lineNumber: 3,
      sample: `Element innerHTML|${secret}`,
    }),
    'The content policy refused require-trusted-types-for trusted-types-sink on /equities (main.ab12.js:3)',
  ],
  [
    'a place elsewhere, by its origin',
    several({
      documentURL: 'https://portal.example/',
      effectiveDirective: 'connect-src',
      blockedURL: `https://evil.example/collect/${secret}?q=${secret}`,
    }),
    'The content policy refused connect-src https://evil.example on /',
  ],
  [
    'a script without a hash',
    several({
      documentURL: `https://portal.example/equities?q=${secret}`,
      blockedURL: `https://portal.example/artefacts/mfe-plain/1.0.0/extra.mjs?t=${secret}`,
      destination: 'script',
      reportOnly: false,
    }),
    'The content policy refused script-without-hash https://portal.example on /equities',
  ],
  [
    'an old browser, that knows the violated directive only',
    single({ 'violated-directive': 'img-src data:', 'blocked-uri': `data:text/html,${secret}` }),
    'The content policy refused img-src data: on an unknown page',
  ],
])('%s: one line without what a visitor holds', (_, body, line) => {
  expect(reportLines(body)).toEqual([line]);
  expect(reportLines(body).join()).not.toContain(secret);
});

test('a line stays one line, whatever is sent', () => {
  const [line] = reportLines(
    several({
      documentURL: 'https://portal.example/%0d%0aforged',
      effectiveDirective: 'script-src\nforged entry',
      blockedURL: 'x\ny',
      sourceFile: 'https://portal.example/\u001b[31m.js',
      lineNumber: -1,
    }),
  );
  expect(line).toMatch(/^[\x20-\x7e…]+$/);
});

test('what a browser’s extension does is no news of the portal', () => {
  const body = {
    documentURL: 'https://portal.example/',
    effectiveDirective: 'script-src',
    blockedURL: 'inline',
  };
  expect(reportLines(several({ ...body, sourceFile: 'chrome-extension://abc/x.js' }))).toEqual([]);
  expect(reportLines(several({ ...body, blockedURL: 'moz-extension' }))).toHaveLength(1);
  expect(reportLines(several({ ...body, blockedURL: 'moz-extension://abc/' }))).toEqual([]);
});

test.each(['', 'null', '[]', '{}', '{"csp-report":3}', '[{"body":1}]', '[1]', '<html>', '{"csp-report":'])(
  'nothing is reported about %s',
  (body) => {
    expect(reportLines(body)).toEqual([]);
  },
);

test('a message of many reports makes ten lines', () => {
  const many = Array.from({ length: 50 }, () => ({ effectiveDirective: 'img-src', blockedURL: 'data' }));
  expect(reportLines(several(...many))).toHaveLength(10);
});
