import type { LoadedFiles } from '@portal/build/lazy-modules';
import { withUsers, type WorkspacePackage } from './workspacePackages.ts';

export interface Selection {
  /** Why everything is run; the rest is empty then. */
  everything?: string;
  /** Folders and files to lint. */
  lint: string[];
  /** Changed files to check. */
  format: string[];
  /** Folders and files. */
  unit: string[];
  /** Paths in e2e. */
  browser: 'all' | string[];
  /** Tests in these files that load nothing of what changed, as Playwright's test lists name them. */
  skipped: string[];
}

/** By file, then by title. */
type AreasOfTests = Record<string, Record<string, string[]>>;

interface Known {
  packages: readonly WorkspacePackage[];
  /** Paths in e2e/specs. */
  specs: readonly string[];
  /**
   * What each browser test shows: lazily loaded modules, or an area of which it loaded none. An unlisted file may show
   * any area, an unlisted test what its file shows.
   */
  areasOf: AreasOfTests;
  filesOf: (area: string) => LoadedFiles;
  exists: (file: string) => boolean;
}

/** They read files of the whole project instead of importing them. */
export const readsEverything = [
  'platform/src/tools/change-cost',
  'platform/src/tools/documents',
  'platform/src/tools/typeface/letters.test.ts',
  'shared/build/src/checks',
  'shared/build/src/eslint',
  'shared/build/src/generator',
  'shared/build/src/webpack/sharedModules.test.ts',
  'e2e/src/checklist',
];

const nothing: Selection = { lint: [], format: [], unit: [], browser: [], skipped: [] };
const everything = (reason: string): Selection => ({ ...nothing, everything: reason });

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isDocument = (file: string) => file.endsWith('.md') || /^docs\/images\//.test(file);
const specOf = (file: string) => /^e2e\/specs\/(.+\.spec\.ts)$/.exec(file)?.[1];

/** Anything made with these packages can change. */
const tools = ['tool', 'template', 'unknown'];

/** Selects the tests a change can affect; everything if unknown. */
export function selectTests(files: readonly string[], known: Known): Selection {
  const { packages } = known;
  const owners = new Map(files.map((file) => [file, ownerOf(file, packages)]));
  const code = files.filter((file) => !isDocument(file));
  const unknown = code.find((file) => owners.get(file) === undefined);
  if (unknown !== undefined) return everything(`${unknown} belongs to no package`);
  const described = code.find((file) => file.endsWith('/package.json'));
  if (described !== undefined) return everything(`${described} says what a package is made of`);
  const tool = code.find((file) => tools.includes(owners.get(file)?.role ?? 'unknown'));
  if (tool !== undefined) return everything(`${tool} is part of a tool that makes the others`);

  const changed = foldersOf(code, owners);
  const shipped = foldersOf(
    code.filter((file) => !isTest(file) && specOf(file) === undefined),
    owners,
  );
  const touched = [...new Set([...changed, ...withUsers(shipped, packages, 'usesInTests')])].sort();
  return {
    lint: touched,
    format: files.filter((file) => known.exists(file)),
    unit: files.length === 0 ? [] : [...touched, ...readsEverything.filter((one) => !isIn(one, touched))],
    ...browserTests(files, shipped, known),
  };
}

function ownerOf(file: string, packages: readonly WorkspacePackage[]): WorkspacePackage | undefined {
  return packages
    .filter(({ folder }) => isIn(file, [folder]))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

const isIn = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));

const foldersOf = (
  files: readonly string[],
  owners: ReadonlyMap<string, WorkspacePackage | undefined>,
): string[] => [...new Set(files.flatMap((file) => owners.get(file)?.folder ?? []))];

function browserTests(
  files: readonly string[],
  shipped: readonly string[],
  known: Known,
): Pick<Selection, 'browser' | 'skipped'> {
  const touched = withUsers(shipped, known.packages, 'uses');
  const reach: Reach = new Map();
  for (const { folder, role } of known.packages.filter((one) => touched.includes(one.folder))) {
    if (role === 'remote')
      reach.set(folder, usesShipped(folder, shipped, known) ? 'all' : modulesTouched(folder, files, known));
    // An area's calls reach its pages through the API; other dependencies of API or tests reach all pages.
    else if (shipped.includes(folder) && !isOfAreas(folder, known.packages))
      return { browser: 'all', skipped: [] };
  }
  const own = files.flatMap((file) => specOf(file) ?? []);
  const others = known.specs.filter((spec) => !own.includes(spec) && mayLoad(known.areasOf[spec], reach));
  return {
    browser: known.specs
      .filter((spec) => own.includes(spec) || others.includes(spec))
      .map((spec) => `specs/${spec}`),
    skipped: others.flatMap((spec) =>
      Object.entries(known.areasOf[spec] ?? {})
        // Those that open no page may read what areas are built to.
        .filter(([, shown]) => shown.length > 0 && !shown.some((one) => isReached(one, reach)))
        .map(([title]) => `${spec} › ${title}`),
    ),
  };
}

/** By area: all that it shows, or what loads one of these modules. */
type Reach = Map<string, 'all' | ReadonlySet<string>>;

const usesShipped = (area: string, shipped: readonly string[], { packages }: Known): boolean =>
  withUsers(
    shipped.filter((folder) => folder !== area),
    packages,
    'uses',
  ).includes(area);

/** All if a change is outside of lazily loaded modules, or in one that no test was seen to load. */
function modulesTouched(
  area: string,
  files: readonly string[],
  { areasOf, filesOf }: Known,
): 'all' | ReadonlySet<string> {
  const { first, lazy } = filesOf(area);
  const recorded = new Set(Object.values(areasOf).flatMap((tests) => Object.values(tests).flat()));
  const touched = new Set<string>();
  for (const file of files.filter((one) => isIn(one, [area]) && !isTest(one) && !isDocument(one))) {
    const path = file.slice(area.length + 1);
    const modules = [...lazy]
      .filter(([, brought]) => brought.has(path))
      .map(([module]) => `${area}/${module}`);
    if (first.has(path) || modules.length === 0 || modules.some((module) => !recorded.has(module)))
      return 'all';
    for (const module of modules) touched.add(module);
  }
  return touched;
}

function isReached(shown: string, reach: Reach): boolean {
  const [area = ''] = shown.split('/');
  const modules = reach.get(area);
  return modules === 'all' || (modules !== undefined && (shown === area || modules.has(shown)));
}

const mayLoad = (tests: AreasOfTests[string] | undefined, reach: Reach): boolean =>
  reach.size > 0 &&
  (tests === undefined || Object.values(tests).some((shown) => shown.some((one) => isReached(one, reach))));

/** Whether only areas bring this package into the shell's pages. */
function isOfAreas(folder: string, packages: readonly WorkspacePackage[]): boolean {
  const users = withUsers([folder], packages, 'uses');
  const roles = packages.filter((one) => users.includes(one.folder) && one.folder !== folder);
  return (
    roles.some(({ role }) => role === 'remote') &&
    roles.every(({ role }) => role === 'remote' || role === 'server' || role === 'e2e')
  );
}
