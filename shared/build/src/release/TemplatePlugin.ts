import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import webpack, { type Compiler } from 'webpack';

/** Adds the page's template, for the gateway to fill in. */
export class TemplatePlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TemplatePlugin', (compilation) => {
      const { page, files } = withImports(this.file);
      compilation.fileDependencies.addAll(files);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TemplatePlugin', stage }, () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
      });
    });
  }
}

const styleElement = /(?<=<style>).*?(?=<\/style>)/s;

/** Inlines and minifies the styles; also returns the files used. */
export function withImports(file: string): { page: string; files: string[] } {
  const template = readFileSync(file, 'utf8');
  const folder = dirname(file);
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: styleElement.exec(template)?.[0] ?? '', resolveDir: folder, loader: 'css' },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    target: 'es2022',
  });
  const styles = outputFiles[0]?.text.trim() ?? '';
  const imported = Object.keys(metafile.inputs).filter((input) => input !== '<stdin>');
  return {
    page: template.replace(styleElement, () => styles),
    files: [file, ...imported.map((input) => join(folder, input))],
  };
}
