import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { offeredVersions } from '@portal/build/webpack';
import { freePort } from '@portal/node';
import { faultText } from '#run/faults/runCommand.ts';
import { buildGateway } from '#run/gateway/buildGateway.ts';
import { publishBuilds } from '#release/releases/publishBuilds.ts';
import { checkout } from '#run/settings/checkout.ts';
import { folderStore } from '#run/store/folderStore.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import { aCheckout, linkAsTemplate } from '#testing/aCheckout.ts';
import { publishFakes } from '#testing/publishFakes.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { newRemoteCommand } from './newRemoteCommand.ts';

const require = createRequire(import.meta.url);
const folder = temporaryFolder();
const root = join(folder, 'portal');
const remote = join(root, 'mfe-target-prices');
const program = (file: string) => require.resolve(file, { paths: [checkout] });
/** As in the root: a slow machine should not fail a test. */
const unhurried = '--testTimeout=30000';
const compiler = join(checkout, 'platform/node_modules/typescript-native/bin/tsc');
const said: string[] = [];
const surroundings = {
  root,
  say: (line: string) => said.push(line),
  declared: () => Promise.resolve({}),
  link: () => linkAsTemplate(root, 'target-prices'),
  pack: () => Promise.resolve([]),
};
// Maximum lengths, to check the template's line lengths.
const words = [
  'mfe-target-prices',
  ...['--title', 'Target prices, and what analysts expect of a year'],
  ...['--title-de', 'Kursziele, und was in einem Jahr zu erwarten wäre'],
];

/** Go programs take less than half without threads and garbage collection. */
const briefly = { GOGC: 'off', GOMAXPROCS: '1' };

/** Returns a program's output if it failed. */
async function complaintsOf(cwd: string, file: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...process.env, ...briefly, NODE_ENV: undefined },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? '' : (await output).join('');
}

let builder: ChildProcess | undefined;
afterAll(() => builder?.kill('SIGKILL'));

const lines: string[] = [];
async function sees(line: RegExp): Promise<void> {
  while (!line.test(lines.join(''))) {
    if (builder?.exitCode !== null) throw new Error(lines.join(''));
    await pause(20);
  }
}

function startBuilder(port: number): void {
  const script = join(checkout, 'platform/src/testing/serveLive.ts');
  const child = spawn(process.execPath, ['--import', program('tsx'), script, remote, String(port)]);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => lines.push(part));
  }
  builder = child;
}

/** Switches to a release build at every save. */
function watchRelease(): void {
  lines.length = 0;
  builder?.stdin?.end();
}

const calls = 'mfe-target-prices/calls';
const api = 'reference-api';
const apiFiles = ['calls.ts', 'app.ts', 'areas/target-prices'].map((file) => `${api}/src/${file}`);

const screenFile = join(remote, 'src/screens/start/StartScreen.tsx');
const save = async (from: string, to: string) =>
  writeFile(screenFile, (await readFile(screenFile, 'utf8')).replace(from, to));

beforeAll(() => aCheckout(root));

test('[F-15] on a dry run, and when it is refused, nothing is written', async () => {
  await newRemoteCommand([...words, '--dry-run'], surroundings);
  expect(said.join('\n')).toContain('Dry run: nothing was written.');
  expect(said.join('\n')).toContain('  mfe-target-prices/src/screens/start/StartScreen.tsx');
  const refused = (...given: string[]) =>
    newRemoteCommand(given, surroundings).then(() => 'it was not', faultText);
  expect(await refused()).toContain('Which name?\n  pnpm new:remote <name>');
  expect(await refused('ideas', 'more')).toContain('One remote at a time.');
  expect(await refused('ideas', '--pth', '/x')).toContain('pnpm new:remote <name>');
  expect(await refused('auth')).toBe('\n✗ There is a remote mfe-auth already.\n  Choose another name.\n');
  await expect(readFile(join(remote, 'package.json'))).rejects.toThrow('ENOENT');
});

/** Its tests run where a squad has it by itself: [F-26] of the browser tests. */
test('[F-15] one command makes a remote that is typed, clean and built at once', async () => {
  await newRemoteCommand(words, surroundings);
  expect(said.at(-1)).toContain('mfe-target-prices is there');
  expect(said.at(-1)).toContain('npx pnpm --filter mfe-target-prices dev');
  const [types, lint, typedLint, format, build] = await Promise.all([
    complaintsOf(root, compiler, '-p', remote, '--singleThreaded'),
    complaintsOf(
      root,
      program('eslint/package.json').replace('package.json', 'bin/eslint.js'),
      '--max-warnings',
      '0',
      'mfe-target-prices',
      ...apiFiles,
      calls,
    ),
    complaintsOf(
      root,
      program('oxlint/package.json').replace('package.json', 'bin/oxlint'),
      ...['--threads', '1', '--type-aware', '--deny-warnings', 'mfe-target-prices', ...apiFiles, calls],
    ),
    complaintsOf(
      root,
      program('oxfmt/package.json').replace('package.json', 'bin/oxfmt'),
      '--check',
      'mfe-target-prices',
      ...apiFiles,
      calls,
      'platform/deploy/compose.yaml',
    ),
    complaintsOf(remote, join(checkout, 'shared/build/bin/portal-build.mjs')),
  ]);
  const clean = { types: '', lint: '', typedLint: '', format: '', build: '' };
  expect({ types, lint, typedLint, format, build }).toEqual(clean);
}, 240_000);

test('[F-15] the API answers the call of the new area, and holds it to the rules of all calls', async () => {
  const folderOfApi = join(root, api);
  const [types, tests] = await Promise.all([
    // Like the root, which checks servers and pages together.
    complaintsOf(root, compiler, '-p', api, '--singleThreaded', '--lib', 'es2023,dom,dom.iterable'),
    complaintsOf(
      folderOfApi,
      program('jest/bin/jest'),
      unhurried,
      '--runInBand',
      'target-prices',
      'policies/terms',
    ),
  ]);
  expect({ types, tests }).toEqual({ types: '', tests: '' });
}, 240_000);

test('[F-15] it is released, and served at its path, without a release of the shell', async () => {
  const store = folderStore(join(folder, 'store'));
  await publishFakes({ store, folder, shell: { shared: offeredVersions(join(checkout, 'shell')) } });
  const release = {
    ...{ name: 'mfe-target-prices', version: '0.1.0', role: 'remote' as const },
    folder: remote,
    build: '',
  };
  const { taken } = await publishBuilds({
    ...{ store, environment: 'local', who: 'robin', why: 'new' },
    ...{ packages: [release], kind: 'released' },
  });
  expect(taken).toEqual([{ name: 'mfe-target-prices', version: '0.1.0' }]);
  const gateway = await buildGateway({
    ...{ store, storeFolder: store.location, environment: 'local', report: () => {} },
    apiOrigins: ['http://127.0.0.1:1'],
  });
  const { body } = await gateway.inject({ url: '/target-prices', headers: { cookie: 'currentUser=x' } });
  const [, entry = '', hash] =
    /href="(\/artefacts\/mfe-target-prices\/0\.1\.0\/remoteEntry\.\w+\.js)" integrity="([^"]+)"/.exec(body) ??
    [];
  expect(integrityOf((await gateway.inject(entry)).rawPayload)).toBe(hash);
  await gateway.close();
});

test('[F-13] a save of a live remote is offered as a hot update', async () => {
  const port = await freePort();
  startBuilder(port);
  await sees(/mfe-target-prices: built/);
  const get = async (file: string) => (await fetch(`http://127.0.0.1:${port}/${file}`)).text();
  const entry = await get('remoteEntry.js');
  const hash = /__webpack_require__\.h = \(\) => \("(\w+)"\)/.exec(entry)?.[1] ?? '';
  await save('<PageHeading>', '<PageHeading kicker="Saved">');
  await sees(/mfe-target-prices: updated/);
  const update = await get(`src_screens_start_StartScreen_tsx.${hash}.hot-update.js`);
  expect(update).toContain('Saved');
  expect(update).toMatch(/\$Refresh\$\.register\(\w+, "Component"\)/);
  // Messages are followed too: otherwise a save would reload the page.
  expect(await get('remote.js')).toMatch(/hot\.accept\(\[[^\]]*messages\/en\.ts[^\]]*messages\/de\.ts/);
}, 60_000);

test('[F-13] a save of a watched remote is a new build, with hashes of its own', async () => {
  watchRelease();
  await sees(/mfe-target-prices: built/);
  const record = async () => {
    const file = join(remote, 'node_modules/.cache/portal/watched/release.json');
    return JSON.parse(await readFile(file, 'utf8')) as { version: string; integrity: Record<string, string> };
  };
  const before = await record();
  expect(before.version).toBe('0.1.0-watched');
  const wordsFile = join(remote, 'src/messages/en.ts');
  const right = await readFile(wordsFile, 'utf8');
  await writeFile(wordsFile, `${right}const half =`);
  await sees(/mfe-target-prices does not build/);
  await writeFile(wordsFile, right);
  await sees(/mfe-target-prices: updated/);
  await save('kicker="Saved"', 'kicker="Again"');
  await sees(/(?:mfe-target-prices: updated[^]*){2}/);
  const changed = Object.keys((await record()).integrity).filter((file) => !(file in before.integrity));
  expect(changed.some((file) => file.includes('StartScreen'))).toBe(true);
}, 60_000);
