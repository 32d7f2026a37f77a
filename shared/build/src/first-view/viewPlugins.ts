import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { callLists } from '../webpack/callSources.ts';
import { drawnOnce } from './drawnOnce.ts';
import { styleModule, type ClassName } from './styleModules.ts';

export const portalFolder = fileURLToPath(new URL('../../../..', import.meta.url));

/** What draws once, for the same names. */
const standIns: Record<string, string> = {
  react: 'drawing/react.ts',
  'react/jsx-runtime': 'drawing/react.ts',
  'react-dom': 'drawing/reactDom.ts',
  '@portal/api': 'stand-ins/api.ts',
  '@portal/i18n': 'stand-ins/i18n.ts',
  '@portal/router': 'stand-ins/router.ts',
  '@portal/session': 'stand-ins/session.ts',
  '@portal/ui': 'stand-ins/ui.ts',
  '@portal/wire': 'stand-ins/wire.ts',
};

/** An area takes these from the shell's code, in the shell's version. */
const offered = [
  ...Object.keys(standIns).filter((name) => name !== '@portal/wire'),
  '@portal/contract',
  '@portal/research',
];

const standInFolder = join(portalFolder, 'shell/src/first-view');

const folderOf = (name: string) =>
  name.replace(/^@portal\/wire-(.+)$/, 'mfe-$1/calls').replace(/^@portal\//, 'shared/');

const entryOf = (name: string) => join(portalFolder, folderOf(name), 'src/index.ts');

/** Libraries that nothing on a first view needs when it is drawn. */
const libraries =
  /^(?:@emotion|@formatjs|@mantine|@tanstack|axios|clsx|date-fns|dayjs|intl-messageformat|mantine-react-table|react-datepicker|react-dom\/|react-intl|react-router|react-select|universal-cookie|zod|zustand)/;

/** Without side effects, so that what a first view does not draw is left out. */
const pure = { sideEffects: false };

/** Files of `@portal/ui` that have a stand-in, which its own components draw, too. */
const ownStandIns = ['tooltip/Tooltip.tsx', 'theme/useIsNarrow.ts'].map((file) =>
  join(portalFolder, 'shared/ui/src', file),
);

/** A neighbour named `….first.ts` stands in for an area's own file, wherever that is imported by a relative path. */
function ofFirstView(file: string): string {
  const standIn = file.replace(/\.tsx?$/, '.first$&');
  return existsSync(standIn) ? standIn : file;
}

/** Shared packages by name: a stand-in's own import of its name is the real one. */
export const sharedModules: Plugin = {
  name: 'shared modules',
  setup(compiler) {
    compiler.onResolve(
      { filter: /^(?:react(?:\/jsx-runtime|-dom)?|@portal\/[\w-]+)$/ },
      ({ path, importer }) => {
        const file = standIns[path];
        const standIn = file === undefined ? undefined : join(standInFolder, file);
        const isReal = standIn === undefined || importer === standIn;
        return { path: isReal ? entryOf(path) : standIn, ...pure };
      },
    );
    compiler.onResolve({ filter: libraries }, ({ path }) => ({ path, namespace: 'library', ...pure }));
    compiler.onLoad({ filter: /.*/, namespace: 'library' }, () => ({ contents: 'module.exports = {};' }));
    compiler.onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, resolveDir }) => {
      if (/[\\/]node_modules[\\/]/.test(resolveDir)) return undefined;
      const file = join(resolveDir, path);
      const hasStandIn = ownStandIns.includes(file) && importer !== entryOf('@portal/ui');
      return { path: hasStandIn ? join(standInFolder, 'stand-ins/ui.ts') : ofFirstView(file), ...pure };
    });
  },
};

export const takenModules: Plugin = {
  name: 'taken modules',
  setup(compiler) {
    compiler.onResolve({ filter: /^(?:react|@portal\/)/ }, ({ path }) =>
      offered.includes(path) ? { path, namespace: 'taken', sideEffects: false } : undefined,
    );
    compiler.onLoad({ filter: /.*/, namespace: 'taken' }, ({ path }) => ({
      contents: `module.exports = globalThis.__portalFirstView.modules[${JSON.stringify(path)}];`,
    }));
  },
};

/** Code that is loaded when it is first used. */
export const laterCode: Plugin = {
  name: 'later code',
  setup(compiler) {
    compiler.onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'later', sideEffects: false } : undefined,
    );
    compiler.onLoad({ filter: /.*/, namespace: 'later' }, () => ({ contents: 'export {};' }));
  },
};

/** What only answers to a reader, or is drawn where a first view is left to the portal, which throws here. */
const answersLater =
  /[\\/](?:useLatestNavigation|useListPlace|noteRead|startDownload|markedParts|ErrorPanel|QuietFailure|Placeholders|TextField|MultiSelect|FilterChips|filterWords|isOnLine)\.tsx?$/;

/** What draws nothing before a reader comes back. */
const drawsNothing = /[\\/]ComeSince\.tsx$/;

/** Lists under filters are not asked for early: an address has none, or the page is left to the portal. */
const plainAddress = /[\\/]filterAddress\.ts$/;

const exported = /^export (?:async )?(?:const|function) (\w+)/gm;

const leftToPortal = "throw new Error('Left to the portal.')";

const noFilters = `if (/[?&](?!language=)/.test(arguments[0])) ${leftToPortal};
  return { filters: { tagFilters: {}, tagNotFilters: {}, searchTerm: '' }, problems: [] };`;

/** The same exports, each with this body. */
async function replacedExports(path: string, bodyOf: (name: string) => string) {
  const names = [...(await readFile(path, 'utf8')).matchAll(exported)].map(([, name = '']) => name);
  const contents = names.map((name) => `export function ${name}() {${bodyOf(name)}}`).join('\n');
  return { contents, loader: 'js' as const };
}

/** Their exports are there, and do nothing. */
export const laterAnswers: Plugin = {
  name: 'later answers',
  setup(compiler) {
    const isComponent = (name: string) => /^[A-Z]/.test(name);
    compiler.onLoad({ filter: drawsNothing }, ({ path }) => replacedExports(path, () => 'return null;'));
    compiler.onLoad({ filter: plainAddress }, ({ path }) => replacedExports(path, () => noFilters));
    compiler.onLoad({ filter: answersLater }, ({ path }) =>
      replacedExports(path, (name) => (isComponent(name) ? leftToPortal : '')),
    );
  },
};

/** Calls without their schemas: a first view only looks up their answers. */
export const callPaths: Plugin = {
  name: 'call paths',
  setup(compiler) {
    compiler.onLoad({ filter: callLists }, async ({ path }) => {
      const calls = (await import(pathToFileURL(path).href)) as Record<string, { path?: unknown }>;
      const lines = Object.entries(calls).map(
        ([name, call]) => `export const ${name} = ${JSON.stringify({ path: call.path })};`,
      );
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

/** Which classes a file names is then seen by the compiler, which leaves out the others. */
const styleImports = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/** CSS modules; their rules are collected in `rules`, by file. */
export function styleModules(classOf: ClassName, rules: Map<string, string>): Plugin {
  return {
    name: 'style modules',
    setup(compiler) {
      compiler.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { names, css } = styleModule(path, await readFile(path, 'utf8'), classOf);
        rules.set(path, css);
        const lines = Object.entries(names).map(
          ([name, given], place) =>
            `const c${place} = ${JSON.stringify(given)}; export { c${place} as ${JSON.stringify(name)} };`,
        );
        return { contents: lines.join('\n'), loader: 'js' };
      });
      compiler.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const loader = path.endsWith('x') ? 'tsx' : 'ts';
        const contents = drawnOnce(path, source.replaceAll(styleImports, 'import * as $1 from $2;'));
        return { contents, loader };
      });
      compiler.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}
