import webpack from 'webpack';

/**
 * Nearly all of the first files' functions run as a page opens. Told so, Chromium compiles them in the background while they
 * arrive, instead of one by one on the main thread. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const hint = '//# allFunctionsCalledOnLoad';

export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: hint,
    raw: true,
    include: /^(?:main|vendor)\..*js$/,
    // The minimizer would remove it.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
