import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { cacheVersion } from './cacheVersion.ts';
import { callSources } from './callSources.ts';
import { className } from '../first-view/className.ts';
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

const classOf = ({ resourcePath }: { resourcePath: string }, _template: string, name: string): string =>
  className(name, resourcePath, readFileSync(resourcePath));

/** In live builds by place, so that a save only replaces the style sheet. */
const naming = (live: boolean) =>
  live ? { localIdentName: '[path][name]-[local]' } : { getLocalIdent: classOf };

const cssLoader = (modules: boolean, live: boolean) => ({
  loader: require.resolve('css-loader'),
  options: modules
    ? {
        modules: {
          namedExport: false,
          exportLocalsConvention: 'as-is',
          ...naming(live),
        },
      }
    : { modules: false },
});

const parser = '@formatjs/icu-messageformat-parser';

/** Parsed at build time, so pages need no parser. Live builds replace messages unparsed. */
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

/** For watched builds. */
export const watchedFolder = (folder: string): string => join(folder, 'node_modules/.cache/portal/watched');

/** PORTAL_RELEASE_OUTPUT, else the package's dist. */
const outputOf = (folder: string, kind: BuildKind): string =>
  kind === 'watched' ? watchedFolder(folder) : (process.env['PORTAL_RELEASE_OUTPUT'] ?? join(folder, 'dist'));

/**
 * The page's policy forbids eval, which development's default needs. Release files do not name their maps, so
 * PORTAL_SOURCE_MAPS=0 gives the same bytes and saves time.
 */
function mapsOf(kind: BuildKind): string | false {
  if (kind === 'live') return 'cheap-module-source-map';
  if (kind === 'watched') return 'source-map';
  return process.env['PORTAL_SOURCE_MAPS'] === '0' ? false : 'hidden-source-map';
}

const cutRule = (test: RegExp, names: readonly string[]): RuleSetRule => ({
  test,
  enforce: 'pre',
  loader: fileURLToPath(new URL('cutProperties.cjs', import.meta.url)),
  options: { names },
});

const cutRules: RuleSetRule[] = [
  // What only servers, documents and tests need of a call.
  cutRule(callSources, ['served']),
  // What the release record has of a page.
  cutRule(/(?<![\\/]contract)[\\/]src[\\/]pages\.ts$/, ['tab', 'menu', 'firstReads']),
];

/** PORTAL_BUILD_CACHE=0 for a checkout that is built once: storing costs a part of the build and only helps the next. */
const cacheOf = (folder: string, kind: BuildKind): Configuration['cache'] =>
  process.env['PORTAL_BUILD_CACHE'] === '0'
    ? false
    : {
        type: 'filesystem',
        // One per output folder, so that builds of other versions do not evict its entries.
        name: kind === 'release' ? `release-${basename(outputOf(folder, kind))}` : kind,
        cacheDirectory: join(folder, 'node_modules/.cache/webpack'),
        version: cacheVersion(),
      };

/**
 * Common to all browser builds. Names carry a content hash, so files never change; in live builds names stay and files
 * change. A watched build has its own folder and is not minified.
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
      // By ScriptPolicyPlugin.
      trustedTypes: true,
      chunkLoadTimeout: fileTimeoutMs,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: require.resolve('swc-loader'), options: swc(live) } },
        ...(live ? [] : messageRules),
        ...cutRules,
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
    cache: cacheOf(folder, kind),
  };
}
