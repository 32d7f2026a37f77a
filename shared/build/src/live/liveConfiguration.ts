import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { definedBuild } from '../webpack/definedBuild.ts';

const require = createRequire(import.meta.url);

const loaderAt = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** What React Refresh does not cover. */
const hotRules = (folder: string): RuleSetRule[] =>
  [
    { test: /[\\/]src[\\/]messages[\\/]index\.ts$/, loader: loaderAt('hotMessages.cjs') },
    { test: /[\\/]src[\\/]screens[\\/].*\.tsx$/, loader: loaderAt('hotScreens.cjs') },
  ].map((rule) => ({ ...rule, include: folder, enforce: 'post' }));

/** Saved components are replaced and keep their state. */
export async function liveConfiguration(folder: string): Promise<Configuration> {
  const configuration = (await definedBuild(folder))('live');
  return {
    ...configuration,
    stats: 'none',
    // It looks for a library needed only for time zones.
    ignoreWarnings: [{ module: /react-datepicker/, message: /Critical dependency/ }],
    // A page that took over a broken module could only be reloaded.
    optimization: { ...configuration.optimization, emitOnErrors: false },
    infrastructureLogging: { level: 'error' },
    resolve: {
      ...configuration.resolve,
      alias: {
        'react-refresh/runtime$': fileURLToPath(new URL('refreshRuntime.cjs', import.meta.url)),
        'react-refresh-itself$': require.resolve('react-refresh/runtime'),
      },
    },
    module: {
      ...configuration.module,
      rules: [...(configuration.module?.rules ?? []), ...hotRules(folder)],
    },
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx?$/, exclude: /[\\/]node_modules[\\/]/ }),
    ],
  };
}
