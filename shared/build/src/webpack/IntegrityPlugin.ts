import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Milliseconds in which a file must have come. Below the shell's budget for an attempt, so that it can name the file. */
export const fileTimeoutMs = 7_500;

/** A file without a hash fails as one that did not come: the build's own code then forgets it, and can ask again. */
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

/** Beyond the hash: no build gives up on a style sheet that hangs, and not every browser refuses one of a wrong type. */
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
 * Every chunk and style sheet that a build loads later is checked against the hash that the environment gives for it;
 * one without a hash is not loaded. The shell offers the hashes in the page (offerScriptPolicy). Where no shell is (a
 * remote standing alone), files are as they are. Why not webpack-subresource-integrity: docs/decisions/0013.
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
