import { join } from 'node:path';
import type { PortalPackage } from '#release/builds/portalPackages.ts';
import { composePage } from '#run/gateway/page/composePage.ts';
import { currentPage } from '#run/gateway/currentPage.ts';
import { formatRevision, parseRevision } from '#release/releases/revision.ts';
import { devPlaces, portalSettings } from '#run/settings/portalSettings.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { pagesAt } from '#testing/aBuild.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { chosenRemotes } from './chosenRemotes.ts';
import { givenCommand } from './givenCommand.ts';
import { liveParts } from './liveParts.ts';
import { livePackages } from './livePackages.ts';

const folder = temporaryFolder();
const store = folderStore(join(folder, 'store'));

const aPackage = (name: string, role: PortalPackage['role']): PortalPackage => ({
  name,
  role,
  version: '1.0.0',
  folder: `/portal/${name}`,
  build: 'portal-build',
});
const packages = [
  aPackage('shell', 'shell'),
  aPackage('mfe-auth', 'remote'),
  aPackage('mfe-libraries', 'remote'),
  aPackage('reference-api', 'server'),
];
const namesOf = (names: string[], from: string) =>
  chosenRemotes({ packages, names, folder: from }).map(({ name }) => name);

test('[F-13] the remotes named are served live, else the one whose folder it is, else all', () => {
  expect(namesOf(['mfe-libraries'], '/portal/mfe-auth')).toEqual(['mfe-libraries']);
  expect(namesOf([], '/portal/mfe-auth')).toEqual(['mfe-auth']);
  expect(namesOf([], '/portal')).toEqual(['mfe-auth', 'mfe-libraries']);
  expect(() => namesOf(['mfe-x'], '/portal')).toThrow('There is no remote mfe-x to work on.');
  expect(() => namesOf(['shell'], '/portal')).toThrow('There is no remote shell');
});

test('[F-13] development servers are for the environment local only', () => {
  const settings = portalSettings({ PORTAL_ENVIRONMENT: 'uat' });
  const command = 'pnpm dev';
  expect(() => livePackages({ settings, packages, command })).toThrow('development servers are for');
});

test('[F-13] a hint repeats the command as it was typed', () => {
  const commandOf = (args: string[], from: string) => givenCommand({ packages, args, folder: from });
  expect(commandOf([], '/portal')).toBe('pnpm dev');
  expect(commandOf(['mfe-auth', '--for', 'https://uat.example'], '/portal')).toBe(
    'pnpm dev mfe-auth --for https://uat.example',
  );
  expect(commandOf([], '/portal/mfe-auth')).toBe('pnpm --filter mfe-auth dev');
  expect(commandOf([], '/portal/reference-api')).toBe('pnpm dev');
  const settings = portalSettings({}, devPlaces);
  const live = livePackages({ settings, packages: packages.slice(0, 2), command: 'pnpm dev mfe-auth' });
  expect(live.ports).toEqual([
    {
      port: 4330,
      owner: 'The development server of shell',
      variable: 'PORTAL_PORT',
      command: 'pnpm dev mfe-auth',
    },
    expect.objectContaining({ port: 4331, command: 'pnpm dev mfe-auth' }),
  ]);
});

describe('[F-13] a page with live packages', () => {
  const paths = { public: ['/login'], signedIn: [], gated: [] };
  const mfeAuth = {
    name: 'mfe-auth',
    version: '1.0.0-live',
    baseUrl: 'http://localhost:4311/',
    area: 'auth',
    pages: pagesAt({ public: ['/login', '/new'] }),
    entryFiles: [],
  };
  const shell = {
    name: 'shell',
    version: '1.0.0-live',
    baseUrl: 'http://localhost:4310/',
    entryFiles: ['vendor.js', 'main.js', 'main.css'],
    template: '<head><!--portal:head--></head><!--portal:scripts-->',
  };

  async function released() {
    const libraries = { name: 'mfe-libraries', paths: { public: [], signedIn: [], gated: ['/'] } };
    await publishFakes({
      store,
      folder,
      shell: {},
      remotes: [{ name: 'mfe-auth', paths }, libraries],
    });
    return currentPage(store, 'local')();
  }

  test('loads their files from their servers, unchecked, and all others as released', async () => {
    const before = await released();
    const { environment } = liveParts(before, [mfeAuth]);
    expect(environment.live).toEqual(['mfe-auth']);
    expect(environment.remotes['mfe-auth']).toMatchObject({
      baseUrl: 'http://localhost:4311/',
      pages: pagesAt({ public: ['/login', '/new'] }),
      integrity: { 'remoteEntry.js': '' },
    });
    expect(environment.remotes['mfe-libraries']).toEqual(before.environment.remotes['mfe-libraries']);
    expect(environment.shell).toEqual(before.environment.shell);
  });

  test('begins with the shell’s own server when the shell is live', async () => {
    const visit = { pathname: '/login', signedIn: false, nonce: 'N' };
    const page = composePage(liveParts(await released(), [shell, mfeAuth]), visit);
    expect(page).toContain('<script defer src="http://localhost:4310/main.js" integrity=""');
    expect(page).toContain('<link rel="preload" as="script" href="http://localhost:4311/remoteEntry.js"');
    expect(page).not.toContain('/artefacts/shell/');
  });

  test('cannot be released: a revision knows no live package', async () => {
    const { environment } = liveParts(await released(), [mfeAuth]);
    const text = formatRevision({
      environment,
      who: 'robin',
      when: '2026-11-21T10:00:00Z',
      why: '',
      from: 1,
      action: 'publish',
      what: [],
    });
    expect(text).toContain('"live"');
    expect(parseRevision('local', environment.revision, text).environment).not.toHaveProperty('live');
  });
});
