import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import { readIfThere } from '#run/store/folderReleases.ts';
import { inputHash } from './inputHash.ts';
import { outputFolder, type BuildKind, type PortalPackage } from './portalPackages.ts';

export interface BuildOptions {
  root: string;
  force: boolean;
  signal?: AbortSignal | undefined;
  /** @default 'local' */
  kind?: BuildKind;
}

/** Builds a package if its inputs changed. Returns whether it built. */
export async function buildPackage(
  portalPackage: PortalPackage,
  { root, force, signal, kind = 'local' }: BuildOptions,
): Promise<boolean> {
  const hash = await inputHash(root, portalPackage);
  const version = versionOf(portalPackage.version, kind, hash);
  const maps = kind === 'released' || wantsMaps();
  const plain = `${hash} ${version}`;
  const withMaps = `${hash} ${version} with source maps`;
  const output = outputFolder(portalPackage, kind);
  const marker = join(output, '.inputs');
  const last = (await readIfThere(marker))?.toString('utf8');
  if (!force && (last === withMaps || (last === plain && !maps))) return false;
  await rm(marker, { force: true });
  await runScript(portalPackage, { root, signal, version, output, maps });
  await writeFile(marker, maps ? withMaps : plain);
  return true;
}

/** Only on request: only people read source maps, and they take a fifth of the build time. */
const wantsMaps = (): boolean => process.env['PORTAL_SOURCE_MAPS'] === '1';

/** Except of a release, the same for the same inputs. */
const versionOf = (version: string, kind: BuildKind, hash: string): string =>
  kind === 'released' ? version : `${version}-${kind}.${hash.slice(0, 8)}`;

interface ScriptRun {
  root: string;
  version: string;
  output: string;
  signal: AbortSignal | undefined;
  maps: boolean;
}

/** Runs the build script like `pnpm run build`, without needing pnpm. */
async function runScript(
  { name, folder, build }: PortalPackage,
  { root, version, output, signal, maps }: ScriptRun,
): Promise<void> {
  const binaries = [join(folder, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  const child = spawn(build, {
    cwd: folder,
    shell: true,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [...binaries, process.env['PATH']].join(delimiter),
      PORTAL_RELEASE_VERSION: version,
      PORTAL_RELEASE_OUTPUT: output,
      PORTAL_SOURCE_MAPS: maps ? '1' : '0',
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code === 0) return;
  throw new UserFacingError(
    `${name} could not be built:\n\n${lastLines(said.join(''), 60)}\n`,
    'Fix that and run the command again; what was built and published before stays as it is.',
  );
}

function lastLines(text: string, count: number): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
