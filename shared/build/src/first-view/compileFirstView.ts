import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@portal/contract';
import { build, transform, type BuildOptions, type Metafile } from 'esbuild';
import { hint } from '../release/compileHint.ts';
import { smallest } from './smallest.ts';
import type { ClassName } from './styleModules.ts';
import { usedMessages } from './usedMessages.ts';
import { usedStyles } from './usedStyles.ts';
import {
  callPaths,
  laterAnswers,
  laterCode,
  portalFolder,
  sharedModules,
  styleModules,
  takenModules,
} from './viewPlugins.ts';

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
  code: Record<Language, string>;
  /** Every file read, for watched builds. */
  inputs: string[];
}

/** The texts of this package and of the shared components. */
async function textsOf(folder: string, language: Language): Promise<Record<string, string>> {
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
  entryPoints: side === 'offers' ? [join(folder, file)] : undefined,
  stdin: side === 'takes' ? { contents: areaEntry(file), resolveDir: folder, loader: 'js' } : undefined,
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

/** In the order in which their styles count. */
const filesOf = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));

const unknownLibraries = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && file.startsWith('library:') ? [file] : [],
    ),
  );

type Rules = ReadonlyMap<string, string>;

/** The rules of these files that the code can use. */
async function stylesOf(code: string, files: readonly string[], rules: Rules): Promise<string> {
  const css = files.map((file) => rules.get(join(portalFolder, file)) ?? '').join('\n');
  const styles = usedStyles(css, (name) => code.includes(name));
  return (await transform(styles, { loader: 'css', minify: true, target: 'es2022' })).code.trim();
}

/**
 * Compiles components for the first view: with a renderer that draws them once, instead of React, and with the messages
 * and styles that they use, in one file for each language.
 */
export async function compileFirstView(view: FirstView): Promise<CompiledView> {
  const rules = new Map<string, string>();
  const plugins = [
    laterCode,
    laterAnswers,
    ...(view.side === 'takes' ? [takenModules] : []),
    sharedModules,
    callPaths,
    styleModules(view.classOf, rules),
  ];
  const { outputFiles, metafile } = await build({
    ...optionsOf(view),
    plugins,
    write: false,
    metafile: true,
  });
  const unknown = unknownLibraries(metafile);
  if (unknown.length > 0)
    throw new Error(`First views have no ${unknown.join(', ')}: give what uses it a stand-in.`);
  const code = await smallest(outputFiles[0]?.text ?? '');
  const styles = JSON.stringify(await stylesOf(code, filesOf(metafile), rules));
  const inLanguage = async (language: Language) => {
    const words = JSON.stringify({ [language]: usedMessages(code, await textsOf(view.folder, language)) });
    const filled = code.replace('FIRST_VIEW_WORDS', () => words).replace('FIRST_VIEW_STYLES', () => styles);
    return `${hint}\n${filled}`;
  };
  const inputs = Object.keys(metafile.inputs).filter((input) => !/^[\w-]+:|^</.test(input));
  return {
    code: { en: await inLanguage('en'), de: await inLanguage('de') },
    inputs: inputs.map((input) => join(portalFolder, input)),
  };
}
