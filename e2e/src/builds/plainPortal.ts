import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compile, definePlain } from '@portal/build/webpack';
import { readPackage } from '@portal/build/workspace';
import { checkout } from '../portal/checkout.ts';
import { freePorts } from '../portal/freePorts.ts';
import { portalPlace } from '../portal/portal.ts';
import { startServer, type Server } from '../portal/server.ts';
import type { EarlyQuestions } from './earlyOrders.ts';

const run = promisify(execFile);

async function remoteFolders(): Promise<string[]> {
  const names = (await readdir(checkout)).filter((name) => name.startsWith('mfe-'));
  return names.map((name) => join(checkout, name)).filter((folder) => readPackage(folder).role === 'remote');
}

/**
 * The same screens as one plain bundle: built, put into a release store of its own, and served by a gateway like the
 * portal's, in front of the same API.
 * @param questions what its pages ask before their code has come; nothing where left out
 */
export async function startPlainPortal(questions?: EarlyQuestions): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-plain-'));
  const clearUp = () => rm(folder, { recursive: true, force: true });
  try {
    const output = join(folder, 'build/dist');
    await compile(definePlain(join(checkout, 'shell'), await remoteFolders(), { output, questions }));
    await copyFile(join(checkout, 'shell/package.json'), join(folder, 'build/package.json'));
    const [port = 0] = await freePorts(1);
    const env = {
      PORTAL_DATA: folder,
      PORTAL_PORT: String(port),
      PORTAL_API_PORT: String(portalPlace().apiPort),
    };
    const tsx = join(checkout, 'node_modules/.bin/tsx');
    await run(tsx, ['platform/src/release/cli.ts', 'publish', 'shell', '--from', join(folder, 'build')], {
      cwd: checkout,
      env: { ...process.env, ...env },
    });
    const server = await startServer({
      name: 'The gateway of the plain bundle',
      command: [tsx, 'platform/src/gateway/cli.ts'],
      url: `http://localhost:${port}`,
      patienceMs: 60_000,
      env,
    });
    const stop = async () => {
      try {
        await server.stop();
      } finally {
        await clearUp();
      }
    };
    return { ...server, stop };
  } catch (error) {
    await clearUp();
    throw error;
  }
}
