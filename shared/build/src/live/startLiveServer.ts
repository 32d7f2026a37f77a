import type { IncomingMessage } from 'node:http';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { liveConfiguration } from './liveConfiguration.ts';
import { buildReport } from './buildReport.ts';
import { readableError } from './readableError.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { readPackage, type PackageFacts } from '../workspace.ts';

export interface LiveOptions {
  /** Folder of the shell or of a remote. */
  folder: string;
  port: number;
  /** Origins of the pages that may take the files. */
  pageOrigins: readonly string[];
  /** For the terminal: every build, how long it took, and what is wrong with it. */
  say: (line: string) => void;
}

/** A package that is served as it is on the disk now, and tells open pages of every save. */
export interface LiveServer {
  folder: string;
  /** What its package.json says now. */
  facts: () => PackageFacts;
  version: string;
  /** Folder of the files, for pages. */
  baseUrl: string;
  /** The files of its entry point, in the order in which a page needs them; a remote has none. */
  entryFiles: () => string[];
  stop: () => Promise<void>;
}

/** Builds a package and serves it. Resolves after its first build, also when that found errors: the page shows them. */
export async function startLiveServer({ folder, port, pageOrigins, say }: LiveOptions): Promise<LiveServer> {
  const facts = readPackage(folder);
  const compiler = webpack(await liveConfiguration(folder));
  let last: Stats | undefined;
  const firstBuild = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('LiveServer', (stats) => {
      for (const error of stats.compilation.errors) error.message = readableError(error.message);
      say(buildReport(facts.name, stats, last === undefined));
      last = stats;
      resolve();
    });
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      setupExitSignals: false,
      headers: ({ headers }: IncomingMessage) => ({
        'Access-Control-Allow-Origin': pageOrigins.find((origin) => origin === headers.origin) ?? 'null',
      }),
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
      },
      devMiddleware: { publicPath: '/', stats: false },
    },
    compiler,
  );
  await server.start();
  await firstBuild;
  return {
    folder,
    facts: () => readPackage(folder),
    version: releaseVersion(facts, 'live'),
    baseUrl: `http://localhost:${port}/`,
    entryFiles: () =>
      (last?.compilation.entrypoints.get('main')?.getFiles() ?? []).filter(
        (file) => !file.includes('.hot-update.'),
      ),
    stop: () => server.stop(),
  };
}
