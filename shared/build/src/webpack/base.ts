import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const cssLoader = (modules: boolean) => ({
  loader: require.resolve('css-loader'),
  options: modules
    ? {
        modules: {
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: '[name]-[local]-[hash:base64:5]',
        },
      }
    : { modules: false },
});

/** What every browser build of the portal has in common. Names carry a hash of their content: files never change. */
export function baseConfiguration(folder: string): Configuration {
  return {
    mode: 'production',
    context: folder,
    devtool: 'source-map',
    output: {
      path: join(folder, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      clean: true,
      // Addresses of chunks go through the page's policy; ScriptPolicyPlugin says through which.
      trustedTypes: true,
      // Milliseconds. Shorter than the shell's budget for an area, so that its Retry asks anew instead of waiting on.
      chunkLoadTimeout: 7_500,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: require.resolve('swc-loader'), options: swc } },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(true)] },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          use: [MiniCssExtractPlugin.loader, cssLoader(false)],
          sideEffects: true,
        },
        { test: /\.(woff2?|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, test: /\.js$/ }),
        new MinimizerPlugin({ minify: MinimizerPlugin.esbuildMinifyCss, test: /\.css$/ }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'node_modules/.cache/webpack') },
  };
}
