import { scrubbed, scrubbedStack } from './scrubbed.ts';

const scrub = (text: string) => scrubbed(text, 400);

const cases: [what: string, text: string, expected: string][] = [
  [
    'words of the code',
    `Cannot read properties of undefined (reading 'map')`,
    `Cannot read properties of undefined (reading 'map')`,
  ],
  [
    'an area and its version',
    'mfe-auth@1.2.0-rc.beta failed at entry',
    'mfe-auth@1.2.0-rc.beta failed at entry',
  ],
  ['an apostrophe', `It isn't there, and that's all`, `It isn't there, and that's all`],
  ['several lines', 'one\n  two\u0000\u202ethree', 'one two three'],
  ['half a character', 'a\ud83db', 'a b'],
  ['a mail address', 'No account for kim.muster+x@bank.example.com here', 'No account for […] here'],
  ['an encoded mail address', 'user=kim%40bank.example', 'user=[…]'],
  ['a bearer token', 'Authorization: Bearer abc.def-ghi', 'Authorization: […]'],
  ['an access token', 'got eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl back', 'got […] back'],
  ['a mailed token', 'token Zm9vYmFyYmF6cXV4cXV1eGNvcmdlZ3JhdWx0MTIzNDU', 'token […]'],
  ['a long number', 'account 756123456789, phone 0443212121', 'account […], phone […]'],
  [
    'what somebody typed',
    `Unexpected token 'M', "Müller AG, Zürich" is not valid JSON`,
    `Unexpected token 'M', "…" is not valid JSON`,
  ],
  [
    'JSON that breaks off, quotes and all',
    `Unexpected token 'x', ..."lastName":"Muster","city": "Zug"x}"... is not valid JSON`,
    `Unexpected token 'x', ..."…"... is not valid JSON`,
  ],
  [
    'a word that is no JSON',
    'JSON Parse error: Unexpected identifier "Muster"',
    'JSON Parse error: Unexpected identifier "…"',
  ],
  [
    'an address whose query holds signs of sentences',
    'GET https://portal.example.com/all-research?search_term=Muster,Hans;(Zug)&x=1, failed',
    'GET /all-research, failed',
  ],
  [
    'an address of this page',
    'all-research?search_term=Muster&page=2 failed',
    'all-research?search_term=…&page=… failed',
  ],
  ['typed words in other quotes', 'value „Meine Notiz“ and `a b`', 'value „…“ and `…`'],
  [
    'what is named as a secret',
    `password=Sommer, access_token: abc; {"refresh_token":"Sommer","x":1} (Passwort = 'Sommer')`,
    `password=…, access_token: …; {"refresh_token":…,"x":1} (Passwort = …)`,
  ],
  ['a secret that is gone already', 'Authorization: Bearer abc.def failed', 'Authorization: […] failed'],
  ['what is no secret', 'Unexpected token : in JSON', 'Unexpected token : in JSON'],
  [
    'a word that is no JSON, with quotes of its own, after other quotes',
    'In "parse": JSON Parse error: Unexpected identifier "Hans "Muster" AG"',
    'In "parse": JSON Parse error: Unexpected identifier "…"',
  ],
  ['a password in quotes', 'is "Research-2026" wrong', 'is "…" wrong'],
  [
    'an address with a query',
    'GET https://portal.example.com/all-research?search_term=x#y failed',
    'GET /all-research failed',
  ],
  [
    'a call of the API',
    'GET /api/document_preview_html?docRef=R1 failed',
    'GET /api/document_preview_html failed',
  ],
  ['a deeper call', 'https://portal.example.com/api/documents/R1/download', '/api/documents/…'],
  ['a mailed link', 'at /reset_password/abc123?language=de', 'at /reset_password/…'],
  ['an extension', 'chrome-extension://abcdef/inject.js:1:2', 'chrome-extension:[…]'],
  [
    'a file of a release',
    'https://portal.example.com/artefacts/mfe-libraries/1.2.0/src_screens_library_LibraryScreen1_tsx.1a2b3c4d.js?r=1:1:2345',
    '/artefacts/mfe-libraries/1.2.0/src_screens_library_LibraryScreen1_tsx.1a2b3c4d.js:1:2345',
  ],
  ['nothing', '', ''],
];

test.each(cases)('[F-16] %s', (_, text, expected) => {
  expect(scrub(text)).toBe(expected);
  expect(scrub(expected)).toBe(expected);
});

test('a long message is cut, never within a character', () => {
  expect(scrubbed('x'.repeat(900), 400)).toHaveLength(400);
  expect(scrubbed(`${'x'.repeat(399)}👩`, 400)).toBe('x'.repeat(399));
});

test('a huge message costs no time, and a word cut in the middle is left out', () => {
  const begun = performance.now();
  for (const text of ['a'.repeat(2_000_000), '/a'.repeat(500_000), '"'.repeat(500_000), '@'.repeat(500_000)])
    expect(scrub(text).length).toBeLessThanOrEqual(400);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(scrub('kim@bank.example '.repeat(300))).not.toContain('kim');
});

test('text that was made to be slow to look at is not', () => {
  const begun = performance.now();
  for (const sign of ['ſ', '"']) for (let times = 0; times < 4; times += 1) scrub(sign.repeat(4_000));
  expect(performance.now() - begun).toBeLessThan(4_000);
  for (const line of ['@'.repeat(500_000), `  at ${'a@'.repeat(500_000)}`])
    expect(scrubbedStack(`Error: ${line}\n${line}`, 2000).length).toBeLessThanOrEqual(2000);
});

const stack = `TypeError: "Müller" is typed
    at Faulty (https://portal.example.com/artefacts/mfe-libraries/1.2.0/screen.1.js?r=1:1:20)
    at async https://portal.example.com/artefacts/shell/0.1.0/vendor.1.js:2:40
    at kim@bank.example.com`;

test('[F-16] a stack is its frames: no message, no host, no query', () => {
  const expected =
    'at Faulty (/artefacts/mfe-libraries/1.2.0/screen.1.js:1:20)\n' +
    'at async /artefacts/shell/0.1.0/vendor.1.js:2:40\nat […]';
  expect(scrubbedStack(stack, 2000)).toBe(expected);
  expect(scrubbedStack(expected, 2000)).toBe(expected);
});

test('frames of other browsers are frames, too, and only whole ones are kept', () => {
  const line = 'handleClick@https://portal.example.com/artefacts/mfe-libraries/1.2.0/screen.1.js:1:20';
  const expected = 'handleClick@/artefacts/mfe-libraries/1.2.0/screen.1.js:1:20';
  expect(scrubbedStack(`${line}\n${line}`, 2000)).toBe(`${expected}\n${expected}`);
  expect(scrubbedStack(`${line}\n${line}`, 100)).toBe(expected);
  expect(scrubbedStack(Array(40).fill(line).join('\n'), 9000).split('\n')).toHaveLength(12);
  expect(scrubbedStack('no frames at all', 2000)).toBe('');
});
