import webpack, { type Stats } from 'webpack';
import { watchedFolder } from '../webpack/base.ts';
import { definedBuild } from '../webpack/definedBuild.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { readPackage } from '../workspace.ts';
import { buildReport } from './buildReport.ts';
import { readableError } from './readableError.ts';

interface WatchOptions {
  /** Of a remote. */
  folder: string;
  /** Gets every build's time and errors. */
  say: (line: string) => void;
  /** `files` is complete, without errors. The next build waits for the promise. */
  built: (files: string) => Promise<void>;
}

/** Builds the release again on every save. */
export interface WatchedRelease {
  /** Of its builds. */
  version: string;
  /** Folder. */
  files: string;
  stop: () => Promise<void>;
}

/** Resolves after the first build, whatever its result. */
export async function watchRelease({ folder, say, built }: WatchOptions): Promise<WatchedRelease> {
  const begun = readPackage(folder);
  const files = watchedFolder(folder);
  const compiler = webpack({ ...(await definedBuild(folder))('watched'), stats: 'none' });
  let isFirst = true;
  compiler.hooks.afterDone.tap('WatchedRelease', (stats: Stats) => {
    say(buildReport(begun.name, stats, isFirst));
    isFirst = false;
  });
  compiler.hooks.done.tapPromise('WatchedRelease', async (stats) => {
    if (!stats.hasErrors()) await built(files);
  });
  const watching = await new Promise<ReturnType<typeof compiler.watch>>((resolve, reject) => {
    const watch = compiler.watch({ aggregateTimeout: 50 }, (error) => {
      if (error === null) return resolve(watch);
      reject(error);
      // webpack has stopped watching.
      if (!isFirst)
        say(
          `✗ ${begun.name} is no longer built: ${readableError(error.message)}\n  Fix that and start again.`,
        );
    });
  });
  return {
    version: releaseVersion(begun, 'watched'),
    files,
    stop: async () => {
      await new Promise((resolve) => watching?.close(resolve));
      await new Promise((resolve) => compiler.close(resolve));
    },
  };
}
