import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portal/node';
import { checkout } from '#run/settings/checkout.ts';
import { aRemoteBuild } from '#testing/aBuild.ts';
import { temporaryFolder } from '#testing/temporaryFolder.ts';
import { deployedOrigin } from './deployedOrigin.ts';
import { localBuilds } from './localBuilds.ts';

const folder = temporaryFolder();
const program = createRequire(import.meta.url).resolve('tsx');

/** Runs `pnpm dev`; returns a function that waits for output, and one that ends it. */
function dev(port: number, ...words: string[]) {
  const child = spawn(process.execPath, ['--import', program, 'platform/src/tools/dev/cli.ts', ...words], {
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

test('[F-12] one command serves a build for the overrides panel of a portal, and ends cleanly', async () => {
  const port = await freePort();
  const running = dev(port - 100, 'mfe-team-coverage', '--for', 'https://uat.example/equities');
  expect(await running.says('Stop: Ctrl-C')).toContain('For the overrides panel of https://uat.example:');
  const answer = await fetch(`http://localhost:${port}/mfe-team-coverage/release.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://uat.example');
  expect(await answer.json()).toMatchObject({ name: 'mfe-team-coverage' });
  expect(await running.end()).toBe(143);
}, 60_000);

test('[F-12] local builds are readable by pages of one portal, under local names', async () => {
  const files = join(folder, 'dist');
  await aRemoteBuild(files, { name: 'mfe-libraries', version: '1.2.0-watched' });
  const app = await localBuilds({
    remotes: [{ name: 'mfe-libraries', files }],
    portal: 'https://uat.example',
  });
  const answer = await app.inject('/mfe-libraries/release.json');
  expect(answer.json()).toMatchObject({ name: 'mfe-libraries', version: '1.2.0-watched' });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': 'https://uat.example',
    'cache-control': 'no-store',
  });
  const wrongFolder = await app.inject('/mfe-auth/release.json');
  expect(wrongFolder.statusCode).toBe(404);
  expect(wrongFolder.headers).toMatchObject({ 'access-control-allow-origin': 'https://uat.example' });
  expect((await app.inject('/mfe-libraries/..%2f..%2f')).statusCode).not.toBe(200);
  const elsewhere = { url: '/mfe-libraries/release.json', headers: { host: 'evil.example' } };
  expect((await app.inject(elsewhere)).statusCode).toBe(421);
  await app.close();
});

test.each(['https://uat.example', 'https://uat.example/', 'https://uat.example/equities?x=1'])(
  '%s is the address of a portal',
  (address) => expect(deployedOrigin(address)).toBe('https://uat.example'),
);

test.each(['uat.example', 'uat', '', 'ftp://uat.example', 'https://me:secret@uat.example', 'file:///x'])(
  '“%s” is none',
  (address) =>
    expect(() => deployedOrigin(address)).toThrow(
      `--for is “${address}”, which is not the address of a portal`,
    ),
);
