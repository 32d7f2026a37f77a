import type { ESLint } from 'eslint';
import { fileNames } from './rules/fileNames.ts';
import { folderSize } from './rules/folderSize.ts';
import { imports } from './rules/imports.ts';
import { namedExports } from './rules/namedExports.ts';
import { pagePaths } from './rules/pagePaths.ts';

/** The portal's own rules, as `portal/imports` and so on. */
export const portalPlugin: ESLint.Plugin = {
  meta: { name: 'portal' },
  rules: {
    imports,
    'named-exports': namedExports,
    'page-paths': pagePaths,
    'file-names': fileNames,
    'folder-size': folderSize,
  },
};
