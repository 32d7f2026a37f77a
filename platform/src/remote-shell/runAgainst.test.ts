import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildGateway } from '../gateway/buildGateway.ts';
import { checkout } from '../settings/checkout.ts';
import { folderStore } from '../store/folderStore.ts';
import { freePort } from '../testing/freePort.ts';
import { publishFakes } from '../testing/publishFakes.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { pageEnvironment } from './pageEnvironment.ts';

const folder = temporaryFolder();
const program = createRequire(import.meta.url).resolve('tsx');

/** Runs `pnpm dev`; returns a function that waits for output, and one that ends it. */
function dev(port: number, ...words: string[]) {
  const child = spawn(process.execPath, ['--import', program, 'platform/src/dev/cli.ts', ...words], {
    cwd: checkout,
    env: { ...process.env, PORTAL_PORT: String(port), NODE_ENV: undefined },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => said.push(part));
  }
  return {
    async says(words: string): Promise<string> {
      while (!said.join('').includes(words)) {
        if (child.exitCode !== null) throw new Error(said.join(''));
        await pause(20);
      }
      return said.join('');
    },
    async end(): Promise<unknown> {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

test('[F-13] one command runs a remote inside a deployed portal, says what that would refuse, and ends in order', async () => {
  const store = folderStore(join(folder, 'store'));
  const coverage = { name: 'mfe-profiles', paths: { public: [], signedIn: [], gated: ['/coverage'] } };
  await publishFakes({ store, folder, shell: {}, remotes: [coverage] });
  const deployed = await buildGateway({
    ...{ store, storeFolder: store.location, environment: 'local', report: () => {} },
    apiOrigins: ['http://127.0.0.1:1'],
  });
  const [portal, port] = [await deployed.listen({ port: 0, host: '127.0.0.1' }), await freePort()];
  const running = dev(port, 'mfe-team-coverage', '--shell', `${portal}/login`);
  const said = await running.says('Stop: Ctrl-C');
  expect(said).toContain(`${portal} is local, revision 1, shell 1.0.0.`);
  expect(said).toContain(
    'mfe-profiles and mfe-team-coverage both claim /coverage. (rule: one area per path)',
  );
  expect(said).toContain(`local with mfe-team-coverage of this machine:  http://localhost:${port}`);
  const page = await (
    await fetch(`http://127.0.0.1:${port}/zkb-team`, { headers: { accept: 'text/html' } })
  ).text();
  expect(pageEnvironment(page)).toMatchObject({
    environment: { remotes: { 'mfe-team-coverage': { version: expect.stringMatching(/-watched$/) } } },
  });
  expect(await running.end()).toBe(143);
  await deployed.close();
}, 60_000);

test('[F-12] another serves its build for the overrides panel of a portal', async () => {
  const port = await freePort();
  const running = dev(port - 100, 'mfe-team-coverage', '--for', 'https://uat.example/equities');
  expect(await running.says('Stop: Ctrl-C')).toContain('For the overrides panel of https://uat.example:');
  const answer = await fetch(`http://localhost:${port}/mfe-team-coverage/release.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://uat.example');
  expect(await answer.json()).toMatchObject({ name: 'mfe-team-coverage' });
  expect(await running.end()).toBe(143);
}, 60_000);

test('[F-13] both at once are refused', async () => {
  const running = dev(4300, '--shell', 'https://uat.example', '--for', 'https://uat.example');
  await expect(running.says('ready')).rejects.toThrow('--shell and --for cannot be combined.');
});
