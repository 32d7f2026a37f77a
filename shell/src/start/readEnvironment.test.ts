import { anEnvironment, aRelease } from '../testing/aRelease.ts';
import { readEnvironment } from './readEnvironment.ts';

function pageWith(text: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === undefined) return page;
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'portal-environment';
  script.textContent = text;
  page.head.append(script);
  return page;
}

const environment = anEnvironment({ 'mfe-libraries': aRelease() });

test('a whole document is read', () => {
  expect(readEnvironment(pageWith(JSON.stringify(environment)))).toEqual({ ok: true, environment });
});

test('areas that the page only lists are remotes, too', () => {
  const { version, contract, area, baseUrl, pages } = aRelease({ area: 'auth' });
  const listed = { version, contract, area, baseUrl, pages };
  const text = JSON.stringify({ ...environment, others: { 'mfe-auth': listed } });
  const remotes = { ...environment.remotes, 'mfe-auth': listed };
  expect(readEnvironment(pageWith(text))).toEqual({ ok: true, environment: { ...environment, remotes } });
});

test.each([
  [undefined, 'The page carries no environment document.'],
  ['{"environment":', 'The environment document is not valid JSON.'],
  [JSON.stringify({ ...environment, revision: 'seven' }), 'The environment document is wrong at revision'],
  [
    JSON.stringify({ ...environment, remotes: { 'mfe-auth': { ...aRelease(), version: 7 } } }),
    'The environment document is wrong at remotes.mfe-auth.version',
  ],
  [
    JSON.stringify({ ...environment, others: { 'mfe-auth': { version: '1.0.0' } } }),
    'The environment document is wrong at others.mfe-auth.contract',
  ],
])('what is wrong with a document is shown: %#', (text, problem) => {
  const reading = readEnvironment(pageWith(text));
  expect(reading).toEqual({ ok: false, problem: expect.stringContaining(problem) as string });
});
