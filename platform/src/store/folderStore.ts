import { explainFileFault } from '../faults/explainFileFault.ts';
import { folderEnvironments } from './folderEnvironments.ts';
import { folderReleases } from './folderReleases.ts';
import type { ReleaseStore } from './releaseStore.ts';

/** A release store in a folder. Its files may be served as they are: `artefacts/<package>/<version>/<file>`. */
export function folderStore(folder: string): ReleaseStore {
  const releases = folderReleases(folder);
  const environments = folderEnvironments(folder);
  const explained = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw explainFileFault(error, `the release store ${folder}`);
    }
  };
  return {
    location: folder,
    ...releases,
    ...environments,
    publish: (release, files) => explained(releases.publish(release, files)),
    appendRevision: (environment, revision, text) =>
      explained(environments.appendRevision(environment, revision, text)),
  };
}
