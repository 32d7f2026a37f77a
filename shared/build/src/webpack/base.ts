import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { cacheVersion } from './cacheVersion.ts';
import type { BuildKind } from './definedBuild.ts';
import { fileTimeoutMs } from './IntegrityPlugin.ts';
import { ReproduciblePlugin } from './ReproduciblePlugin.ts';

const require = createRequire(import.meta.url);

const swc = (live: boolean) => ({
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: live, refresh: live } },
  },
});

/**
 * A class by its file, its name and what the file says: two releases of one area can be in one page, and neither may
 * style the other.
 */
function classOf({ resourcePath }: { resourcePath: string }, _template: string, name: string): string {
  const content = createHash('sha256').update(readFileSync(resourcePath)).digest('base64url');
  return `${basename(resourcePath, '.module.css')}-${name}-${content.slice(0, 6)}`;
}

/** A class that outlives a change of its file, so that a save changes the style sheet alone. */
const lastingClass = '[path][name]-[local]';

const cssLoader = (modules: boolean, live: boolean) => ({
  loader: require.resolve('css-loader'),
  options: modules
    ? {
        modules: {
          namedExport: false,
          exportLocalsConvention: 'as-is',
          ...(live ? { localIdentName: lastingClass } : { getLocalIdent: classOf }),
        },
      }
    : { modules: false },
});

const parser = '@formatjs/icu-messageformat-parser';

/** Messages are read by the build, and what shows them does without the parser. A live build replaces them as they are. */
const messageRules: RuleSetRule[] = [
  {
    test: /[\\/]src[\\/](?:\w+[\\/])?messages[\\/](?:en|de)\.ts$/,
    enforce: 'post',
    loader: fileURLToPath(new URL('compileMessages.cjs', import.meta.url)),
  },
  {
    test: /[\\/]node_modules[\\/](?:intl-messageformat|react-intl|@formatjs[\\/]intl)[\\/]/,
    resolve: { alias: { [`${parser}$`]: `${parser}/no-parser.js` } },
  },
];

const minimizer = [
  new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, test: /\.js$/ }),
  new MinimizerPlugin({ minify: MinimizerPlugin.esbuildMinifyCss, test: /\.css$/ }),
];

/** Where a watched build puts its files. */
export const watchedFolder = (folder: string): string => join(folder, 'node_modules/.cache/portal/watched');

/** Where a build's files go: PORTAL_RELEASE_OUTPUT where a release says so, else the package's dist. */
const outputOf = (folder: string, kind: BuildKind): string =>
  kind === 'watched' ? watchedFolder(folder) : (process.env['PORTAL_RELEASE_OUTPUT'] ?? join(folder, 'dist'));

/**
 * Source maps. The page's policy has no eval, which the default of development would need. Files of a release do not name theirs, and
 * so are the same bytes without: PORTAL_SOURCE_MAPS=0 saves the time.
 */
function mapsOf(kind: BuildKind): string | false {
  if (kind === 'live') return 'cheap-module-source-map';
  if (kind === 'watched') return 'source-map';
  return process.env['PORTAL_SOURCE_MAPS'] === '0' ? false : 'hidden-source-map';
}

/**
 * What every browser build of the portal has in common. Names carry a hash of their content: files never change. A
 * live build is what a development server serves: its names stay, its files change. A watched one lies next to the
 * build that is released, and is read by people.
 */
export function baseConfiguration(folder: string, kind: BuildKind): Configuration {
  const live = kind === 'live';
  const name = live ? '[name]' : '[name].[contenthash:8]';
  const output = outputOf(folder, kind);
  return {
    mode: live ? 'development' : 'production',
    context: folder,
    devtool: mapsOf(kind),
    output: {
      path: output,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `${name}[ext]`,
      publicPath: 'auto',
      clean: true,
      // Addresses of chunks go through the page's policy; ScriptPolicyPlugin says through which.
      trustedTypes: true,
      chunkLoadTimeout: fileTimeoutMs,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: require.resolve('swc-loader'), options: swc(live) } },
        ...(live ? [] : messageRules),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(true, live)] },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [MiniCssExtractPlugin.loader, cssLoader(false, live)],
          sideEffects: true,
        },
        { test: /\.(woff2?|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new ReproduciblePlugin(),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css`, ignoreOrder: true }),
    ],
    optimization: { minimize: kind === 'release', minimizer },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      // One for each place, so that builds with other versions do not take each other's away.
      name: kind === 'release' ? `release-${basename(output)}` : kind,
      cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
      version: cacheVersion(),
    },
  };
}
