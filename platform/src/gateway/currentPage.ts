import { PortalFault } from '../faults/PortalFault.ts';
import { readReleaseRecord } from '../release/releaseRecord.ts';
import { parseRevision } from '../release/revision.ts';
import type { EnvironmentName, ReleaseStore } from '../store/releaseStore.ts';
import { hasMarkers, type PageParts } from './composePage.ts';

/** The environment cannot be shown; carries what the error page names. */
export class EnvironmentUnavailable extends PortalFault {
  readonly revision: number;

  constructor(revision: number, { message, mend }: { message: string; mend: string }, cause?: unknown) {
    super(message, mend, cause);
    this.revision = revision;
  }
}

/**
 * Reads what pages are made of, afresh for every page: a publication is served at once. Parsing happens only when
 * the revision's text is another than last time.
 */
export function currentPage(store: ReleaseStore, name: EnvironmentName): () => Promise<PageParts> {
  let last: { text: string; parts: PageParts } | undefined;

  async function read(revision: number): Promise<PageParts> {
    const text = await store.readRevision(name, revision);
    if (text === undefined) throw nothingReleased(name);
    if (last?.text === text) return last.parts;
    const { environment } = parseRevision(name, revision, text);
    const parts = { environment, ...(await readShell(store, environment.shell.version)) };
    last = { text, parts };
    return parts;
  }

  return async () => {
    let revision = 0;
    try {
      revision = await store.currentRevision(name);
      return await read(revision);
    } catch (error) {
      if (error instanceof PortalFault) throw new EnvironmentUnavailable(revision, error, error);
      throw error;
    }
  };
}

async function readShell(store: ReleaseStore, version: string): Promise<Omit<PageParts, 'environment'>> {
  const release = { name: 'shell', version };
  const [template, record] = await Promise.all([
    store.readFile(release, 'index.html'),
    store.readFile(release, 'release.json'),
  ]);
  if (template === undefined || record === undefined || !hasMarkers(template.toString('utf8'))) {
    throw new PortalFault(
      `The shell ${version} is not whole in the release store ${store.location}.`,
      'Publish it again, under another version.',
    );
  }
  const { manifest, integrity } = readReleaseRecord('shell', record.toString('utf8'));
  return { template: template.toString('utf8'), shellManifest: manifest, shellIntegrity: integrity };
}

/** For an environment that has no revision yet. */
export const nothingReleased = (name: EnvironmentName) =>
  new PortalFault(
    `Nothing has been released to environment ${name} yet.`,
    `Publish to it: pnpm release publish --environment ${name} --why "…"`,
  );
