import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineDocumented, definePlain } from '@portal/build/compared';
import { compile } from '@portal/build/webpack';
import { readPackage } from '@portal/build/workspace';
import { checkout } from '../portal/checkout.ts';
import { freePorts, startServer, stopping, type Server } from '../portal/server.ts';
import { portalPlace } from '../portal/portal.ts';
import type { EarlyQuestions } from './earlyOrders.ts';

const run = promisify(execFile);
const shell = join(checkout, 'shell');

/** Builds into `build/dist` in `folder`. */
export type Build = (folder: string) => Promise<void>;

async function remoteFolders(): Promise<string[]> {
  const names = (await readdir(checkout)).filter((name) => name.startsWith('mfe-'));
  return names.map((name) => join(checkout, name)).filter((folder) => readPackage(folder).role === 'remote');
}

/** @param questions early requests of its pages; none by default */
export const plainBundle =
  (questions?: EarlyQuestions): Build =>
  async (folder) => {
    const output = join(folder, 'build/dist');
    await compile(await definePlain(shell, await remoteFolders(), { output, questions }));
  };

export const documentedFederation: Build = async (folder) => {
  const remotes = await remoteFolders();
  const folders = { shell, remotes, areas: join(folder, 'areas'), output: join(folder, 'build/dist') };
  for (const configuration of await defineDocumented(folders)) await compile(configuration);
};

/** Has its own release store and a gateway like the portal's, with the same API. */
export async function startOtherPortal(name: string, build: Build): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-other-'));
  const clearUp = () => rm(folder, { recursive: true, force: true });
  try {
    await build(folder);
    await copyFile(join(shell, 'package.json'), join(folder, 'build/package.json'));
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
      name: `The gateway of: ${name}`,
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
