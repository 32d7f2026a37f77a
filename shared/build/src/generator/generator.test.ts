import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPackages } from '../eslint/packages.ts';
import { withCalls } from './apiParts.ts';
import { withLock, withOwner, withService } from './changedLists.ts';
import { filled, remoteScripts, templateFolder } from './filledTemplate.ts';
import { newRemote } from './newRemote.ts';
import { remoteNames, type RemoteRequest } from './remoteNames.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const remotes = readPackages(root).filter(
  ({ role, folder }) => role === 'remote' && folder !== templateFolder,
);

test.each(['target-prices', 'mfe-target-prices'])('[F-15] %s has a name for every place', (name) => {
  expect(remoteNames({ name })).toEqual({
    package: 'mfe-target-prices',
    area: 'target-prices',
    messages: 'targetPrices',
    path: '/target-prices',
    title: 'Target prices',
    titleDe: 'Target prices',
  });
});

test('[F-15] path and titles can be given', () => {
  const names = remoteNames({
    name: 'ideas',
    path: '/ideas/today',
    title: "Today's ideas",
    titleDe: 'Ideen',
  });
  expect(names).toMatchObject({ path: '/ideas/today', title: 'Today’s ideas', titleDe: 'Ideen' });
});

const paths = {
  'mfe-team-coverage': ['/zkb-team', '/coverage'],
  'mfe-profiles': ['/company_profile/:id'],
};

const why = (request: RemoteRequest) => {
  const made = newRemote({ root, paths }, request);
  return 'refusal' in made ? `${made.refusal.message} ${made.refusal.hint}` : 'nothing';
};

test.each<[RemoteRequest, string]>([
  [{ name: '' }, 'A remote needs a name.'],
  [{ name: 'Target-Prices' }, '“Target-Prices” is not a name for a remote.'],
  [{ name: 'target_prices' }, 'small letters and digits, joined by hyphens'],
  [{ name: '../ideas' }, '“../ideas” is not a name for a remote.'],
  [{ name: 'a-name-of-more-than-thirty-letters' }, 'at most 30'],
  [{ name: 'libraries' }, 'There is a remote mfe-libraries already. Choose another name.'],
  [{ name: 'research' }, '“research” is the name of a part of the portal itself.'],
  [{ name: 'events' }, 'There is a folder reference-api/src/areas/events already. Remove it, or choose'],
  [{ name: 'common' }, '“common” is the name of a part of the portal itself.'],
  [{ name: 'remote-template' }, '“remote-template” is the name of a part of the portal itself.'],
  [{ name: 'ideas', path: 'ideas' }, '“ideas” is not a path for a page. Start it with a slash'],
  [{ name: 'ideas', path: '/ideas/:id' }, '“/ideas/:id” is not a path for a page.'],
  [{ name: 'ideas', path: '/coverage' }, '/coverage is claimed by mfe-team-coverage. Choose another path'],
  [{ name: 'coverage' }, '/coverage is claimed by mfe-team-coverage.'],
  [{ name: 'ideas', path: '/company_profile/ideas' }, 'is claimed by mfe-profiles.'],
  [{ name: 'ideas', path: '/error/ideas' }, '/error/ideas is a page of the shell.'],
  [{ name: 'ideas', path: '/api/ideas' }, 'Addresses below /api are not pages: the servers answer them.'],
  [{ name: 'ideas', title: '{name}' }, '“{name}” is not a title for a page.'],
  [{ name: 'ideas', title: ' ' }, '“” is not a title for a page.'],
  [{ name: 'ideas', titleDe: 'Grüße' }, 'German is spelled as in Switzerland here: write ss.'],
])('[F-15] %j is refused, and why', (request, sentence) => {
  expect(why(request)).toContain(sentence);
});

test('[F-15] a new remote adds its folder and its calls’ routes, and extends the lists', () => {
  const made = newRemote({ root, paths }, { name: 'target-prices' });
  if ('refusal' in made) throw new Error(made.refusal.message);
  expect([...made.changed.keys()]).toEqual([
    'reference-api/package.json',
    'reference-api/src/calls.ts',
    'reference-api/src/app.ts',
    'CODEOWNERS',
    'platform/deploy/compose.yaml',
    'pnpm-lock.yaml',
  ]);
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const [, named = ''] = /A new area changes six existing files: ([^;]+);/.exec(guide) ?? [];
  const namedFiles = [...named.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  expect(namedFiles.toSorted()).toEqual([...made.changed.keys()].toSorted());
  expect([...made.added.keys()].filter((file) => !file.startsWith('mfe-target-prices/'))).toEqual([
    'reference-api/src/areas/target-prices/routes.ts',
    'reference-api/src/areas/target-prices/targetPrices.test.ts',
  ]);
  const everything = [...made.added.values()].join('\n');
  expect(everything).not.toMatch(/new[-_]?area|neuer bereich|template/i);
  expect(JSON.parse(made.added.get('mfe-target-prices/package.json') ?? '')).toMatchObject({
    name: 'mfe-target-prices',
    portal: { role: 'remote', area: 'target-prices' },
    scripts: remoteScripts,
  });
  const declared = made.added.get('mfe-target-prices/src/pages.ts');
  expect(declared).toContain("path: '/target-prices'");
  expect(declared).toMatch(/tab: \{\s+label: \{\s+en: 'Target prices',\s+de: 'Target prices',/);
});

test.each(remotes)('the template is set up as $name is', ({ folder }) => {
  const { scripts } = JSON.parse(read(folder, 'package.json')) as { scripts: unknown };
  expect(scripts).toEqual(remoteScripts);
  for (const file of ['tsconfig.json', 'jest.config.mjs', 'webpack.config.ts']) {
    expect([file, read(templateFolder, file)]).toEqual([file, read(folder, file)]);
  }
});

test('the owner of a new remote stands after those of the others', () => {
  const owners = [
    '/shared/         @portal/platform',
    '/mfe-auth/       @portal/sign-in',
    '/docs/           @portal/platform',
  ];
  expect(withOwner(`${owners.join('\n')}\n`, remoteNames({ name: 'fx' })).split('\n')).toEqual([
    owners[0],
    owners[1],
    '/mfe-fx/         @portal/fx',
    owners[2],
    '',
  ]);
});

test('[F-15] containers release a new remote as they do the others', () => {
  const compose = read('platform/deploy/compose.yaml');
  const after = withService(compose, remoteNames({ name: 'fx' }));
  const serviceOf = (name: string) =>
    new RegExp(`^  ${name}:\\n(?: {4}.*\\n)+\\n?`, 'm').exec(after)?.[0] ?? '';
  expect(serviceOf('mfe-fx')).toContain('PACKAGE: mfe-fx');
  expect(serviceOf('mfe-fx')).toBe(serviceOf('mfe-auth').replaceAll('mfe-auth', 'mfe-fx'));
  expect(after.replace(serviceOf('mfe-fx'), '')).toBe(compose);
});

test('the lock file gets what the templates stand on, in their place', () => {
  const lock = read('pnpm-lock.yaml');
  const before = lock.split('\n');
  const after = withLock(lock, remoteNames({ name: 'fx' })).split('\n');
  let met = 0;
  for (const line of after) if (line === before[met]) met += 1;
  expect(met).toBe(before.length);
  const entry = (key: string) => {
    const start = after.indexOf(`  ${key}:`);
    return after.slice(start, after.indexOf('', start)).join('\n');
  };
  const dependency = (name: string, place: string) =>
    `'@portal/${name}':\n        specifier: workspace:*\n        version: link:${place}`;
  expect(entry('mfe-fx')).toContain(dependency('ui', '../shared/ui'));
  expect(entry('mfe-fx')).toContain(dependency('wire-fx', 'calls'));
  expect(entry('mfe-fx/calls')).toContain(dependency('wire', '../../shared/wire'));
  expect(entry('reference-api')).toContain(dependency('wire-fx', '../mfe-fx/calls'));
  const order = [
    'mfe-auth',
    'mfe-auth/calls',
    'mfe-fx',
    'mfe-fx/calls',
    'mfe-libraries',
    'mfe-libraries/calls',
  ];
  expect(
    after.filter((line) => order.includes(line.trim().replace(/:$/, '')) && /^ {2}\S/.test(line)),
  ).toEqual(order.map((name) => `  ${name}:`));
});

test('[F-15] what the API has no place for is shown by file', () => {
  expect(() => withCalls('reference-api/src/app.ts', 'export {};', remoteNames({ name: 'fx' }))).toThrow(
    'reference-api/src/app.ts has no place for the calls of an area: nothing matches ^import',
  );
});

test('names go in whole, whatever they contain', () => {
  const names = remoteNames({ name: 'new-area-two', path: '/x', title: 'New area & $1' });
  expect(filled("'/new-area' new-area newArea.title 'New area' 'Neuer Bereich'", names)).toBe(
    "'/x' new-area-two newAreaTwo.title 'New area & $1' 'New area & $1'",
  );
});
