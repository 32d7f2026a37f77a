import { join } from 'node:path';
import { explainFileFault } from '../faults/explainFileFault.ts';
import { folderEnvironments } from './folderEnvironments.ts';
import { folderProposals } from './folderProposals.ts';
import { folderReleases } from './folderReleases.ts';
import { folderSources } from './folderSources.ts';
import { abandonedAfterMs, type ReleaseStore } from './releaseStore.ts';
import { sweepTemporary } from './writeWhole.ts';

/** Files can be served directly: `artefacts/<package>/<version>/<file>`. */
export function folderStore(folder: string): ReleaseStore {
  const releases = folderReleases(folder);
  const environments = folderEnvironments(folder);
  const sources = folderSources(folder);
  const proposals = folderProposals(folder);
  async function sweep(): Promise<number> {
    let removed = await releases.sweep();
    for (const part of ['environments', 'sources'])
      removed += await sweepTemporary(join(folder, part), abandonedAfterMs);
    return removed;
  }
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw explainFileFault(error, `the release store ${folder}`, 'PORTAL_STORE');
    }
  };
  return {
    location: folder,
    ...releases,
    ...environments,
    ...sources,
    ...proposals,
    sweep,
    publish: (release, files) => explained(sweep().then(() => releases.publish(release, files))),
    writeProposal: (environment, id, text) => explained(proposals.writeProposal(environment, id, text)),
    addSource: (release, key, text) => explained(sources.addSource(release, key, text)),
    appendRevision: (environment, revision, text) =>
      explained(sweep().then(() => environments.appendRevision(environment, revision, text))),
  };
}
