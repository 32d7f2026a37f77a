import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

/** Name of the chunk in the release record. */
export const earlyChunk = 'early';

/** The early script's name among the files of a build, with a hash of what it holds. */
export const earlyFile = /^early\.[0-9a-f]{8}\.js$/;

/**
 * Adds the shell's early script to its files: a small one that stands alone and runs before everything else. An entry of
 * the build itself would bring the federation runtime along.
 */
export class EarlyScriptPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EarlyScriptPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'EarlyScriptPlugin', stage }, async () => {
        // A development server sees an error corrected, in whichever of these files it is.
        compilation.contextDependencies.add(dirname(this.file));
        try {
          const { code, inputs } = await bundled(this.file);
          for (const input of inputs) compilation.fileDependencies.add(resolve(input));
          const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
          compilation.emitAsset(`early.${hash}.js`, new webpack.sources.RawSource(Buffer.from(code)));
        } catch (error) {
          compilation.errors.push(
            new webpack.WebpackError(`The early script cannot be built: ${String(error)}`),
          );
        }
      });
    });
  }
}

async function bundled(file: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  return { code: outputFiles[0]?.contents ?? new Uint8Array(), inputs: Object.keys(metafile.inputs) };
}
