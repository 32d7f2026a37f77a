import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { faultText } from '#run/faults/runCommand.ts';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { environmentSettings, parseEnvironmentSettings } from '#run/settings/environmentSettings.ts';
import { devPlaces, portalSettings } from '#run/settings/portalSettings.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { startApi } from './apiProcess.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { assertPortIsFree, otherPort } from '#run/server/freePort.ts';
import { welcome } from './welcome.ts';

const require = createRequire(import.meta.url);
const folder = temporaryFolder();

async function wordsOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    return faultText(error);
  }
  return 'it did not fail';
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await pause(20);
}

describe('before anything is installed', () => {
  const { whyNodeIsTooOld } = require('../../../start/checkNode.cjs') as {
    whyNodeIsTooOld: (version: string, needed: string) => string | undefined;
  };
  const { whyInstallFailed, isInStep } = require('../../../start/install.cjs') as {
    whyInstallFailed: (output: string) => string;
    isInStep: (checkout: string) => boolean;
  };

  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', (version) => {
    expect(whyNodeIsTooOld(version, '>=20.19')).toBeUndefined();
  });

  test.each(['0.10.48', '6.17.1', '18.20.4', '20.18.3'])(
    'with Node %s the message says what to do',
    (version) => {
      expect(whyNodeIsTooOld(version, '>=20.19')).toBe(
        `This is Node ${version}; the portal needs Node 20.19 or newer.\n` +
          '  Install the current long-term version from https://nodejs.org (or run: nvm install), then run the command again.',
      );
    },
  );

  test.each([
    ['npm error code ENOTFOUND', 'The package registry could not be reached'],
    ['ERR_PNPM_META_FETCH_FAIL GET …', 'The package registry could not be reached'],
    ['ENOSPC: no space left on device', 'There is no space left on the disk'],
    ['ERR_PNPM_OUTDATED_LOCKFILE', 'ERR_PNPM_OUTDATED_LOCKFILE'],
  ])('an installation that fails with %s', (output, sentence) => {
    expect(whyInstallFailed(output)).toContain(sentence);
  });

  test('packages are installed again after a changed lockfile or a broken installation', async () => {
    const at = (file: string) => join(folder, 'checkout', file);
    await mkdir(at('node_modules/.pnpm'), { recursive: true });
    await mkdir(at('platform/node_modules/tsx'), { recursive: true });
    await writeFile(at('platform/node_modules/tsx/package.json'), '{}');
    await writeFile(at('pnpm-lock.yaml'), 'one');
    expect(isInStep(at(''))).toBe(false);
    await writeFile(at('node_modules/.pnpm/lock.yaml'), 'one');
    expect(isInStep(at(''))).toBe(true);
    await writeFile(at('node_modules/.installing'), '');
    expect(isInStep(at(''))).toBe(false);
    await rm(at('node_modules/.installing'));
    await writeFile(at('pnpm-lock.yaml'), 'two');
    expect(isInStep(at(''))).toBe(false);
  });
});

describe('ports', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('a port in use is named, with the variable that moves it', async () => {
    const gateway = { port, owner: 'The gateway', variable: 'PORTAL_PORT', command: 'npm start' } as const;
    expect(await wordsOf(() => assertPortIsFree(gateway))).toBe(
      `\n✗ The gateway cannot start: port ${port} is in use.\n` +
        `  Stop the program that uses it, or choose another: PORTAL_PORT=${port + 100} npm start\n`,
    );
    const api = {
      ...{ port, owner: 'The API', variable: 'PORTAL_API_PORT' as const },
      command: 'pnpm dev mfe-auth',
    };
    expect(await wordsOf(() => assertPortIsFree(api))).toBe(
      `\n✗ The API cannot start: port ${port} is in use.\n` +
        `  Stop the program that uses it, or choose another: PORTAL_API_PORT=${port + 100} pnpm dev mfe-auth\n`,
    );
  });

  test('a port that somebody has on the other address of localhost is in use, too', async () => {
    const other = createServer();
    const hasIpv6 = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false)).listen(4447, '::1', () => resolve(true));
    });
    const words = await wordsOf(() =>
      assertPortIsFree({ port: 4447, owner: 'The gateway', variable: 'PORTAL_PORT', command: 'npm start' }),
    );
    await new Promise((resolve) => other.close(resolve));
    expect(words).toMatch(hasIpv6 ? 'port 4447 is in use' : 'it did not fail');
  });

  test('what is proposed leaves room for the API', () => {
    expect([4300, 65_434, 65_435, 65_535].map(otherPort)).toEqual([4400, 65_534, 65_335, 65_435]);
  });

  test('a free port passes and stays free', async () => {
    const place = {
      ...{ port: 4448, owner: 'The gateway', variable: 'PORTAL_PORT' as const },
      command: 'npm start',
    };
    await assertPortIsFree(place);
    await assertPortIsFree(place);
  });
});

describe('the data folder', () => {
  const systemError = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

  test.each([
    ['ENOSPC', 'There is no space left on the disk for the data folder', 'Free some space'],
    ['EACCES', 'No permission to write', 'Give your user write access there'],
    ['EROFS', 'No permission to write', 'set PORTAL_DATA to another folder'],
  ])('%s', async (code, message, hint) => {
    const words = await wordsOf(() => prepareDataFolder(join(folder, 'data'), systemError(code)));
    expect(words).toContain(message);
    expect(words).toContain(hint);
    expect(words).not.toMatch(/ at .*\.ts/);
  });

  test('at a place where no folder can be made', async () => {
    expect(await wordsOf(() => prepareDataFolder('/proc/x/y'))).toMatch(
      /The data folder \/proc\/x\/y cannot be created there|No permission to write/,
    );
  });

  test('loses what starts that were killed left behind, and nothing else', async () => {
    const place = join(folder, 'left');
    await mkdir(place);
    const old = ['.probe-123', 'portal.lock.0b6f.tmp', 'portal.lock', 'notes'];
    for (const name of [...old, '.probe-456']) await writeFile(join(place, name), '');
    for (const name of old) await utimes(join(place, name), new Date(0), new Date(0));
    await prepareDataFolder(place);
    expect((await readdir(place)).toSorted()).toEqual(['.probe-456', 'notes', 'portal.lock']);
  });

  test('a file in its way', async () => {
    await writeFile(join(folder, 'taken'), '');
    expect(await wordsOf(() => prepareDataFolder(join(folder, 'taken')))).toContain(
      'A file is in the way of the data folder',
    );
  });
});

describe('settings', () => {
  test('have defaults, and the API is one port above the gateway', () => {
    expect(portalSettings({})).toMatchObject({ port: 4300, apiPort: 4301, environment: 'local' });
    expect(portalSettings({ PORTAL_PORT: '5000', PORTAL_DATA: '/d' })).toMatchObject({
      apiPort: 5001,
      storeFolder: join('/d', 'store'),
    });
  });

  test('[F-13] of pnpm dev leave ports and data of a started portal and its status page alone', () => {
    const started = portalSettings({});
    const dev = portalSettings({}, devPlaces);
    expect(dev).toMatchObject({ port: 4320, apiPort: 4321, publicUrl: 'http://localhost:4320' });
    expect(dev.dataFolder).toBe(join(started.dataFolder, 'dev'));
    expect(dev.storeFolder).toBe(join(dev.dataFolder, 'store'));
    const given = portalSettings({ PORTAL_PORT: '5000', PORTAL_DATA: '/d' }, devPlaces);
    expect(given).toMatchObject({ port: 5000, apiPort: 5001, dataFolder: '/d' });
  });

  test.each([
    [{ PORTAL_PORT: 'http' }, 'PORTAL_PORT is “http”.', 'Expected a port between 1 and 65535.'],
    [{ PORTAL_PORT: '0x11DA' }, 'PORTAL_PORT is “0x11DA”.', 'Expected a port between 1 and 65535.'],
    [{ PORTAL_API_PORT: '65536' }, 'PORTAL_API_PORT is “65536”.', 'a port between 1 and 65535'],
    [{ PORTAL_PORT: '65535' }, 'leaves no port for the API', 'Choose a PORTAL_PORT below 65535'],
    [
      { PORTAL_PORT: '5000', PORTAL_API_PORT: '5000' },
      'PORTAL_PORT and PORTAL_API_PORT are both 5000.',
      'change one of them',
    ],
    [
      { PORTAL_TRUSTED_PROXIES: '10.0.0.0/8,proxy.example' },
      'PORTAL_TRUSTED_PROXIES is “10.0.0.0/8,proxy.example”.',
      'a list of addresses or networks such as 10.0.0.0/8, 192.0.2.7',
    ],
    [{ PORTAL_TRUSTED_PROXIES: '10.0.0.0/33' }, 'PORTAL_TRUSTED_PROXIES is', 'a list of addresses'],
    [
      { PORTAL_PUBLIC_URL: 'research.example' },
      'PORTAL_PUBLIC_URL is “research.example”.',
      'such as https://research.example.com',
    ],
    [
      { SMTP_URL: 'http://u:secret@mail' },
      'SMTP_URL is not the address of a mail server.',
      'such as smtps://',
    ],
    [{ PORTAL_TODAY: '2026-02-30' }, 'PORTAL_TODAY is “2026-02-30”.', 'a day such as 2026-11-21'],
    [{ PORTAL_DEMO_SIZE: '-5' }, 'PORTAL_DEMO_SIZE is “-5”.', 'a whole number between 0 and 100000'],
    [{ PORTAL_LOG_LEVEL: 'loud' }, 'PORTAL_LOG_LEVEL is “loud”.', 'one of silent, error, warn, info, debug'],
    [{ PORTAL_ENVIRONMENT: 'test' }, 'PORTAL_ENVIRONMENT is “test”.', 'one of local, uat, staging, prod'],
  ])('%o', async (given, message, hint) => {
    const words = await wordsOf(() => portalSettings(given));
    expect(words).toContain(message);
    expect(words).toContain(hint);
  });

  test('say where browsers find the portal', () => {
    expect(portalSettings({ PORTAL_PORT: '5000' }).publicUrl).toBe('http://localhost:5000');
    const given = { PORTAL_PUBLIC_URL: 'https://research.example/' };
    expect(portalSettings(given).publicUrl).toBe('https://research.example');
  });

  test('name the proxies that are believed', () => {
    expect(portalSettings({}).trustedProxies).toEqual([]);
    const given = { PORTAL_TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,fd00::/8' };
    expect(portalSettings(given).trustedProxies).toEqual(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
  });

  test('of an environment are checked, with the place of an error', async () => {
    const words = await wordsOf(() => parseEnvironmentSettings('uat', '{"apiBase":""}'));
    expect(words).toContain('platform/environments/uat.json is not valid.');
    expect(words).toContain('apiBase');
  });

  test('[K-03] of an environment name tabs that there are', async () => {
    const words = await wordsOf(() =>
      parseEnvironmentSettings('uat', '{"tabNames":{"coverage_shares_tab":"Shares"}}'),
    );
    expect(words).toContain('coverage_shares_tab');
    expect(words).toContain('Invalid key in record');
  });

  test.each([
    ['local', 'plain'],
    ['uat', 'uat'],
    ['staging', 'staging'],
    ['prod', 'plain'],
  ] as const)('[F-14] give %s the header %s', async (name, headerVariant) => {
    expect(await environmentSettings(name)).toMatchObject({ headerVariant });
  });
});

describe('the API as a child', () => {
  const said: string[] = [];
  const apiThat = async (code: string) => {
    const file = join(folder, 'api.cjs');
    await writeFile(file, code);
    return startApi({
      file,
      folder,
      logFile: join(folder, 'api.log'),
      origin: 'http://127.0.0.1:4449',
      env: process.env,
      say: (line) => said.push(line),
    });
  };
  const { signal } = new AbortController();

  test('that ends while it starts: its last words are shown', async () => {
    const api = await apiThat("console.error('The database is locked.'); process.exit(3)");
    expect(await wordsOf(() => api.ready(signal))).toContain(
      'The API ended while starting:\n\n  The database is locked.',
    );
    expect(await api.ended).toBe(3);
  });

  test('that has ended is not considered ready if another program has its port', async () => {
    const stranger = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => stranger.listen(4449, '127.0.0.1', resolve));
    const api = await apiThat("console.error('The port is taken.'); process.exit(3)");
    await api.ended;
    expect(await wordsOf(() => api.ready(signal))).toContain('The port is taken.');
    await new Promise((resolve) => stranger.close(resolve));
  });

  test('adds to its log', async () => {
    await (
      await apiThat("console.log('first run')")
    ).ended;
    await (
      await apiThat("console.log('second run')")
    ).ended;
    await waitUntil(async () => {
      const log = await readFile(join(folder, 'api.log'), 'utf8');
      return log.includes('second run') && log.indexOf('first run') < log.indexOf('second run');
    });
    expect(said).toEqual([]);
  });

  test('is ready when it answers, and is ended in order', async () => {
    const api = await apiThat("require('http').createServer((q, r) => r.end()).listen(4449, '127.0.0.1')");
    await api.ready(signal);
    await api.stop();
    expect(await api.ended).toBe('SIGTERM');
    await api.stop();
  });
});

test('the API ends when the one that started it is killed', async () => {
  const file = join(folder, 'server.cjs');
  const ended = join(folder, 'ended');
  await writeFile(
    file,
    `setInterval(() => {}, 1000);
     process.on('SIGTERM', () => { require('fs').writeFileSync(${JSON.stringify(ended)}, ''); process.exit(); });
     console.log('up');`,
  );
  const starter = `import(${JSON.stringify(new URL('./apiProcess.ts', import.meta.url).href)}).then(({ startApi }) =>
    startApi({ file: ${JSON.stringify(file)}, folder: ${JSON.stringify(folder)}, logFile: ${JSON.stringify(join(folder, 'log'))},
      origin: 'http://127.0.0.1:4449', env: process.env, say: console.log }))`;
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', starter], { cwd, stdio: 'inherit' });
  const log = () => readFile(join(folder, 'log'), 'utf8').catch(() => '');
  while (!(await log()).includes('up')) await pause(50);
  child.kill('SIGKILL');
  while (!existsSync(ended)) await pause(50);
}, 10_000);

test('what is printed at the end: address, accounts, data, how to stop', () => {
  const settings = portalSettings({ PORTAL_PORT: '4400', PORTAL_DATA: '/d' });
  const text = welcome(settings);
  for (const words of [
    'http://localhost:4400',
    'everything@demo.example',
    'Research-2026',
    'Data: /d',
    'Ctrl-C',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain(`Mails: http://localhost:${settings.port}/dev/mailbox`);
  expect(welcome({ ...settings, sendsMail: true })).not.toContain('mailbox');
  const uat = welcome(portalSettings({ PORTAL_ENVIRONMENT: 'uat' }));
  expect(uat).not.toMatch(/Research-2026|mailbox/);
});

test('a surprise is a sentence too', () => {
  expect(faultText(new Error('odd'))).toContain('Unexpected error: odd');
  expect(faultText(new UserFacingError('What.', 'Do\nthat.'))).toBe('\n✗ What.\n  Do\n  that.\n');
});
