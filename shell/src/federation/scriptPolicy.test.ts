import type { Environment } from '@portal/wire';
import { offerScriptPolicy, scriptRules } from './scriptPolicy.ts';

const environment = {
  remotes: {
    'mfe-auth': { baseUrl: '/artefacts/mfe-auth/1.0.0/' },
    'mfe-libraries': { baseUrl: 'https://files.example/libraries/1/' },
  },
} as unknown as Environment;

const shellFolder = 'http://localhost/artefacts/shell/2.0.0/';

test.each([
  '/artefacts/shell/2.0.0/research.ab.js',
  'http://localhost/artefacts/mfe-auth/1.0.0/remoteEntry.ab.js?r=1',
  'https://files.example/libraries/1/remote.js',
])('%s is a file of a release in force', (address) => {
  expect(scriptRules(environment, shellFolder).createScriptURL(address)).toBe(address);
});

test.each([
  '/artefacts/shell/1.0.0/research.ab.js',
  '/artefacts/mfe-auth/1.0.0/../../../api/documents/1/download',
  '/artefacts/mfe-auth/1.0.0/..%2f..%2fx',
  '/api/documents/1/download',
  'https://files.example/libraries/10/remote.js',
  'https://evil.example/artefacts/shell/2.0.0/main.js',
  '//evil.example/artefacts/shell/2.0.0/main.js',
  'data:text/javascript,1',
  'blob:http://localhost/1',
  'javascript:1',
])('%s is refused', (address) => {
  expect(() => scriptRules(environment, shellFolder).createScriptURL(address)).toThrow('it is not loaded');
});

test('the builds of shell and remotes find the policy', () => {
  const policy = offerScriptPolicy(environment, shellFolder);
  expect((globalThis as { __portalScripts?: unknown }).__portalScripts).toBe(policy);
});
