import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Per file. Below the shell's limit for an attempt, so that it can name the file. */
export const fileTimeoutMs = 4_500;

/** Without a hash, loading fails as usual: webpack forgets the file, and it can be retried. */
const checkedScript = (source: string) => `try {
  ${source}
  if (globalThis.__portalIntegrity) {
    script.integrity = globalThis.__portalIntegrity(url);
    script.crossOrigin = 'anonymous';
  }
} catch (refusal) {
  done({ type: 'refused', target: { src: url } });
  return;
}`;

/** Beyond the hash: webpack waits forever for a style sheet, and not every browser refuses a wrong type. */
const checkedStyle = `
var ended = linkTag.onload;
var failed = (type) => ended({ type: type, target: linkTag });
try {
  if (globalThis.__portalIntegrity) {
    linkTag.integrity = globalThis.__portalIntegrity(fullhref);
    linkTag.crossOrigin = 'anonymous';
  }
} catch (refusal) {
  failed('refused');
  return linkTag;
}
linkTag.onload = (event) => linkTag.sheet ? ended(event) : failed('no style sheet');
setTimeout(() => linkTag.onload && failed('timeout'), ${fileTimeoutMs});
`;

/**
 * Checks all chunks and style sheets loaded later against the environment's hashes, which the shell provides
 * (offerScriptPolicy); without a hash, none is loaded. Standalone remotes have no shell and no checks. Why not
 * webpack-subresource-integrity: docs/decisions/0013.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        checkedScript,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => source + checkedStyle,
      );
    });
  }
}
