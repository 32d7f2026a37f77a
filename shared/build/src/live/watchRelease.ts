import webpack, { type Stats } from 'webpack';
import { watchedFolder } from '../webpack/base.ts';
import { definedBuild } from '../webpack/definedBuild.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { readPackage, type PackageFacts } from '../workspace.ts';
import { buildReport } from './buildReport.ts';
import { readableError } from './readableError.ts';

interface WatchOptions {
  /** Folder of a remote. */
  folder: string;
  /** For the terminal: every build, how long it took, and what is wrong with it. */
  say: (line: string) => void;
  /** A build without errors lies in `files`, complete. The next one waits until this is done. */
  built: (files: string) => Promise<void>;
}

/** A package whose release build is made again with every save. */
export interface WatchedRelease {
  /** What its builds carry. */
  version: string;
  /** Folder of its files. */
  files: string;
  /** What its package.json says now. */
  facts: () => PackageFacts;
  stop: () => Promise<void>;
}

/** Builds a package as it is released, now and at every save. Resolves after its first build, whatever came of it. */
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
      // Webpack watches no longer then.
      if (!isFirst)
        say(
          `✗ ${begun.name} is no longer built: ${readableError(error.message)}\n  Fix that and start again.`,
        );
    });
  });
  return {
    version: releaseVersion(begun, 'watched'),
    files,
    facts: () => readPackage(folder),
    stop: async () => {
      await new Promise((resolve) => watching?.close(resolve));
      await new Promise((resolve) => compiler.close(resolve));
    },
  };
}
