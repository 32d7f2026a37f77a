import type { Environment } from '@portal/wire';
import { UserFacingError } from '../faults/UserFacingError.ts';
import { nothingReleased } from '../faults/nothingReleased.ts';
import { unnamedShell } from '../faults/unnamedShell.ts';
import { readReleasedFiles } from '#release/releases/releaseRecord.ts';
import { parseRevision } from '#release/releases/revision.ts';
import { integrityOf } from '../store/integrityOf.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { hasMarkers, type PageParts } from './page/composePage.ts';

/** Carries the revision for the error page. */
export class EnvironmentUnavailable extends UserFacingError {
  readonly revision: number;

  constructor(revision: number, { message, hint }: { message: string; hint: string }, cause?: unknown) {
    super(message, hint, cause);
    this.revision = revision;
  }
}

/** Reads the store for every page, so that a publication is served at once. Parses only changed revisions. */
export function currentPage(store: ReleaseStore, name: EnvironmentName): () => Promise<PageParts> {
  let last: { text: string; parts: PageParts } | undefined;

  async function read(revision: number): Promise<PageParts> {
    const text = await store.readRevision(name, revision);
    if (text === undefined) throw nothingReleased(name);
    if (last?.text === text) return last.parts;
    const { environment } = parseRevision(name, revision, text);
    const parts = await pagePartsOf(store, environment);
    last = { text, parts };
    return parts;
  }

  return async () => {
    let revision = 0;
    try {
      revision = await store.currentRevision(name);
      return await read(revision);
    } catch (error) {
      if (error instanceof UserFacingError) throw new EnvironmentUnavailable(revision, error, error);
      throw error;
    }
  };
}

/** @throws UserFacingError if the shell is not what the environment names, or it names none of its files */
export const pagePartsOf = async (store: ReleaseStore, environment: Environment): Promise<PageParts> => ({
  environment,
  ...(await readShell(store, environment)),
});

/** Refuses a page or record with other bytes than the revision pins. [O-04] */
async function readShell(
  store: ReleaseStore,
  document: Environment,
): Promise<Omit<PageParts, 'environment'>> {
  const { environment, revision, shell } = document;
  const { version, integrity: pins } = shell;
  if (pins === undefined) throw unnamedShell(document);
  const release = { name: 'shell', version };
  const read = async (file: string) => {
    const bytes = await store.readFile(release, file);
    if (bytes === undefined || integrityOf(bytes) === pins[file]) return bytes;
    throw new UserFacingError(
      `${file} of the shell ${version} in ${store.location} is not what revision ${revision} of ${environment} names.`,
      `Repair it from the same build: pnpm release repair shell --environment ${environment}. Or roll back to another version.`,
    );
  };
  const [template, record] = await Promise.all([read('index.html'), read('release.json')]);
  if (template === undefined || record === undefined || !hasMarkers(template.toString('utf8'))) {
    throw new UserFacingError(
      `The shell ${version} is not whole in the release store ${store.location}.`,
      'Publish it again, under another version.',
    );
  }
  const { manifest } = readReleasedFiles(release, record.toString('utf8'));
  const [earlyFile] = manifest.chunks['early']?.js ?? [];
  const early = earlyFile === undefined ? undefined : await read(earlyFile);
  return {
    template: template.toString('utf8'),
    shellManifest: manifest,
    shellIntegrity: pins,
    early: early?.toString('utf8'),
  };
}
