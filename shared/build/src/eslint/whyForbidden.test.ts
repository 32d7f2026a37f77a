import { fileURLToPath } from 'node:url';
import { readPackages, type Package } from './packages.ts';
import { whyForbidden } from './whyForbidden.ts';

const packages = readPackages(fileURLToPath(new URL('../../../../', import.meta.url)));

function verdict(path: string, specifier: string, dynamic: boolean) {
  const home = packages.find(({ folder }) => path.startsWith(`${folder}/src/`)) as Package;
  return whyForbidden(
    packages,
    { package: home, file: path.slice(home.folder.length + 5), dynamic },
    specifier,
  );
}

const why = (path: string, specifier: string) => verdict(path, specifier, false);

/** file · forbidden import · allowed import · advice in the message */
const rules: [string, string, string, RegExp][] = [
  ['shared/contract/src/pages.ts', '@portal/wire', './entitlements.ts', /may import no other package/],
  ['shared/contract/src/pages.ts', 'zod', './entitlements.ts', /imports nothing/],
  ['shared/wire/src/tags.ts', 'react', 'zod/mini', /imports zod\/mini only/],
  ['shared/wire/src/tags.ts', 'zod', 'zod/locales', /imports zod\/mini only/],
  ['shared/release-rules/src/facts.ts', '@portal/wire', '@portal/contract', /may import @portal\/contract/],
  ['shared/release-rules/src/fitsRange.ts', 'semver', './facts.ts', /imports nothing/],
  ['mfe-auth/src/routes.tsx', '@portal/release-rules', '@portal/router', /is not below it/],
  ['shell/src/main.tsx', '@portal/node', '@portal/ui', /@portal\/node is not below it/],
  ['platform/src/tools/start/dataLock.ts', '@portal/ui', '@portal/node', /is not below it/],
  ['mfe-libraries/calls/src/calls.ts', '@portal/api', '@portal/wire', /may import @portal\/wire;/],
  ['mfe-libraries/calls/src/calls.ts', 'zod/mini', './libraries.ts', /Use z of @portal\/wire/],
  ['shared/wire/src/index.ts', '@portal/wire-auth', './call.ts', /Move a call that others need too/],
  ['shared/research/src/index.ts', '@portal/wire-libraries', '@portal/wire', /compiled into that area/],
  ['shell/src/start/language.ts', '@portal/wire-preferences', '@portal/wire', /compiled into that area/],
  ['mfe-auth/src/api/passwords.ts', '@portal/wire-libraries', '@portal/wire-auth', /one area alone makes/],
  ['mfe-team-coverage/src/routes.tsx', '@portal/wire-auth', '@portal/wire-team-coverage', /one area alone/],
  ['shared/session/src/sessionStore.ts', '@portal/api', '@portal/contract', /may import @portal\/contract/],
  ['shared/session/src/sessionStore.ts', 'react', 'zustand/vanilla', /the store itself runs without it/],
  ['shared/i18n/src/intl.ts', '@portal/session', '@portal/contract', /may import @portal\/contract/],
  ['shared/router/src/Link.tsx', '@portal/ui', 'react-router-dom', /may import @portal\/contract/],
  ['shared/api/src/transport/axiosClient.ts', '@portal/session', '@portal/wire', /Pass what you need in/],
  ['shared/ui/src/button/Button.tsx', '@portal/api', '@portal/i18n', /Pass what you need in/],
  ['shared/research/src/tile/Tile.tsx', 'mfe-libraries', '@portal/ui', /link through pages/],
  ['mfe-auth/src/routes.tsx', 'mfe-profiles', '@portal/research', /link through pages/],
  ['mfe-auth/src/routes.tsx', 'shell', '@portal/router', /is not below it/],
  ['mfe-auth/src/routes.tsx', '@portal/testing', '@portal/ui', /import it in a \*\.test/],
  ['mfe-auth/src/routes.tsx', 'node:fs', 'react', /runs in browsers/],
  ['mfe-auth/src/components/Form.tsx', '@portal/api', '@portal/ui', /read data and session in the screen/],
  ['shell/src/layout/Header.tsx', '@portal/research', '@portal/ui', /only a dynamic import/],
  ['shell/src/router.tsx', 'mfe-auth', 'react-router-dom', /link through pages/],
  ['reference-api/src/app.ts', '@portal/session', '@portal/wire', /is not below it/],
  ['platform/src/run/gateway.ts', 'reference-api', '@portal/contract', /is not below it/],
  ['e2e/src/portal.ts', 'shell', '@portal/wire', /is not below it/],
  ['mfe-auth/src/routes.tsx', 'zustand', 'react', /only stores/],
  ['mfe-auth/src/api/session.ts', 'zod/mini', '@portal/wire', /Use z of @portal\/wire/],
  ['shell/src/overrides/storedOverrides.ts', 'zod', '@portal/wire', /Use z of @portal\/wire/],
  ['mfe-auth/src/api/session.ts', 'axios', '@portal/api', /api\.call/],
  ['mfe-auth/src/api/session.ts', '@tanstack/react-query', '@portal/api', /useQuery/],
  ['mfe-auth/src/routes.tsx', '@mantine/core', '@portal/ui', /components of @portal\/ui/],
  ['mfe-auth/src/routes.tsx', 'react-select/async', '@portal/ui', /components of @portal\/ui/],
  ['mfe-auth/src/routes.tsx', 'universal-cookie', '@portal/session', /readCookie/],
  ['mfe-auth/src/routes.tsx', 'react-router-dom', '@portal/router', /Use @portal\/router/],
  ['mfe-auth/src/routes.tsx', 'react-intl', '@portal/i18n', /useMessages/],
  ['shell/src/router.tsx', '@module-federation/runtime', 'react', /folder of the shell’s remotes/],
  [
    'mfe-auth/src/screens/login/LoginScreen.tsx',
    '../reset-password/rules.ts',
    './loginError.ts',
    /move what .* share/,
  ],
  ['mfe-auth/src/screens/login/parts/Field.tsx', '../../rules.ts', '../rules.ts', /Climb one level/],
  ['mfe-auth/src/routes.tsx', '../../shell/src/router.tsx', '../package.json', /Climb one level/],
  ['shared/ui/src/index.ts', '../../api/src/index.ts', './theme.ts', /Climb one level/],
  [
    'reference-api/src/areas/publication/present.ts',
    '#areas/list/listReader.ts',
    '#db/Db.ts',
    /publication stands below list/,
  ],
  [
    'reference-api/src/areas/texts/routes.ts',
    '../filters/routes.ts',
    '../following/toggles.ts',
    /below filters/,
  ],
  ['mfe-auth/src/components/Form.tsx', '../api/session.ts', '../messages/en.ts', /pass the data by props/],
  [
    'platform/src/run/gateway/startGateway.ts',
    '#tools/start/start.ts',
    '#release/pins/shellsNamed.ts',
    /^run\/ works/,
  ],
  [
    'platform/src/release/commands/statusCommand.ts',
    '#tools/dev/cli.ts',
    '#run/store/openStore.ts',
    /^release\/ works/,
  ],
];

test.each(rules)('[boundaries] %s may not import %s, but %s', (file, forbidden, allowed, message) => {
  expect(why(file, forbidden)).toMatch(message);
  expect(why(file, allowed)).toBeUndefined();
});

test('the shell reaches the research package by one dynamic import, where it shares it', () => {
  expect(verdict('shell/src/remotes/provideShared.ts', '@portal/research', true)).toBeUndefined();
  expect(verdict('shell/src/remotes/provideShared.ts', '@portal/research', false)).toMatch(/dynamic import/);
  expect(verdict('shell/src/main.tsx', '@portal/research', true)).toMatch(/dynamic import/);
  expect(why('shell/src/remotes/provideShared.ts', '@portal/research/package.json')).toBeUndefined();
});

test('only its owner imports a library', () => {
  expect(why('shell/src/remotes/loadRemote.ts', '@module-federation/runtime')).toBeUndefined();
  expect(why('shared/api/src/transport/axiosClient.ts', 'axios')).toBeUndefined();
  expect(why('shared/ui/src/theme.ts', '@mantine/core')).toBeUndefined();
});

test('a relative import does not leave its package even by one step', () => {
  expect(why('mfe-auth/src/remote.ts', '../../mfe-profiles/src/remote.ts')).toMatch(/Climb one level/);
  expect(why('shared/ui/src/index.ts', './../../../wire/src/index.ts')).toMatch(/stays in its package/);
});

test.each([
  'reference-api/src/calls.ts',
  'e2e/src/browser/clients.ts',
  'shared/testing/src/builders.ts',
  'shared/api/src/api.test.ts',
])('the calls of every area are known to %s', (file) => {
  expect(why(file, '@portal/wire-auth')).toBeUndefined();
  expect(why(file, '@portal/wire-libraries')).toBeUndefined();
});

test('tests may use @portal/testing', () => {
  expect(why('mfe-auth/src/screens/login/LoginScreen.test.tsx', '@portal/testing')).toBeUndefined();
});
