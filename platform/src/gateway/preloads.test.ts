import type { Environment } from '@portal/wire';
import { preloadsFor } from './preloads.ts';

const hashed = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `sha384-${file}`]));

const files = (name: string) => ({ js: [`${name}.js`], css: [`${name}.css`] });

function aRemote(area: string, paths: Partial<Environment['remotes'][string]['paths']>) {
  return {
    version: '1.0.0',
    contract: '1.0.0',
    area,
    baseUrl: `/artefacts/mfe-${area}/1.0.0/`,
    paths: { public: [], signedIn: [], gated: [], ...paths },
    manifest: { entry: 'entry.js', exposed: files(area), chunks: {} },
    integrity: hashed('entry.js', `${area}.js`, `${area}.css`),
  };
}

const environment = {
  shell: { version: '2.0.0', contract: '1.0.0' },
  remotes: {
    'mfe-auth': aRemote('auth', { public: ['/login'], signedIn: ['/change_password'] }),
    'mfe-libraries': aRemote('libraries', { gated: ['/', '/equities', '/document_preview/:docRef'] }),
  },
} as Partial<Environment> as Environment;

const shellManifest = { entry: '', exposed: files('main'), chunks: { research: files('research') } };
const shellIntegrity = hashed('main.js', 'main.css', 'research.js', 'research.css');

const shell = ['/artefacts/shell/2.0.0/main.css', '/artefacts/shell/2.0.0/main.js'];
const research = ['/artefacts/shell/2.0.0/research.css', '/artefacts/shell/2.0.0/research.js'];
const remote = (area: string) =>
  [`entry.js`, `${area}.css`, `${area}.js`].map((file) => `/artefacts/mfe-${area}/1.0.0/${file}`);

test.each([
  ['the front page', '/', true, [...shell, ...remote('libraries'), ...research]],
  ['a deep link', '/document_preview/42', true, [...shell, ...remote('libraries'), ...research]],
  ['a page without gates', '/change_password', true, [...shell, ...remote('auth')]],
  ['the login page', '/login', false, [...shell, ...remote('auth')]],
  ['a protected page, signed out: the login page follows', '/equities', false, [...shell, ...remote('auth')]],
  ['a page behind sign-in, signed out', '/change_password', false, [...shell, ...remote('auth')]],
  ['a page of the shell', '/error/unentitled', true, shell],
  ['an unknown page', '/nowhere', false, shell],
])('%s: %s', (_, pathname, signedIn, hrefs) => {
  const preloads = preloadsFor({ environment, shellManifest, shellIntegrity, pathname, signedIn });
  expect(preloads.map(({ href }) => href)).toEqual(hrefs);
  for (const { href, as, integrity } of preloads) {
    expect(as).toBe(href.endsWith('.css') ? 'style' : 'script');
    expect(integrity).toBe(`sha384-${href.split('/').at(-1)}`);
  }
});

test('[F-10] a file without a hash is not fetched: it would not be loaded', () => {
  const source = { environment, shellManifest, shellIntegrity: {}, pathname: '/nowhere', signedIn: false };
  expect(preloadsFor(source)).toEqual([]);
});
