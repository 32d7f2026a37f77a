import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { checkout } from '#run/settings/checkout.ts';

/** As Node does it: with `imports` and `exports` of package.json, and through links to the package itself. */
const asNode = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
};
const resolved = ts.createModuleResolutionCache(checkout, (path) => path, asNode);

function resolve(name: string, from: string): string | undefined {
  const { ESNext } = ts.ModuleKind;
  const { resolvedModule } = ts.resolveModuleName(name, from, asNode, ts.sys, resolved, undefined, ESNext);
  return resolvedModule?.resolvedFileName;
}

/** Imports of types load nothing. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, ''))
    .importedFiles.map(({ fileName }) => fileName);

const isOurs = (path: string | undefined): path is string =>
  path !== undefined && /(?<!\.d)\.ts$/.test(path) && !path.includes('/node_modules/');

/** The project's files that a program loads, or may load, with its own: relative paths. */
export function loadedFiles(program: string): string[] {
  const found = new Set([join(checkout, program)]);
  for (const file of found)
    for (const path of importsOf(file).map((name) => resolve(name, file))) if (isOurs(path)) found.add(path);
  return [...found].map((file) => relative(checkout, file));
}
