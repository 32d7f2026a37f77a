import type { IncomingMessage } from 'node:http';
import type { ReleasedPage } from '@portal/contract';
import webpack, { type Stats } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { liveConfiguration } from './liveConfiguration.ts';
import { buildReport } from './buildReport.ts';
import { readableError } from './readableError.ts';
import { releasedPages } from '../release/releasedPages.ts';
import { releaseVersion } from '../release/releaseVersion.ts';
import { readPackage, type PackageFacts } from '../workspace.ts';

export interface LiveOptions {
  /** Of the shell or a remote. */
  folder: string;
  port: number;
  /** These pages may load the files. */
  pageOrigins: readonly string[];
  /** Gets every build's time and errors. */
  say: (line: string) => void;
}

/** Serves current sources; notifies open pages of every save. */
export interface LiveServer {
  folder: string;
  /** From the current package.json. */
  facts: () => PackageFacts;
  /** As the sources declare them now; undefined for the shell. */
  pages: () => Promise<ReleasedPage[] | undefined>;
  version: string;
  /** For pages. */
  baseUrl: string;
  /** In the order that a page needs; empty for a remote. */
  entryFiles: () => string[];
  stop: () => Promise<void>;
}

/** Resolves after the first build, even with errors: the page shows them. */
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
    pages: () => releasedPages(folder),
    version: releaseVersion(facts, 'live'),
    baseUrl: `http://localhost:${port}/`,
    entryFiles: () =>
      (last?.compilation.entrypoints.get('main')?.getFiles() ?? []).filter(
        (file) => !file.includes('.hot-update.'),
      ),
    stop: () => server.stop(),
  };
}
