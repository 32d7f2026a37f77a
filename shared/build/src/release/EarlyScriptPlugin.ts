import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

/** In the release record. */
export const earlyChunk = 'early';

/** With a hash of its content. */
export const earlyFile = /^early\.[0-9a-f]{8}\.js$/;

/** Adds the shell's small, standalone script that runs first. A webpack entry would include the federation runtime. */
export class EarlyScriptPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EarlyScriptPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'EarlyScriptPlugin', stage }, async () => {
        // Lets a development server notice a fix in any of these files.
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
