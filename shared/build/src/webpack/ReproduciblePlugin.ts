import webpack, {
  type Compilation,
  type Compiler,
  type Dependency,
  type Module,
  type ModuleGraphConnection,
} from 'webpack';

/** Before everything else that goes through the modules. */
const stage = -1000;

/** The file that the federation plugin makes for a build; its name is a hash of absolute paths. */
const federationEntry = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/**
 * The same sources give the same bytes. By themselves webpack and its federation plugin let two other things in:
 *
 * - Modules, and what connects them, stand in the order in which they happened to be read, from disk or cache. Re-exports
 *   are resolved in that order, and what is joined into one module follows it. They are put in the order of names and code.
 * - The ids of the federation plugin's own modules go by the place of the checkout, and so does a comment with the name of
 *   one, by which the minimizer chooses short names. They get fixed ones.
 */
export class ReproduciblePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReproduciblePlugin', (compilation) => {
      const { hooks, moduleGraph, chunkGraph } = compilation;
      hooks.optimizeDependencies.tap({ name: 'ReproduciblePlugin', stage }, () => {
        sortModules(compilation);
      });
      hooks.optimizeChunkModules.tap({ name: 'ReproduciblePlugin', stage }, (_chunks, modules) => {
        for (const module of modules) sortConnections(moduleGraph.getOutgoingConnections(module));
      });
      hooks.beforeModuleIds.tap('ReproduciblePlugin', (modules) => {
        for (const module of modules) {
          const id = fixedId(module);
          if (id !== undefined) chunkGraph.setModuleId(module, id);
        }
      });
      hooks.processAssets.tap(
        { name: 'ReproduciblePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          for (const file of Object.keys(assets).filter((name) => name.endsWith('.js')))
            compilation.updateAsset(file, withFixedNames);
        },
      );
    });
  }
}

/** A script with the federation plugin's file by a fixed name, wherever it is named. */
function withFixedNames(source: webpack.sources.Source): webpack.sources.Source {
  const text = source.source().toString();
  const fixed = new webpack.sources.ReplaceSource(source);
  for (const { 0: name, index } of text.matchAll(/(?<=\.federation\/entry\.)[0-9a-f]+(?=\.js)/g))
    fixed.replace(index, index + name.length - 1, '0'.repeat(name.length));
  return fixed;
}

function fixedId(module: Module): string | undefined {
  if (federationEntry.test(module.nameForCondition() ?? '')) return 'federation';
  return module.identifier().startsWith('container entry ') ? 'container' : undefined;
}

function sortModules({ modules, moduleGraph }: Compilation): void {
  refill(modules, (a, b) => compareTexts(a.identifier(), b.identifier()));
  for (const module of modules) {
    sortConnections(moduleGraph.getIncomingConnections(module));
    sortConnections(moduleGraph.getOutgoingConnections(module));
  }
}

function sortConnections(connections: Iterable<ModuleGraphConnection>): void {
  if (isConnectionSet(connections)) refill(connections, compareConnections);
}

const isConnectionSet = (
  connections: Iterable<ModuleGraphConnection>,
): connections is Set<ModuleGraphConnection> => connections instanceof Set;

function refill<One>(set: Set<One>, compare: (a: One, b: One) => number): void {
  const sorted = [...set].sort(compare);
  set.clear();
  for (const one of sorted) set.add(one);
}

/** By the module that asks, then by the place in its code. */
function compareConnections(one: ModuleGraphConnection, other: ModuleGraphConnection): number {
  const names = compareTexts(one.originModule?.identifier() ?? '', other.originModule?.identifier() ?? '');
  if (names !== 0) return names;
  const [a, b] = [placeOf(one.dependency), placeOf(other.dependency)];
  return a.line - b.line || a.column - b.column || a.index - b.index;
}

function placeOf(dependency: Dependency | null) {
  const { loc } = dependency ?? {};
  const start = loc !== undefined && 'start' in loc ? loc.start : undefined;
  const index = loc !== undefined && 'index' in loc ? loc.index : undefined;
  return { line: start?.line ?? 0, column: start?.column ?? 0, index: index ?? 0 };
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
