import { execFile } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { newRemote } from '@portal/build/generator';
import { copyPackage } from '#portal/changedRemote.ts';
import { checkout } from '#portal/checkout.ts';
import { platformFunction } from '#portal/programs.ts';

const run = promisify(execFile);

interface GeneratedArea {
  name: string;
  version: string;
  folder: string;
}

/** Generates an area outside of the checkout, as `pnpm new:remote` does, and builds it. */
export async function buildGenerated(
  request: { name: string; title: string; titleDe: string },
  parent: string,
): Promise<GeneratedArea> {
  const made = newRemote({ root: checkout, paths: {} }, request);
  if ('refusal' in made) throw new Error(made.refusal.message);
  const { package: name, area } = made.names;
  const calls = `wire-${area}`;
  const places = { [`${name}/`]: name, [`shared/${calls}/`]: calls };
  for (const [file, text] of made.added) {
    const [start, place] = Object.entries(places).find(([prefix]) => file.startsWith(prefix)) ?? [];
    if (start === undefined || place === undefined) continue;
    const target = join(parent, place, file.slice(start.length));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  const folder = join(parent, name);
  await copyPackage(join(checkout, 'shared/remote-template'), folder, []);
  await copyPackage(join(checkout, 'shared/wire-new-area'), join(parent, calls), []);
  await rm(join(folder, 'node_modules/@portal/wire-new-area'));
  await symlink(join(parent, calls), join(folder, 'node_modules/@portal', calls));
  await run(process.execPath, [join(checkout, 'shared/build/bin/portal-build.mjs')], {
    cwd: folder,
    env: { ...process.env, PORTAL_SOURCE_MAPS: '0' },
  });
  return { name, version: '0.1.0', folder };
}

/** To local; `pnpm release publish` knows the areas of its checkout only. */
export async function publishGenerated(storeFolder: string, area: GeneratedArea): Promise<void> {
  const folderStore = await platformFunction('folderStore');
  const publishBuilds = await platformFunction('publishBuilds');
  await publishBuilds({
    store: folderStore(storeFolder),
    environment: 'local',
    who: 'a test',
    why: 'a new area',
    packages: [{ ...area, role: 'remote', build: '' }],
    asVersioned: true,
  });
}
