import webpack from 'webpack';
import { definedBuild } from './definedBuild.ts';

/** Builds the package in the current folder by its webpack.config.ts; prints what went wrong and sets the exit code. */
export async function build(): Promise<void> {
  const compiler = webpack((await definedBuild(process.cwd()))());
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error === null ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats === undefined) throw new Error('The build gave no result.');
  if (stats.hasErrors() || stats.hasWarnings())
    process.stderr.write(`${stats.toString('errors-warnings')}\n`);
  if (stats.hasErrors()) process.exitCode = 1;
}
