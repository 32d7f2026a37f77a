import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { UserFacingError } from '../faults/UserFacingError.ts';

/** At load time, re-exported, by `import()`, or types only. */
export type ImportKind = 'value' | 'reexport' | 'lazy' | 'type';

export interface SourceFile {
  /** Relative to the project. */
  path: string;
  isTest: boolean;
  lines: number;
  /** Files of the project only. */
  imports: { path: string; kind: ImportKind }[];
}

const describedPackage = z.object({
  name: z.string(),
  imports: z.record(z.string(), z.string()).default({}),
  exports: z.record(z.string(), z.string()).default({}),
});

type Package = z.infer<typeof describedPackage> & { folder: string };

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const isSource = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const notWritten = ['node_modules', 'dist', 'test-results', 'playwright-report'];

/** @throws if the folder has no package.json */
export function readSources(root: string): SourceFile[] {
  if (!existsSync(join(root, 'package.json')))
    throw new UserFacingError(`There is no package.json in ${root}.`, 'Run the command in the project.');
  const files = filesIn(root);
  const packages = files
    .filter((path) => path.endsWith('package.json'))
    .map((path) => ({
      ...describedPackage.parse(JSON.parse(readFileSync(join(root, path), 'utf8'))),
      folder: dirname(path),
    }));
  const sources = new Set(files.filter(isSource));
  return [...sources].map((path) => readSource(root, path, resolver(path, packages, sources)));
}

function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return notWritten.includes(entry.name) || entry.name.startsWith('.') ? [] : filesIn(root, path);
  });
}

type Resolve = (specifier: string) => string | undefined;

/** Undefined outside the project. */
function resolver(path: string, packages: readonly Package[], sources: ReadonlySet<string>): Resolve {
  const own = packages
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
  const named = (specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(dirname(path), specifier);
    const pattern = own?.imports['#*'];
    if (own !== undefined && pattern !== undefined && specifier.startsWith('#'))
      return join(own.folder, pattern.replace('*', specifier.slice(1)));
    const other = packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    const file = other?.exports[`.${specifier.slice(other.name.length)}`];
    return other !== undefined && file !== undefined ? join(other.folder, file) : undefined;
  };
  return (specifier) => {
    const file = named(specifier);
    return file !== undefined && sources.has(file) ? file : undefined;
  };
}

function readSource(root: string, path: string, resolve: Resolve): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = importsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false));
  return {
    path,
    isTest: isTest(path),
    lines: text.replace(/\n$/, '').split('\n').length,
    imports: imports.flatMap(({ specifier, kind }) => {
      const file = resolve(specifier);
      return file === undefined ? [] : [{ path: file, kind }];
    }),
  };
}

function importsOf(source: ts.SourceFile): { specifier: string; kind: ImportKind }[] {
  const found: { specifier: string; kind: ImportKind }[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
      node.moduleSpecifier !== undefined
    ) {
      if (ts.isStringLiteral(node.moduleSpecifier))
        found.push({ specifier: node.moduleSpecifier.text, kind: kindOf(node) });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier !== undefined && ts.isStringLiteral(specifier))
        found.push({ specifier: specifier.text, kind: 'lazy' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function kindOf(node: ts.ImportDeclaration | ts.ExportDeclaration): ImportKind {
  if (ts.isExportDeclaration(node)) return 'reexport';
  return isTypeOnly(node) ? 'type' : 'value';
}

function isTypeOnly({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.name === undefined ? clause.namedBindings : undefined;
  return (
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}
