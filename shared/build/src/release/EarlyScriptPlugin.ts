import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
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
        const { outputFiles, metafile } = await build({
          entryPoints: [this.file],
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          write: false,
          metafile: true,
        });
        for (const input of Object.keys(metafile.inputs)) compilation.fileDependencies.add(resolve(input));
        const code = outputFiles[0]?.contents ?? new Uint8Array();
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
        compilation.emitAsset(`early.${hash}.js`, new webpack.sources.RawSource(Buffer.from(code)));
      });
    });
  }
}
