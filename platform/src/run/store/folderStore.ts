import { join } from 'node:path';
import { explainFileFault } from '../faults/explainFileFault.ts';
import { folderEnvironments } from './folderEnvironments.ts';
import { folderReleases } from './folderReleases.ts';
import { folderTexts } from './folderTexts.ts';
import { abandonedAfterMs, type ReleaseStore } from './releaseStore.ts';
import { storeTexts } from './TextFiles.ts';
import { sweepTemporary } from './writeWhole.ts';

/** Files can be served directly: `artefacts/<package>/<version>/<file>`. */
export function folderStore(folder: string): ReleaseStore {
  const releases = folderReleases(folder);
  const environments = folderEnvironments(folder);
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
  const texts = folderTexts(folder);
  return {
    location: folder,
    ...releases,
    ...environments,
    ...storeTexts({
      ...texts,
      create: (path, text) => explained(texts.create(path, text)),
      replace: (path, text) => explained(texts.replace(path, text)),
    }),
    sweep,
    publish: (release, files) => explained(sweep().then(() => releases.publish(release, files))),
    appendRevision: (environment, revision, text) =>
      explained(sweep().then(() => environments.appendRevision(environment, revision, text))),
  };
}
