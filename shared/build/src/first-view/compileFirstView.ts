import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFile } from 'node:fs/promises';
import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import { styleModule, type ClassName } from './styleModules.ts';
import { usedMessages } from './usedMessages.ts';

/** A first view's code: the shell's, which offers the shared modules, or an area's screen, which takes them. */
export interface FirstView {
  /** Of the package. */
  folder: string;
  /** The shell's entry, or the file with the screen; relative to the folder. */
  file: string;
  side: 'offers' | 'takes';
  classOf: ClassName;
}

interface CompiledView {
  code: Uint8Array;
  /** Every file read, for watched builds. */
  inputs: string[];
}

const portalFolder = fileURLToPath(new URL('../../../..', import.meta.url));

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
const offered = [...Object.keys(standIns).filter((name) => name !== '@portal/wire'), '@portal/research'];

const standInFolder = join(portalFolder, 'shell/src/first-view');

const entryOf = (name: string) => join(portalFolder, 'shared', name.replace('@portal/', ''), 'src/index.ts');

/** Libraries that nothing on a first view needs when it is drawn. */
const libraries =
  /^(?:@emotion|@formatjs|@mantine|@tanstack|axios|clsx|date-fns|dayjs|intl-messageformat|mantine-react-table|react-datepicker|react-dom\/|react-intl|react-router|react-select|universal-cookie|zod|zustand)/;

/** Without side effects, so that what a first view does not draw is left out. */
const pure = { sideEffects: false };

/** Shared packages by name: a stand-in's own import of its name is the real one. */
const sharedModules: Plugin = {
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
    compiler.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) =>
      /[\\/]node_modules[\\/]/.test(resolveDir) ? undefined : { path: join(resolveDir, path), ...pure },
    );
  },
};

const takenModules: Plugin = {
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
const laterCode: Plugin = {
  name: 'later code',
  setup(compiler) {
    compiler.onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, namespace: 'later', sideEffects: false } : undefined,
    );
    compiler.onLoad({ filter: /.*/, namespace: 'later' }, () => ({ contents: 'export {};' }));
  },
};

/** Calls without their schemas: a first view only looks up their answers. */
const callPaths: Plugin = {
  name: 'call paths',
  setup(compiler) {
    compiler.onLoad({ filter: /[\\/]shared[\\/]wire[\w-]*[\\/]src[\\/]calls\.ts$/ }, async ({ path }) => {
      const calls = (await import(pathToFileURL(path).href)) as Record<string, { path?: unknown }>;
      const lines = Object.entries(calls).map(
        ([name, call]) => `export const ${name} = ${JSON.stringify({ path: call.path })};`,
      );
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

/** CSS modules; their rules are collected in `rules`, by file. */
function styleModules(classOf: ClassName, rules: Map<string, string>): Plugin {
  return {
    name: 'style modules',
    setup(compiler) {
      compiler.onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { names, css } = styleModule(path, await readFile(path, 'utf8'), classOf);
        rules.set(path, css);
        return { contents: `export default ${JSON.stringify(names)};`, loader: 'js' };
      });
      compiler.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
    },
  };
}

/** The texts of this package and of the shared components. */
async function textsOf(folder: string, language: 'en' | 'de'): Promise<Record<string, string>> {
  const folders = ['shared/i18n', 'shared/research'].map((each) => join(portalFolder, each));
  const files = [...folders, folder].map((each) => join(each, `src/messages/${language}.ts`));
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(file).href)) as Record<string, Record<string, string>>,
    ),
  );
  return Object.assign({}, ...modules.map((module) => module[language])) as Record<string, string>;
}

/** The area's chunk hands its screen to the shell's, whichever comes first; without the other, either does nothing. */
const areaEntry = (file: string) => `import { Component } from ${JSON.stringify(`./${file}`)};
globalThis.__portalFirstView.add({ Screen: Component, words: FIRST_VIEW_WORDS, styles: FIRST_VIEW_STYLES });`;

const optionsOf = ({ folder, file, side }: FirstView): BuildOptions => ({
  ...(side === 'offers'
    ? { entryPoints: [join(folder, file)] }
    : { stdin: { contents: areaEntry(file), resolveDir: folder, loader: 'js' as const } }),
  absWorkingDir: portalFolder,
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: side === 'takes' ? { js: '(globalThis.__portalFirstParts ??= []).push(() => {' } : {},
  footer: side === 'takes' ? { js: '});' } : {},
  legalComments: 'none',
  logLevel: 'silent',
  nodePaths: [join(folder, 'node_modules')],
  write: false,
  metafile: true,
});

const usedFiles = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );

/**
 * Compiles components for the first view: with a renderer that draws them once, instead of React, and with the messages
 * and styles that they use. Compiled twice: the first time tells which these are.
 */
export async function compileFirstView(view: FirstView): Promise<CompiledView> {
  const rules = new Map<string, string>();
  const plugins = [
    laterCode,
    ...(view.side === 'takes' ? [takenModules] : []),
    sharedModules,
    callPaths,
    styleModules(view.classOf, rules),
  ];
  const options = optionsOf(view);
  const compile = async (words: unknown, styles: string) => {
    const define = {
      ...options.define,
      FIRST_VIEW_WORDS: JSON.stringify(words),
      FIRST_VIEW_STYLES: JSON.stringify(styles),
    };
    const { outputFiles, metafile } = await build({
      ...options,
      define,
      plugins,
      write: false,
      metafile: true,
    });
    return { file: outputFiles[0], metafile };
  };
  const trial = await compile({}, '');
  const code = trial.file?.text ?? '';
  const [en, de] = await Promise.all(
    (['en', 'de'] as const).map(async (language) => usedMessages(code, await textsOf(view.folder, language))),
  );
  const used = usedFiles(trial.metafile);
  const unknown = used.filter((file) => file.startsWith('library:'));
  if (unknown.length > 0)
    throw new Error(`First views have no ${unknown.join(', ')}: give what uses it a stand-in.`);
  const css = used.map((file) => rules.get(join(portalFolder, file)) ?? '').join('\n');
  const { code: styles } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
  const { file, metafile } = await compile({ en, de }, styles.trim());
  const inputs = Object.keys(metafile.inputs).filter((input) => !/^[\w-]+:|^</.test(input));
  return {
    code: file?.contents ?? new Uint8Array(),
    inputs: inputs.map((input) => join(portalFolder, input)),
  };
}
