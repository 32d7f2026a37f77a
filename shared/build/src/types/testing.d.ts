import '@testing-library/jest-dom';

declare global {
  /**
   * The code of a first view by language, see shared/build/src/jest/firstViewCode.ts.
   *
   * @param folder of the package, from the root of the workspace
   * @param file from that folder
   */
  function firstViewCode(folder: string, file: string, side: 'offers' | 'takes'): Record<'en' | 'de', string>;

  /** Compiles several first views at once, whose code is then known: in a third of the time. */
  function compileFirstViews(views: readonly Readonly<Parameters<typeof firstViewCode>>[]): void;
}
