import webpack, { type Configuration } from 'webpack';
import { definedBuild } from './definedBuild.ts';

/** Builds the package in the current folder by its webpack.config.ts; prints what went wrong and sets the exit code. */
export async function build(): Promise<void> {
  await compile((await definedBuild(process.cwd()))());
}

/** Runs a build; prints what went wrong and sets the exit code. */
export async function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error === null ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats === undefined) throw new Error('The build gave no result.');
  if (stats.hasErrors() || stats.hasWarnings())
    process.stderr.write(`${stats.toString('errors-warnings')}\n`);
  if (stats.hasErrors()) process.exitCode = 1;
}
