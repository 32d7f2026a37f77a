import { minify } from '@swc/core';

/**
 * A function inside its only caller would be made again by each call, and no engine makes it fast: a screen would take
 * twice as long to draw.
 */
const leaveFunctions = { reduce_vars: false, reduce_funcs: false, inline: 0 } as const;

/** A script without what nothing names any more, such as handlers inside components. */
export async function smallest(code: string): Promise<string> {
  const compress = { passes: 3, unused: true, toplevel: true, pure_getters: true, ...leaveFunctions };
  return (await minify(code, { compress, mangle: { toplevel: true }, ecma: 2022, module: false })).code;
}
