import webpack, { type Compiler, type NormalModule } from 'webpack';
import { sharedPackages } from './sharedModules.ts';

const zod = /[\\/]node_modules[\\/]zod[\\/]/;
const wholeZod = /[\\/]node_modules[\\/]zod[\\/](?:index\.|v4[\\/](?:classic[\\/]|index\.))/;
/** In the workspace, or installed. */
const sharedSource = new RegExp(
  `[\\\\/](?:shared|@portal)[\\\\/](${sharedPackages.join('|')})[\\\\/]src[\\\\/]`,
);

type Side = 'shell' | 'remote';

/** Returns why the shell's copy must be used, or undefined when the file may be compiled in. */
export function whyCopied(side: Side, file: string): string | undefined {
  if (side === 'shell')
    return wholeZod.test(file)
      ? 'All of zod would be in the first load. Use z of @portal/wire, or zod/mini there.'
      : undefined;
  if (zod.test(file)) return 'A second zod would be in the page. Use z of @portal/wire.';
  const name = sharedSource.exec(file)?.[1];
  return name && `A second @portal/${name} would be in the page. Import the package by its name.`;
}

/** Reports copies of what pages have once as errors. */
export class OneCopyPlugin {
  constructor(private readonly side: Side) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OneCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OneCopyPlugin', (modules) => {
        for (const module of modules) {
          const { resource } = module as Partial<NormalModule>;
          const why = resource === undefined ? undefined : whyCopied(this.side, resource);
          if (why !== undefined) compilation.errors.push(new webpack.WebpackError(`${resource}: ${why}`));
        }
      });
    });
  }
}
