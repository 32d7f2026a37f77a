import webpack, { type Chunk, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Browsers remember a failed script or preload for the life of the page, so a retry needs another address: what the
 * shell sets in `__portalRetry` (such as "?r=1") under the release's name is appended to all later addresses of the
 * release.
 */
class RetryRuntimeModule extends RuntimeModule {
  constructor() {
    super('portal retry', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const release = JSON.stringify(this.compilation?.outputOptions.uniqueName ?? '');
    return [
      RuntimeGlobals.getChunkScriptFilename,
      RuntimeGlobals.getChunkCssFilename,
      '__webpack_require__.miniCssF',
    ]
      .map(
        (name) =>
          `if (${name}) { const plain = ${name}; ${name} = (id) => { const file = plain(id); return file && file + ((globalThis.__portalRetry || {})[${release}] || ''); }; }`,
      )
      .join('\n');
  }
}

export class RetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryPlugin', (chunk: Chunk) => {
        compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
      });
    });
  }
}
