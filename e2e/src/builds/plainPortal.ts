import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { definePlain } from '@portal/build/compared';
import { compile } from '@portal/build/webpack';
import { readPackage } from '@portal/build/workspace';
import { freePort } from '@portal/node';
import { checkout } from '../portal/checkout.ts';
import { startServer, stopping, type Server } from '../portal/server.ts';
import { portalPlace } from '../portal/portal.ts';

const run = promisify(execFile);
const shell = join(checkout, 'shell');

async function remoteFolders(): Promise<string[]> {
  const names = (await readdir(checkout)).filter((name) => name.startsWith('mfe-'));
  return names.map((name) => join(checkout, name)).filter((folder) => readPackage(folder).role === 'remote');
}

/** The screens in one bundle, with its own release store and a gateway like the portal's, and the same API. */
export async function startPlainPortal(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-plain-'));
  const build = join(folder, 'build');
  const clearUp = () => rm(folder, { recursive: true, force: true });
  try {
    await compile(await definePlain(shell, await remoteFolders(), join(build, 'dist')));
    await copyFile(join(shell, 'package.json'), join(build, 'package.json'));
    const port = await freePort();
    const env = {
      PORTAL_DATA: folder,
      PORTAL_PORT: String(port),
      PORTAL_API_PORT: String(portalPlace().apiPort),
    };
    const tsx = join(checkout, 'node_modules/.bin/tsx');
    await run(tsx, ['platform/src/release/cli.ts', 'publish', 'shell', '--from', build], {
      cwd: checkout,
      env: { ...process.env, ...env },
    });
    const server = await startServer({
      name: 'The gateway of the plain bundle',
      command: [tsx, 'platform/src/run/gateway/cli.ts'],
      url: `http://localhost:${port}`,
      patienceMs: 60_000,
      env,
    });
    return { ...server, stop: stopping(server, clearUp) };
  } catch (error) {
    await clearUp();
    throw error;
  }
}
