import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesWithoutHash } from '@portal/release-rules';
import { systemErrorCode } from '@portal/node';
import { UserFacingError } from '#run/faults/UserFacingError.ts';
import type { ReleaseFiles } from '#run/store/releaseStore.ts';
import { hasMarkers } from '#run/gateway/page/composePage.ts';
import { integrityOf } from '#run/store/integrityOf.ts';
import { readReleaseRecord, type ReleaseRecord } from './releaseRecord.ts';

export interface BuiltRelease {
  record: ReleaseRecord;
  files: ReleaseFiles;
}

/** Refuses missing or altered files. */
export async function readBuiltRelease(name: string, dist: string): Promise<BuiltRelease> {
  const text = await readOrRefuse({ name, dist, file: 'release.json' });
  const record = readReleaseRecord(name, text.toString('utf8'));
  const files = new Map([['release.json', text]]);
  for (const [file, expected] of Object.entries(record.integrity)) {
    const bytes = await readOrRefuse({ name, dist, file });
    if (integrityOf(bytes) !== expected)
      throw refusedFile({ name, dist, file }, 'is not the file that was built');
    files.set(file, bytes);
  }
  const [file] = filesWithoutHash(record.manifest, record.integrity);
  if (file !== undefined) throw refusedFile({ name, dist, file }, 'has no hash in release.json');
  refuseImports(name, files);
  if (name === 'shell') refuseBadPage(dist, files.get('index.html'));
  return { record, files };
}

/** Outside of comments. */
const importOfSheet = /@import\b/i;
const cssComment = /\/\*[^]*?\*\//g;

/** Pages check the sheet that imports, and no browser the imported one. */
function refuseImports(name: string, files: ReleaseFiles): void {
  for (const [file, bytes] of files) {
    if (!file.endsWith('.css') || !importOfSheet.test(bytes.toString('utf8').replaceAll(cssComment, '')))
      continue;
    throw new UserFacingError(
      `${name} cannot be published: its file ${file} imports a further style sheet, whose bytes no page can check (rule: every file checked by pages).`,
      'Let the build copy imported style sheets into the file (css-loader does, for relative addresses), and build again.',
    );
  }
}

/** The gateway fills in its placeholders. */
function refuseBadPage(dist: string, page: Buffer | undefined): void {
  if (page === undefined) throw refusedFile({ name: 'shell', dist, file: 'index.html' }, 'is missing');
  if (hasMarkers(page.toString('utf8'))) return;
  throw new UserFacingError(
    'shell cannot be published: its index.html lacks a placeholder that the gateway fills (rule: a page with its placeholders).',
    `Put <!--portal:head--> and <!--portal:scripts--> back into shell/index.html, and build again: ${buildCommand('shell', dist)}`,
  );
}

interface BuiltFile {
  name: string;
  dist: string;
  file: string;
}

async function readOrRefuse({ name, dist, file }: BuiltFile): Promise<Buffer> {
  try {
    return await readFile(join(dist, file));
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    if (file === 'release.json') {
      throw new UserFacingError(
        `${name} has not been built.`,
        `Build it first: ${buildCommand(name, dist)}`,
        error,
      );
    }
    throw refusedFile({ name, dist, file }, 'is missing');
  }
}

/** Local builds are in another folder than those to be released. */
const buildCommand = (name: string, dist: string): string =>
  basename(dist) === 'dist' ? `pnpm --filter ${name} build` : `pnpm build ${name} --force`;

const refusedFile = ({ name, dist, file }: BuiltFile, what: string) =>
  new UserFacingError(
    `${name} cannot be published: its file ${file} ${what} (rule: every file present, with its hash).`,
    `Build it again: ${buildCommand(name, dist)}`,
  );
