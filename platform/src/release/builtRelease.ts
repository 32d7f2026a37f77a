import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../faults/explainFileFault.ts';
import { PortalFault } from '../faults/PortalFault.ts';
import type { ReleaseFiles } from '../store/releaseStore.ts';
import { hasMarkers } from '../gateway/composePage.ts';
import { integrityOf } from '../store/integrityOf.ts';
import { readReleaseRecord, type ReleaseRecord } from './releaseRecord.ts';

/** A build that is ready to be released: what it says of itself, and its files. */
export interface BuiltRelease {
  record: ReleaseRecord;
  files: ReleaseFiles;
}

/** Reads a build from its dist folder; files that the record names and that are missing or altered are refused. */
export async function readBuiltRelease(name: string, dist: string): Promise<BuiltRelease> {
  const text = await readOrRefuse(name, join(dist, 'release.json'));
  const record = readReleaseRecord(name, text.toString('utf8'));
  const files = new Map([['release.json', text]]);
  for (const [file, expected] of Object.entries(record.integrity)) {
    const bytes = await readOrRefuse(name, join(dist, file));
    if (integrityOf(bytes) !== expected) throw refusedFile(name, file, 'is not the file that was built');
    files.set(file, bytes);
  }
  for (const file of manifestFiles(record)) {
    if (!files.has(file)) throw refusedFile(name, file, 'has no hash in release.json');
  }
  if (name === 'shell') refuseBadPage(files.get('index.html'));
  return { record, files };
}

/** Without the places where the environment and the scripts go, the shell's page would be shown to nobody. */
function refuseBadPage(page: Buffer | undefined): void {
  if (page === undefined) throw refusedFile('shell', 'index.html', 'is missing');
  if (hasMarkers(page.toString('utf8'))) return;
  throw new PortalFault(
    'shell cannot be published: its index.html lacks a place that the gateway fills (rule: a page with its places).',
    'Put <!--portal:head--> and <!--portal:scripts--> back into shell/index.html, and build again: pnpm build shell --force',
  );
}

function manifestFiles({ manifest: { entry, exposed, chunks } }: ReleaseRecord): string[] {
  const groups = [exposed, ...Object.values(chunks)];
  return [...(entry === '' ? [] : [entry]), ...groups.flatMap(({ js, css }) => [...js, ...css])];
}

async function readOrRefuse(name: string, path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    if (path.endsWith('release.json')) {
      throw new PortalFault(`${name} has not been built.`, `Build it first: pnpm build ${name}`, error);
    }
    throw refusedFile(name, path.split('/').at(-1) ?? path, 'is missing');
  }
}

const refusedFile = (name: string, file: string, what: string) =>
  new PortalFault(
    `${name} cannot be published: its file ${file} ${what} (rule: every file there, with its hash).`,
    `Build it again: pnpm build ${name} --force`,
  );
