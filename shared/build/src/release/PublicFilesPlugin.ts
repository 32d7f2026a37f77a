import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Adds files that browsers request but no code imports, such as icons, under their own names. */
export class PublicFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage }, () => {
        for (const file of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          if (!file.isFile()) continue;
          const path = join(file.parentPath, file.name);
          const name = relative(this.folder, path).split(sep).join('/');
          compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(path)));
        }
      });
    });
  }
}
