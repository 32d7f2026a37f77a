import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { compileFirstView, type FirstView } from '../first-view/compileFirstView.ts';
import { className } from '../first-view/className.ts';

/** With a hash of its content; the first group is the name of its chunk in the release record, with its language. */
export const firstViewFile = /^(first(?:-\w+)+)\.[0-9a-f]{8}\.js$/;

type Part = Pick<FirstView, 'file' | 'side'> & { chunk: string };

/** Adds the code that paints first views: the shell's own, or that of an area's screens. */
export class FirstViewPlugin {
  constructor(
    private readonly folder: string,
    private readonly parts: () => Promise<readonly Part[]>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstViewPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstViewPlugin', stage }, async () => {
        try {
          for (const part of await this.parts()) await this.add(part, compilation);
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(`A first view cannot be built: ${String(error)}`));
        }
      });
    });
  }

  private async add({ chunk, ...part }: Part, compilation: Compilation): Promise<void> {
    // Lets a watched build notice a fix in any of these files.
    compilation.contextDependencies.add(dirname(join(this.folder, part.file)));
    const { code, inputs } = await compileFirstView({ folder: this.folder, ...part, classOf: className });
    for (const input of inputs) compilation.fileDependencies.add(input);
    for (const [language, text] of Object.entries(code)) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      const source = new webpack.sources.RawSource(text);
      // Webpack's minimizer would put functions into their only callers again, and drop the hint.
      compilation.emitAsset(`${chunk}-${language}.${hash}.js`, source, { minimized: true });
    }
  }
}
