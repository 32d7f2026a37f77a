import webpack, { type Configuration } from 'webpack';
import { definedBuild } from './definedBuild.ts';

/** Builds the current folder's package; prints errors and sets the exit code. */
export async function build(): Promise<void> {
  await compile((await definedBuild(process.cwd()))());
}

/** Prints errors and warnings; sets the exit code on errors. */
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
