import { join } from 'node:path';
import { explainFileFault } from '../faults/explainFileFault.ts';
import { folderEnvironments } from './folderEnvironments.ts';
import { folderReleases } from './folderReleases.ts';
import { folderSources } from './folderSources.ts';
import { folderTexts } from './folderTexts.ts';
import { abandonedAfterMs, type EnvironmentTexts, type ReleaseStore } from './releaseStore.ts';
import { sweepTemporary } from './writeWhole.ts';

/** Files can be served directly: `artefacts/<package>/<version>/<file>`. */
export function folderStore(folder: string): ReleaseStore {
  const releases = folderReleases(folder);
  const environments = folderEnvironments(folder);
  const sources = folderSources(folder);
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
  const explainedTexts = (texts: EnvironmentTexts): EnvironmentTexts => ({
    ...texts,
    write: (environment, id, text) => explained(texts.write(environment, id, text)),
  });
  return {
    location: folder,
    ...releases,
    ...environments,
    ...sources,
    proposals: explainedTexts(folderTexts(folder, 'proposals')),
    pictures: explainedTexts(folderTexts(folder, 'pictures')),
    sweep,
    publish: (release, files) => explained(sweep().then(() => releases.publish(release, files))),
    addSource: (release, key, text) => explained(sources.addSource(release, key, text)),
    appendRevision: (environment, revision, text) =>
      explained(sweep().then(() => environments.appendRevision(environment, revision, text))),
  };
}
