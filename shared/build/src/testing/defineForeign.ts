import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);

interface ForeignRemote {
  folder: string;
  output: string;
  /** Global name of the release. */
  container: string;
  /** Library names that the shell provides. */
  shared: readonly string[];
  /** Name of the page's policy for script addresses. */
  policyName: string;
}

/**
 * A remote as a team with other tools builds it: webpack's own federation plugin and none of the portal's. It creates a
 * script policy that admits every address, and knows no hashes. Sources are `remote.js` and what it imports.
 */
export const defineForeign = ({
  folder,
  output,
  container,
  shared,
  policyName,
}: ForeignRemote): Configuration => ({
  mode: 'production',
  context: folder,
  entry: {},
  devtool: false,
  output: {
    path: output,
    publicPath: 'auto',
    uniqueName: container,
    chunkFilename: '[name].js',
    trustedTypes: { policyName },
  },
  module: {
    rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].css' }),
    new webpack.container.ModuleFederationPlugin({
      name: container,
      library: { type: 'var', name: container },
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: './remote.js', name: 'remote' } },
      shared: Object.fromEntries(
        shared.map((name) => [name, { singleton: true, import: false, requiredVersion: false }]),
      ),
    }),
  ],
});
